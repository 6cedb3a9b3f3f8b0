import { useEffect, useId, useReducer, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraftOf } from '../../drafts/use-draft-of.ts'
import { useRecordDraft } from '../../drafts/use-record-draft.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import type { OpenedNote } from '../use-opened-note.ts'
import { checkRecord } from './check-record.ts'
import { type FormValues, toForm } from './form-values.ts'
import {
  beginEditing,
  type EditingEvent,
  type RecordEditing,
  reduceEditing,
} from './record-editing.ts'

export interface EditedRecord {
  screen: CollectionScreen
  /** The state that the edit begins from; undefined for a new record. */
  record: AdminRecord | undefined
  /** True when the record is deleted. */
  isGone?: boolean
  /** That the record was looked at, on its way to be noted. */
  noted?: OpenedNote | undefined
  onSaved: (record: AdminRecord) => void
}

export type RecordFormState = ReturnType<typeof useRecordForm>

/** The state of a record's form: its values, which its collection checks, its edit and its draft. */
export function useRecordForm({ screen, record, isGone = false, noted }: EditedRecord) {
  const { collection, fields } = screen
  const name = `admin ${collection.name} ${useId()}`
  const { recordId, draft } = useDraftOf(screen, record)
  const [state, dispatch] = useReducer(
    (known: RecordEditing, event: EditingEvent) => reduceEditing(fields, known, event),
    undefined,
    () => beginEditing(record, isGone, draft),
  )
  const { base, files } = state
  const [chosenFiles] = useState(() => new Map<string, Promise<boolean>>())
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fields, base),
    resolver: checkRecord(collection.input, fields, base === undefined),
  })
  const kept = useRecordDraft({ screen, form, base, recordId, begun: draft, files })
  useEffect(() => {
    void noted?.saved.then((now) => now && dispatch({ kind: 'heard', record: now }))
  }, [noted])
  return {
    /** Names the form among others of this tab. */
    name,
    /** Of a new record it is the key under which it is stored once. */
    recordId,
    form,
    state,
    dispatch,
    kept,
    chosenFiles,
  }
}
