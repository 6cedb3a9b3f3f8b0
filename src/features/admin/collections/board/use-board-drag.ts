import {
  type CollisionDetection,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type RefObject, useEffect, useState } from 'react'
import { type Lifted, liftedOf } from './board-words.ts'

/** Pixels of a mouse's way before a press is a drag. */
const mouseWay = 6
/** Milliseconds and pixels by which a finger that rests is told from one that scrolls. */
const touchRest = { delay: 250, tolerance: 8 }
/** Pixels from the edge of the columns in which a drag draws them along, and how far in each frame. */
const edge = 56
const drawn = 12

/** The card that is held; moved by keys it stays in sight where it was. */
interface Dragged extends Lifted {
  byKeys: boolean
}

/** The element id of a state's column. */
export const columnId = (state: string) => `board-${state}`

/**
 * How cards are dragged between the columns of these states: by a mouse, by a finger that rests first (else it
 * scrolls), and by the arrow keys from column to column, in the order in which they are seen.
 *
 * @param columns the element that the columns scroll in
 */
export function useBoardDrag(states: readonly string[], columns: RefObject<HTMLElement | null>) {
  const [dragged, setDragged] = useState<Dragged>()
  // The state whose column the keys have come to.
  const [aimed, setAimed] = useState('')
  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const onward = document.documentElement.dir === 'rtl' ? -step : step
      setAimed((from) => states[states.indexOf(from) + onward] ?? from)
    }
    // With a place to go to the package scrolls by itself, and then forgets to look what is below the card.
    return undefined
  }
  const collisionDetection: CollisionDetection = (asked) =>
    asked.pointerCoordinates ? pointerWithin(asked) : [{ id: aimed }]
  const byKeys = dragged?.byKeys === true
  useEffect(() => {
    if (byKeys)
      document
        .getElementById(columnId(aimed))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [byKeys, aimed])
  useDrawnAlong(columns, dragged !== undefined)
  return {
    dragged,
    sensors: useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: mouseWay } }),
      useSensor(TouchSensor, { activationConstraint: touchRest }),
      useSensor(KeyboardSensor, { coordinateGetter }),
    ),
    collisionDetection,
    begin: ({ active, activatorEvent }: DragStartEvent) => {
      const lifted = liftedOf(active)
      if (!lifted) return
      setAimed(lifted.state)
      setDragged({ ...lifted, byKeys: activatorEvent instanceof KeyboardEvent })
    },
    end: () => setDragged(undefined),
  }
}

/** Scrolls the columns while a card is held at their edge: the package itself goes astray right to left. */
function useDrawnAlong(columns: RefObject<HTMLElement | null>, isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return
    let at: number | undefined
    const follow = (event: MouseEvent | TouchEvent) => {
      at = 'touches' in event ? event.touches[0]?.clientX : event.clientX
    }
    let frame = 0
    const draw = () => {
      frame = requestAnimationFrame(draw)
      const box = columns.current?.getBoundingClientRect()
      if (box === undefined || at === undefined) return
      if (at < box.left + edge) columns.current?.scrollBy(-drawn, 0)
      if (at > box.right - edge) columns.current?.scrollBy(drawn, 0)
    }
    draw()
    window.addEventListener('mousemove', follow)
    window.addEventListener('touchmove', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('mousemove', follow)
      window.removeEventListener('touchmove', follow)
    }
  }, [columns, isDragging])
}
