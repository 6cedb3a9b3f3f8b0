import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { useReducedMotion } from '#src/ui/carousel/use-reduced-motion.ts'

/** Milliseconds, and the part of the section that must be seen first (COUNTER-2). */
const duration = 3000
const visiblePart = 0.3
/**
 * Milliseconds between two steps. Each is a frame of the whole page, which at sixty a second would keep a slow phone
 * from answering anything for as long as the digits run; the eye reads none of them either way.
 */
const pace = 60

/** A section far taller than the screen can never show 30 % of itself: most of the screen then has to do. */
function thresholdFor(section: Element): number {
  return Math.min(visiblePart, (innerHeight * 0.6) / section.getBoundingClientRect().height)
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}

/**
 * Tells how far the counters have run, from 0 to 1: 1 on the server and under reduced motion, else 0 until enough of
 * the section around `inside` is seen, and then up to 1, once (COUNTER-2, COUNTER-3).
 */
export function useCountUp(inside: RefObject<Element | null>): number {
  const hydrated = useHydrated()
  const still = useReducedMotion()
  const [progress, setProgress] = useState(0)
  const begun = useRef<number>(undefined)

  useEffect(() => {
    const section = inside.current?.closest('section')
    if (still || !section) return
    let timer: number | undefined
    const step = () => {
      const now = performance.now()
      begun.current ??= now
      const part = Math.min(1, (now - begun.current) / duration)
      setProgress(easeOut(part))
      if (part < 1) timer = window.setTimeout(step, pace)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        step()
      },
      { threshold: thresholdFor(section) },
    )
    observer.observe(section)
    // Paper shows where they end, not how far they have come.
    const end = () => setProgress(1)
    addEventListener('beforeprint', end)
    return () => {
      removeEventListener('beforeprint', end)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [inside, still])

  return !hydrated || still ? 1 : progress
}
