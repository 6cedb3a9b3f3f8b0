import { type RefObject, useEffect } from 'react'
import { takenAtEnd } from '#src/ui/taken-at-end.ts'

/** Pixels that are enough for notes below the bar, at the end of a page. */
const room = 120

/** The work of each bar of the page: one that goes leaves the room to another, such as one behind its dialog. */
const bars = new Set<() => void>()

/**
 * Lifts what floats over the page above a bar at its lower edge: it would cover the bar and take its presses.
 *
 * @param keyboard pixels that a phone's keyboard covers; the notes stay behind it, away from the bar
 */
export function useNotesAbove(bar: RefObject<HTMLElement | null>, keyboard: number): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const page = document.documentElement.style
    const lift = () => {
      const { top, bottom } = element.getBoundingClientRect()
      const isInTheWay = keyboard === 0 && top < innerHeight && bottom > innerHeight - room
      const taken = isInTheWay ? `${Math.ceil(innerHeight - top)}px` : ''
      // Every change of it styles the page anew.
      if (page.getPropertyValue(takenAtEnd) !== taken) page.setProperty(takenAtEnd, taken)
    }
    // It grows with what it says, and moves with the page.
    bars.add(lift)
    const observer = new ResizeObserver(lift)
    observer.observe(element)
    observer.observe(document.body)
    addEventListener('scroll', lift, { passive: true })
    return () => {
      bars.delete(lift)
      observer.disconnect()
      removeEventListener('scroll', lift)
      page.removeProperty(takenAtEnd)
      for (const liftAgain of bars) liftAgain()
    }
  }, [bar, keyboard])
}
