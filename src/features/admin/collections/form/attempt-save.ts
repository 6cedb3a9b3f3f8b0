import { type $ZodType, safeParse } from 'zod/v4/core'
import { ApiFailure, isGoneError } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import { laterState } from './later-state.ts'
import type { SaveOutcome } from './record-editing.ts'

/** The record as it is now, where a change was based on an older one. */
function staleRecord(schema: $ZodType, error: unknown): AdminRecord | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 412 || !isRecord(error.body))
    return undefined
  const read = safeParse(schema, error.body.data)
  return read.success ? (read.data as AdminRecord) : undefined
}

interface Attempt {
  /** Sends what is in the form as a change of that record, or as a new one. */
  save: (from: AdminRecord | undefined) => Promise<AdminRecord>
  /** Told of a new record that is there already. */
  onFound: (record: AdminRecord) => void
}

/**
 * Saves a record, also over a later version that has changed nothing the form holds (RECORD-14).
 *
 * @param from what the edit goes on from; undefined for a new record
 */
export async function attemptSave(
  screen: CollectionScreen,
  from: AdminRecord | undefined,
  attempt: Attempt,
): Promise<SaveOutcome> {
  const { collection, fields } = screen
  try {
    return { kind: 'saved', record: await attempt.save(from) }
  } catch (error) {
    const now = staleRecord(collection.record, error)
    if (now === undefined) {
      const isGone = from !== undefined && collection.abilities.remove && isGoneError(error)
      return isGone ? { kind: 'gone' } : { kind: 'refused', error }
    }
    if (from === undefined) attempt.onFound(now)
    const isOurs = from ? laterState(fields, from, now) === now : now.version === 1
    return isOurs ? attemptSave(screen, now, attempt) : { kind: 'stale', theirs: now }
  }
}
