import { vi } from 'vitest'

/** Stands in for what jsdom lacks: everything is on the screen, and motion is welcome unless told. */
export function fakeViewport({ reducedMotion = false } = {}): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: IntersectionObserverCallback
      constructor(call: IntersectionObserverCallback) {
        this.#call = call
      }
      observe(target: Element) {
        // The rest of an entry is read by nobody here.
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry
        this.#call([entry], this as unknown as IntersectionObserver)
      }
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
}
