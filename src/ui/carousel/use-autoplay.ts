import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import type { Swiper } from 'swiper'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * When a carousel may move by itself: while nobody points at it or has the focus in it, unless it was paused;
 * under reduced motion only once it was told to play.
 */
export function useAutoplay(swiper: Swiper | undefined) {
  const reducedMotion = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !reducedMotion
  const moving = playing && !pointed && !focused

  useEffect(() => {
    if (swiper === undefined) return
    if (moving) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, moving])

  return {
    playing,
    moving,
    toggle: () => {
      setChosen(!playing)
      // Whoever presses 'play' is still on the button, and means it.
      setPointed(false)
      setFocused(false)
    },
    /** For the element that holds the slides and their controls. */
    holders: {
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
