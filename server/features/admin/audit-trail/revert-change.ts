import { mayWrite } from '#contract/roles.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { parseInput } from '#server/http/parse-input.ts'
import type { Session } from '#server/http/session-of.ts'
import { findRow } from '../find-row.ts'
import type { AdminRecord } from '../present.ts'
import { saveRecord } from '../save-record.ts'
import type { Store } from '../store.ts'
import { findStore } from '../stores.ts'
import { isRevertible } from './is-revertible.ts'

type Fields = Record<string, unknown>

/**
 * Gives a record all fields that it had before one change, as a change of its own that is audited too.
 *
 * @param version of the record that the wish is based on
 * @param origin the site's own
 * @throws ApiError `not_found` for an unknown entry or a record that is gone, `forbidden`, `not_revertible` for a change
 *   before which there was no record, `stale` with the current record; `invalid_input` where the earlier state is
 *   not allowed any more
 */
export async function revertChange(
  db: Database,
  session: Session,
  { entryId, version, origin }: { entryId: string; version: number; origin: string },
): Promise<AdminRecord> {
  const entry = await db
    .selectFrom('audit_entries')
    .select(['collection', 'record_id', 'action'])
    .where('id', '=', entryId)
    .executeTakeFirst()
  const store = findStore(entry?.collection ?? '')
  if (!entry || !store) throw new ApiError('not_found')
  if (!mayWrite(session.roles, store.collection.description)) throw new ApiError('forbidden')
  if (!isRevertible(entry.action) || entry.record_id === null) throw new ApiError('not_revertible')
  const id = entry.record_id
  const now = store.read(await findRow(db, store, id))
  const fields = await fieldsBefore(db, store, { entryId, id, now })
  const input = parseInput(store.collection.input, fields) as Fields
  return saveRecord(db, store, session.userId, {
    id,
    version,
    input,
    origin,
    action: 'revert',
  })
}

/** The fields that staff may enter, as they were before this entry: each change since is taken back in turn. */
async function fieldsBefore(
  db: Database,
  { collection }: Store,
  { entryId, id, now }: { entryId: string; id: string; now: Fields },
): Promise<Fields> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before'])
    .where('collection', '=', collection.name)
    .where('record_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('record_version', 'desc')
    .execute()
  const undone = entries.slice(0, entries.findIndex((entry) => entry.id === entryId) + 1)
  const states = undone
    .filter(({ action }) => isRevertible(action))
    .map(({ before }) => fromJson(before) ?? {})
  const then = Object.assign({}, now, ...states) as Fields
  return Object.fromEntries(Object.keys(collection.fields).map((name) => [name, then[name]]))
}
