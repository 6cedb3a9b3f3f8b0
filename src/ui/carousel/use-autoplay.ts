import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Carousel, type Movement, moveByItself } from './move-by-itself.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * When a carousel may move by itself: while nobody points at it or has the focus in it, unless it was paused;
 * under reduced motion only once it was told to play.
 *
 * @param shown place of the slide that shows: whoever chooses one has it for its whole time
 * @param delay milliseconds for which each slide stays
 */
export function useAutoplay(carousel: Carousel | undefined, shown: number, delay: number) {
  const reducedMotion = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !reducedMotion
  const moving = playing && !pointed && !focused
  const movement = useRef<Movement>(undefined)

  // A pointer or focus that came before the app fires no event.
  const readEarly = useCallback((holder: HTMLElement | null) => {
    if (holder === null) return
    setPointed(matchMedia('(hover: hover)').matches && holder.matches(':hover'))
    setFocused(holder.contains(document.activeElement))
  }, [])

  useEffect(() => {
    if (carousel === undefined || !moving) return
    const { el } = carousel
    // In the frame in which the slides begin to move: one of its own would cost as much again.
    const slideNext = () => flushSync(() => void carousel.slideNext())
    movement.current = moveByItself({ el, slideNext }, delay)
    return () => movement.current?.stop()
  }, [carousel, moving, delay])
  useEffect(() => movement.current?.restart(), [shown])

  const toggle = useCallback(() => {
    setChosen(!playing)
    // A visitor who presses 'play' is still on the button, but wants the slides to move.
    setPointed(false)
    setFocused(false)
  }, [playing])

  return {
    playing,
    moving,
    toggle,
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
