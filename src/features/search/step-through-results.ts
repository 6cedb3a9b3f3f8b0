import type { KeyboardEvent } from 'react'
import { resultLink } from './search-result.tsx'

/** The arrow keys go from the question to the results, from one to the next, and back. */
export function stepThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`input[type="search"], [${resultLink}]`),
  ]
  const place = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[place + step]
  if (place < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
