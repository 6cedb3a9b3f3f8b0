import { useState } from 'react'
import type { AdminRecord } from '../column.ts'

/** The rows of a list that were chosen, and how to choose them. */
export interface Selection {
  isChosen: (record: { id: string }) => boolean
  /** True when all rows of the page are. */
  all: boolean
  toggle: (record: { id: string }) => void
  toggleAll: () => void
}

/** The same with what each row is called. */
export interface RowSelection<Row> extends Selection {
  nameOf: (row: Row) => string
}

const none: ReadonlySet<string> = new Set()

/** Chooses among the rows that a list shows: one that leaves the page is chosen no more. */
export function useSelection(records: readonly AdminRecord[]) {
  const [ids, setIds] = useState(none)
  const chosen = records.filter(({ id }) => ids.has(id))
  const all = chosen.length > 0 && chosen.length === records.length
  const selection: Selection = {
    isChosen: ({ id }) => ids.has(id),
    all,
    toggle: ({ id }) =>
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () => setIds(all ? none : new Set(records.map(({ id }) => id))),
  }
  return { chosen, selection, clear: () => setIds(none) }
}
