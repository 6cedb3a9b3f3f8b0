import { type PointerEvent, useRef, useState } from 'react'

/** The part of its width by which a toast must be dragged to go (TOAST-8). */
const dragAwayShare = 0.6

/** Pixels under which a movement is a click. */
const clickSlop = 6

/** Lets an element be dragged sideways with a pointer: away beyond 60 % of its width, else back; a mere click closes too. */
export function useDragAway(onAway: () => void) {
  const [offset, setOffset] = useState(0)
  const [dragging, setDragging] = useState(false)
  const start = useRef<{ x: number; width: number } | undefined>(undefined)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    start.current = { x: event.clientX, width: event.currentTarget.offsetWidth }
    setDragging(true)
    // The pointer may leave the toast while it drags it; jsdom and old browsers lack the call.
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== undefined) setOffset(event.clientX - start.current.x)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = undefined
    setDragging(false)
    if (from === undefined) return
    const moved = Math.abs(event.clientX - from.x)
    if (moved <= clickSlop || moved >= from.width * dragAwayShare) onAway()
    else setOffset(0)
  }

  const onPointerCancel = () => {
    start.current = undefined
    setDragging(false)
    setOffset(0)
  }

  return {
    offset,
    dragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
