import { useEffect, useRef, useState } from 'react'
import { useMayWrite } from '../permissions.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'

export interface OpenedNote {
  /** The record once it is saved; undefined where that failed or was given up. */
  saved: Promise<AdminRecord | undefined>
  /** Called before what was typed is saved, which waits for nothing; an answer that comes after it is not heard. */
  giveUp: () => void
}

/**
 * Saves that a record was looked at, where its collection notes that. It happens behind what is shown, and where it
 * fails nobody is disturbed: the next look notes it.
 *
 * @param seen the record as the server gave it
 */
export function useOpenedNote(
  screen: CollectionScreen,
  seen: AdminRecord | undefined,
): OpenedNote | undefined {
  const mayWrite = useMayWrite(screen.collection.description)
  const { save } = useRecordChanges(screen)
  const [noted, setNoted] = useState<OpenedNote>()
  const asked = useRef(false)
  useEffect(() => {
    const note = mayWrite && seen && screen.whenOpened?.(seen)
    if (!note || asked.current) return
    asked.current = true
    const call = new AbortController()
    const saved = save(note, seen, { signal: call.signal }).catch(() => undefined)
    setNoted({ saved, giveUp: () => call.abort() })
  }, [screen, seen, save, mayWrite])
  return noted
}
