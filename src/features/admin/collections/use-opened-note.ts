import { useEffect, useRef, useState } from 'react'
import type { AdminRecord, CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'

/**
 * Saves that a record was looked at, where its collection notes that. It happens behind what is shown, and where it
 * fails nobody is disturbed: the next look notes it.
 *
 * @param seen the record as the server gave it
 * @returns what the record is then; a save that comes after it waits for it
 */
export function useOpenedNote(
  screen: CollectionScreen,
  seen: AdminRecord | undefined,
): Promise<AdminRecord | undefined> | undefined {
  const { save } = useRecordChanges(screen)
  const [noted, setNoted] = useState<Promise<AdminRecord | undefined>>()
  const asked = useRef(false)
  useEffect(() => {
    const note = seen && screen.whenOpened?.(seen)
    if (note === undefined || asked.current) return
    asked.current = true
    setNoted(save(note, seen).catch(() => undefined))
  }, [screen, seen, save])
  return noted
}
