import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { columnCount, type PointTexts } from './model-form.ts'
import { pastePoints } from './paste-points.ts'

export type ChangeCurve = (change: (curve: readonly PointTexts[]) => PointTexts[]) => void

/** Keys that go from a cell to the one above or below it. */
const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

const withCell = (point: PointTexts, column: number, text: string) =>
  Array.from({ length: columnCount }, (_, at) => (at === column ? text : (point[at] ?? '')))

/** Edits a table of points: typing, pasting, removing, and moving by keys (MODEL-9). */
export function usePointsEditing(onChange: ChangeCurve) {
  const table = useRef<HTMLTableElement>(null)
  const [leftOut, setLeftOut] = useState({ rows: 0, columns: 0 })

  const type = useCallback(
    (row: number, column: number, text: string) =>
      onChange((points) =>
        points.map((point, at) => (at === row ? withCell(point, column, text) : point)),
      ),
    [onChange],
  )
  const paste = useCallback(
    (row: number, column: number, event: ClipboardEvent<HTMLInputElement>) => {
      const copied = event.clipboardData.getData('text')
      const tried = pastePoints([], { row, column }, copied)
      if (tried === undefined) return
      event.preventDefault()
      setLeftOut(tried.leftOut)
      onChange((points) => pastePoints(points, { row, column }, copied)?.curve ?? [...points])
    },
    [onChange],
  )
  const remove = useCallback(
    (row: number) => onChange((points) => points.filter((_point, at) => at !== row)),
    [onChange],
  )
  const step = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event
    const by = steps[event.key]
    if (by === undefined || !(target instanceof HTMLInputElement)) return
    // Enter would send the form.
    event.preventDefault()
    const [row = 0, column = 0] = (target.dataset.cell ?? '').split(' ').map(Number)
    const next = `[data-cell="${row + by} ${column}"]`
    table.current?.querySelector<HTMLInputElement>(next)?.focus()
  }
  return { table, leftOut, type, paste, remove, step }
}
