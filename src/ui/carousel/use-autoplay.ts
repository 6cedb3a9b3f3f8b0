import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react'
import type { Swiper } from 'swiper'
import { moveByItself } from './move-by-itself.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * When a carousel may move by itself: while nobody points at it or has the focus in it, unless it was paused;
 * under reduced motion only once it was told to play.
 *
 * @param delay milliseconds for which each slide stays
 */
export function useAutoplay(swiper: Swiper | undefined, delay: number) {
  const reducedMotion = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !reducedMotion
  const moving = playing && !pointed && !focused

  // A pointer or focus that came before the app fires no event.
  const readEarly = useCallback((holder: HTMLElement | null) => {
    if (holder === null) return
    setPointed(matchMedia('(hover: hover)').matches && holder.matches(':hover'))
    setFocused(holder.contains(document.activeElement))
  }, [])

  useEffect(() => {
    if (swiper === undefined || !moving) return
    return moveByItself(swiper, delay)
  }, [swiper, moving, delay])

  return {
    playing,
    moving,
    toggle: () => {
      setChosen(!playing)
      // A visitor who presses 'play' is still on the button, but wants the slides to move.
      setPointed(false)
      setFocused(false)
    },
    /** For the element that holds the slides and their controls. */
    holders: {
      ref: readEarly,
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(true)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
