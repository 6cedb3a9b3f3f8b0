import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/admin/audit.ts'
import { timeNow } from '#server/time/clock.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'

type Fields = Record<string, unknown>

interface Change {
  /** The user who changed it. */
  userId: string
  collection: string
  action: AuditAction
  recordId: string | null
  recordVersion: number | null
  before: Fields | null
  after: Fields | null
}

/** Stores who changed what, and when; of a record that stays, only the fields that differ. */
export async function auditChange(transaction: Transaction<Tables>, change: Change): Promise<void> {
  const { before, after } = change
  const changed = before && after && differing(before, after)
  await transaction
    .insertInto('audit_entries')
    .values((expression) => ({
      id: randomUUID(),
      at: toTime(new Date(timeNow())),
      user_id: change.userId,
      user_email: expression
        .selectFrom('users')
        .select('email')
        .where('id', '=', change.userId)
        .$asScalar(),
      collection: change.collection,
      record_id: change.recordId,
      record_version: change.recordVersion,
      action: change.action,
      before: toJson(changed ? pick(before, changed) : before),
      after: toJson(changed ? pick(after, changed) : after),
    }))
    .execute()
}

function differing(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}
