import { randomUUID } from 'node:crypto'
import type { Push, PushDevice, PushKinds } from '#contract/admin/push.ts'
import { newsTopics } from '#contract/admin/notifications.ts'
import type { Language } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { timeNow } from '#server/time/clock.ts'
import { fromFlag, toFlag, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { isPushService } from '#server/push/is-push-service.ts'
import { readPushKeys } from '#server/push/push-keys.ts'
import { isWorkOf, topicsFor } from './submitted-sources.ts'
import { ensureSubscription, readSubscriptions, type Subscription } from './subscriptions.ts'

/** The subjects that the user's devices are told of, and if the device of this session is told (ADMIN-15). */
export async function readPush(db: Database, { id, userId, roles }: Session): Promise<Push> {
  const subscriptions = await readSubscriptions(db, userId)
  const device = await db
    .selectFrom('push_devices')
    .select('id')
    .where('session_id', '=', id)
    .executeTakeFirst()
  return {
    publicKey: (await readPushKeys(db)).publicKey,
    isOn: device !== undefined,
    kinds: Object.fromEntries(
      topicsFor(roles).map((name) => [name, isPushed(roles, subscriptions[name])]),
    ),
  }
}

/** As the person chose; else of all that is their roles' work. */
export function isPushed(
  roles: readonly Role[],
  { collection, pushes }: Pick<Subscription, 'collection' | 'pushes'>,
): boolean {
  return pushes === null ? isWorkOf(roles, collection) : fromFlag(pushes)
}

/** Changes what the user's devices are told of. */
export async function savePushKinds(
  db: Database,
  session: Session,
  kinds: PushKinds,
): Promise<Push> {
  const subscriptions = await readSubscriptions(db, session.userId)
  for (const collection of newsTopics) {
    const chosen = kinds[collection]
    if (chosen === undefined) continue
    await ensureSubscription(db, subscriptions[collection])
    await db
      .updateTable('subscriptions')
      .set({ pushes: toFlag(chosen) })
      .where('user_id', '=', session.userId)
      .where('collection', '=', collection)
      .execute()
  }
  return readPush(db, session)
}

/**
 * Tells the device of this session from now on, in the language that its page is in; another session of the same browser
 * no more.
 *
 * @param own see `isPushService`
 * @throws ApiError `unknown_push_service`
 */
export async function addPushDevice(
  db: Database,
  session: Session,
  { endpoint, keys }: PushDevice,
  { language, own }: { language: Language; own: string | undefined },
): Promise<Push> {
  if (!isPushService(endpoint, own)) throw new ApiError('unknown_push_service')
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('push_devices')
      .where((row) => row.or([row('session_id', '=', session.id), row('endpoint', '=', endpoint)]))
      .execute()
    await transaction
      .insertInto('push_devices')
      .values({
        id: randomUUID(),
        session_id: session.id,
        endpoint,
        ...keys,
        told_until: toTime(new Date(timeNow())),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .updateTable('users')
      .set({ language })
      .where('id', '=', session.userId)
      .where('language', '!=', language)
      .execute()
  })
  return readPush(db, session)
}

/** Tells the device of this session no more. */
export async function removePushDevice(db: Database, session: Session): Promise<Push> {
  await db.deleteFrom('push_devices').where('session_id', '=', session.id).execute()
  return readPush(db, session)
}
