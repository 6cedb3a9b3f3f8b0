import { dataSheetSchema } from '#contract/admin/data-sheets.ts'
import type { Picture } from '#contract/picture-schema.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import type { FormFieldDeclaration } from '../field.ts'
import type { AdminRecord } from '../column.ts'
import { laterState } from './later-state.ts'

/** The known details of the files that a form's values name. */
export interface KnownFiles {
  /** By their ids. */
  pictures: Readonly<Record<string, Picture>>
  /** Names of data sheets, by their files. */
  dataSheets: Readonly<Record<string, string>>
}

/** An edit of a record: all but the values of the form. */
export interface RecordEditing {
  /** Tells what prevents a save. `attempts`: how often one was refused because the record is deleted. */
  phase:
    | { kind: 'editing' }
    | { kind: 'conflict'; theirs: AdminRecord }
    | { kind: 'gone'; attempts: number }
  /** The state that the edit began from; undefined for a new record. */
  base: AdminRecord | undefined
  /** The record as far as is known here. */
  current: AdminRecord | undefined
  /** The draft that it began with, typed before and never published; undefined once that is given up. */
  draft: Draft | undefined
  /** The number of times that the form was refused. */
  refusals: number
  /** Those that were stored for this form. */
  files: KnownFiles
}

/** The result of an attempt to save. */
export type SaveOutcome =
  | { kind: 'saved'; record: AdminRecord }
  /** Another user has saved the record meanwhile. */
  | { kind: 'stale'; theirs: AdminRecord }
  | { kind: 'gone' }
  /** By the form's own rules where there is no error. */
  | { kind: 'refused'; error?: unknown }

export type EditingEvent =
  | SaveOutcome
  /** The record is there: looked at, brought back, or a new one that was stored while its answer was lost. */
  | { kind: 'heard'; record: AdminRecord }
  /** Of a conflict: the edit goes on over the other editor's version, or as before. */
  | { kind: 'resolved' | 'closed' }
  | { kind: 'discarded' }
  | { kind: 'stored'; files: Partial<KnownFiles> }

const editing = { kind: 'editing' } as const

/** @param isGone true when the record is deleted */
export function beginEditing(
  record: AdminRecord | undefined,
  isGone: boolean,
  draft: Draft | undefined,
): RecordEditing {
  return {
    phase: isGone ? { kind: 'gone', attempts: 0 } : editing,
    // A draft's record was read by its collection's schema when the draft was begun, and so were its pictures.
    base: draft ? (draft.base as AdminRecord | undefined) : record,
    current: record,
    draft,
    refusals: 0,
    files: {
      pictures: (draft?.pictures ?? {}) as KnownFiles['pictures'],
      dataSheets: draft?.dataSheets ?? {},
    },
  }
}

/** The name of a record's data sheet, by its file. */
function sheetNameOf(record: AdminRecord | undefined): KnownFiles['dataSheets'] {
  const sheet = dataSheetSchema.safeParse(record?.dataSheet).data
  return sheet ? { [sheet.file]: sheet.name } : {}
}

/** The files of the form, and of the records that it is about. */
export function filesOf({ phase, base, files }: RecordEditing): KnownFiles {
  const theirs = phase.kind === 'conflict' ? phase.theirs : undefined
  return {
    pictures: { ...base?.pictures, ...theirs?.pictures, ...files.pictures },
    dataSheets: { ...sheetNameOf(base), ...sheetNameOf(theirs), ...files.dataSheets },
  }
}

/** Gives the state of an edit after an event (RECORD-14, RECORD-16). */
export function reduceEditing(
  fields: readonly FormFieldDeclaration[],
  state: RecordEditing,
  event: EditingEvent,
): RecordEditing {
  const { phase, base, current, files } = state
  switch (event.kind) {
    case 'refused':
      return { ...state, refusals: state.refusals + 1 }
    case 'saved':
      return { ...state, phase: editing, base: event.record }
    case 'stale':
      return { ...state, phase: { kind: 'conflict', theirs: event.theirs } }
    case 'gone': {
      const attempts = phase.kind === 'gone' ? phase.attempts : 0
      return { ...state, phase: { kind: 'gone', attempts: attempts + 1 } }
    }
    case 'heard': {
      const { record } = event
      return {
        ...state,
        phase: phase.kind === 'gone' ? editing : phase,
        base: base ? laterState(fields, base, record) : record,
        current: current && current.version > record.version ? current : record,
      }
    }
    case 'resolved':
      return phase.kind === 'conflict' ? { ...state, phase: editing, base: phase.theirs } : state
    case 'closed':
      return phase.kind === 'conflict' ? { ...state, phase: editing } : state
    case 'discarded':
      return { ...state, base: current, draft: undefined }
    case 'stored': {
      const pictures = { ...files.pictures, ...event.files.pictures }
      const dataSheets = { ...files.dataSheets, ...event.files.dataSheets }
      return { ...state, files: { pictures, dataSheets } }
    }
  }
}
