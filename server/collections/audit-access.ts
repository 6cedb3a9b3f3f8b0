import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type AccessAction, accessActions, type AccessDetails } from '#contract/admin/audit.ts'
import { timeNow } from '#server/time/clock.ts'
import { fromJson, toJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

const hour = 3_600_000
/** Milliseconds after which an entry is forgotten. */
const retention = 365 * 24 * hour
/** Networks of which failed sign-ins are told one by one within an hour, for one account or for all unknown ones. */
const mostNetworks = 20

interface Access {
  /** Empty for an account that is not known. */
  userId: string
  action: AccessAction
  /** Of the records that it is about; `sessions` for what is about signing in. */
  collection?: string
  recordId?: string | null
  /** Nothing but what the trail may show: no password, no token, nothing that was typed (AUDIT-7). */
  details?: Partial<Omit<AccessDetails, 'rows'>>
  /** Of an export. Those of several are alike whatever their rows, and the most is told. */
  rows?: number
  /** Records of a portion: those of several add up, and are one time. */
  portion?: number
  /** How often it happened. */
  count?: number
}

interface FailedSignIn {
  /** Empty for an account that is not known. */
  userId: string
  /** Shortened. */
  network: string
  action?: 'signInFailed' | 'codeFailed'
}

/**
 * Records an event that is no change in the audit trail (AUDIT-4). Equal events within an hour are one row with a
 * count, so that repeated ones do not fill the table.
 */
export async function auditAccess(
  db: Database | Transaction<Tables>,
  access: Access,
): Promise<void> {
  const {
    userId,
    action,
    collection = 'sessions',
    recordId = null,
    details = {},
    count = access.portion === undefined ? 1 : 0,
  } = access
  const now = toTime(new Date(timeNow()))
  const id = idOf([hourOf(now), userId, action, collection, recordId, details])
  const after = toJson({ ...details, ...(await toldRows(db, id, access)) })
  await db
    .insertInto('audit_entries')
    .values((expression) => ({
      id,
      at: now,
      user_id: userId,
      user_email: expression.fn.coalesce(
        expression.selectFrom('users').select('email').where('id', '=', userId).$asScalar(),
        expression.val(''),
      ),
      collection,
      record_id: recordId,
      record_version: null,
      action,
      count: Math.max(1, count),
      before: toJson(null),
      after,
    }))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((expression) => ({
        at: now,
        after,
        count: expression('audit_entries.count', '+', count),
      })),
    )
    .execute()
}

/** The rows of an export, or more where an entry that is alike has told of more; of portions their sum. */
async function toldRows(db: Database | Transaction<Tables>, id: string, { rows, portion }: Access) {
  if (rows === undefined && portion === undefined) return {}
  const told = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('id', '=', id)
    .executeTakeFirst()
  const before = Number(told && fromJson(told.after)?.['rows']) || 0
  return { rows: portion === undefined ? Math.max(rows ?? 0, before) : before + portion }
}

/**
 * Tells of a failed sign-in, or of a wrong code after a right password, by account and network (AUDIT-5); of an account that is not known nothing is stored.
 * Beyond a number of networks within an hour the others share a row: a flood from everywhere fills no table.
 */
export async function auditFailedSignIn(
  db: Database,
  { userId, network, action = 'signInFailed' }: FailedSignIn,
): Promise<void> {
  const now = toTime(new Date(timeNow()))
  const told = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('user_id', '=', userId)
    .where('at', '>=', `${hourOf(now)}:00`)
    .where('action', '=', action)
    .limit(mostNetworks + 1)
    .execute()
  const isFull =
    told.length >= mostNetworks && !told.some(({ after }) => after === toJson({ network }))
  await auditAccess(db, {
    userId,
    action,
    details: { network: isFull ? '' : network },
  })
}

/** Forgets what is no change after a year. */
export async function forgetOldAccess(db: Database): Promise<void> {
  await db
    .deleteFrom('audit_entries')
    .where('action', 'in', accessActions)
    .where('at', '<', toTime(new Date(timeNow() - retention)))
    .execute()
}

/** `2026-11-25T13` */
const hourOf = (time: string): string => time.slice(0, 13)

/** The same for what is alike, in the form of any id. */
function idOf(parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
