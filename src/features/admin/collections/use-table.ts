import { startTransition, useEffect, useState } from 'react'
import type { RecordTable } from './record-table.tsx'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

type Table = typeof RecordTable

/** Once its code has come, every list has it at once. */
let known: Table | undefined

/**
 * The table of a wide screen, whose code comes after the list. Until then, and while something in the rows that stand in
 * for it is being pressed, there is none: a link that goes between press and release would lose the click.
 *
 * @param wanted whether the screen shows a table
 */
export function useTable(wanted: boolean) {
  const [table, setTable] = useState(() => known)
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    importWhenOnline(() => import('./record-table.tsx')).then(
      (code) => {
        known = code.RecordTable
        startTransition(() => setTable(() => code.RecordTable))
      },
      () => undefined,
    )
  }, [wanted])
  useEffect(() => {
    if (!pressed) return
    // The click follows the release.
    const release = () => setTimeout(() => setPressed(false))
    const listening = new AbortController()
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release, listening)
    return () => listening.abort()
  }, [pressed])
  return {
    RecordTable: wanted && !pressed ? table : undefined,
    hold: () => setPressed(true),
  }
}
