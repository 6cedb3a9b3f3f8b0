import { createContext, type Dispatch, useContext } from 'react'
import type { Language } from '#contract/locale.ts'
import type { AdminRecord } from '../column.ts'
import type { EditingEvent, KnownFiles } from './record-editing.ts'

interface RecordFormContextValue {
  /** The record that the edit began from; undefined for a new one. */
  base: AdminRecord | undefined
  files: KnownFiles
  /**
   * The files that were chosen, by the fields they were chosen in: each settles when its file is stored (true) or was
   * refused (false). Saving waits for them, since what it sends names what was stored.
   */
  chosenFiles: Map<string, Promise<boolean>>
  /** The language of a form that shows one at a time. */
  shown: Language
  dispatch: Dispatch<EditingEvent>
  /** The name of the collection. */
  collection: string
  /** Saves one field by itself, while the others wait; without a connection it waits with them. */
  saveAlone: (field: string, value: string) => Promise<void>
}

export const RecordFormContext = createContext<RecordFormContextValue | undefined>(undefined)

export function useRecordFormContext(): RecordFormContextValue {
  const value = useContext(RecordFormContext)
  if (value === undefined) throw new Error('A field is inside the form of a record')
  return value
}
