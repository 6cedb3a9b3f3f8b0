import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { ChartCurve } from './chart-data.ts'
import type { Scale } from './chart-scale.ts'

const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
  Home: -Infinity,
  End: Infinity,
}

/** The point of a curve that somebody reads, by pointing near it or by keys (CURVE-2). */
export function useReading(curve: ChartCurve | undefined, x: Scale) {
  const [read, setRead] = useState<number>()
  const last = (curve?.points.length ?? 0) - 1
  const middle = Math.max(0, Math.floor(last / 2))
  const reading = read === undefined ? undefined : Math.min(read, last)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setRead(undefined)
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setRead(Math.min(last, Math.max(0, (reading ?? middle) + step)))
  }

  const onPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const drawing = currentTarget.querySelector('svg')?.getBoundingClientRect()
    if (drawing === undefined || drawing.width === 0 || curve === undefined) return
    const pointed = (clientX - drawing.left) / drawing.width
    const distances = curve.points.map((point) => Math.abs(x.place(point.x) - pointed))
    setRead(distances.indexOf(Math.min(...distances)))
  }

  return {
    /** Undefined until one is read. */
    reading,
    /** The one that keys go on from. */
    place: reading ?? middle,
    handlers: {
      onKeyDown,
      onFocus: () => setRead(reading ?? middle),
      onPointerDown: onPointer,
      onPointerMove: onPointer,
    },
  }
}
