import { vi } from 'vitest'

const realNow = performance.now.bind(performance)

/** As though the page had been open for longer: a form then takes whoever fills it in for a person (FORM-7). */
export function passTime(milliseconds = 5000): void {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + milliseconds)
}
