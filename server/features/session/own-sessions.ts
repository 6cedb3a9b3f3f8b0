import type { OwnSession } from '#contract/own-sessions.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { sessionDevice } from './session-device.ts'
import { sessionLimits } from './session-limits.ts'
import { forgetOtherSources, forgetSource, type SignInSource } from './sign-in-sources.ts'

/** The most sessions that a list tells of; ending all others ends those beyond it too. */
const longestList = 100

/** The live sessions of the account that asks, its own first, then the latest seen (SESSION-29). */
export async function listOwnSessions(
  db: Database,
  { id, userId }: Session,
): Promise<OwnSession[]> {
  const now = timeNow()
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('refreshed_at', '>=', toTime(new Date(now - sessionLimits.idle)))
    .where('created_at', '>=', toTime(new Date(now - sessionLimits.longest)))
    .orderBy((expression) => expression.case().when('id', '=', id).then(0).else(1).end())
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .limit(longestList)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    network: row.network,
    createdAt: row.created_at,
    seenAt: row.refreshed_at,
    isCurrent: row.id === id,
  }))
}

/**
 * Ends a session of the account that asks: its tokens stop working at once, and its device is a new one again
 * (SESSION-30, SESSION-34).
 *
 * @throws ApiError `not_found` also for somebody else's
 */
export async function endOwnSession(
  db: Database,
  { userId }: Session,
  id: string,
): Promise<{ id: string }> {
  return db.transaction().execute(async (transaction) => {
    const [found] = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['browser', 'system', 'network', 'device'])
      .execute()
    if (found === undefined) throw new ApiError('not_found')
    const { device, ...ended } = found
    if (device !== null) await forgetSource(transaction, userId, device)
    await auditAccess(transaction, { userId, action: 'sessionEnded', details: ended })
    return { id }
  })
}

/**
 * Ends all sessions of the account but the one that asks (SESSION-30). All other devices and networks are new ones
 * again, also those without a session (SESSION-34).
 */
export async function endOtherSessions(
  db: Database,
  present: Session,
  from: SignInSource,
): Promise<{ ended: number }> {
  const { id, userId } = present
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', id)
      .executeTakeFirst()
    const device = await sessionDevice(transaction, present)
    await forgetOtherSources(transaction, userId, from, device)
    const ended = Number(numDeletedRows)
    if (ended > 0) await auditAccess(transaction, { userId, action: 'sessionEnded', count: ended })
    return { ended }
  })
}
