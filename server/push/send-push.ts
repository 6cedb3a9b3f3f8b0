import type { PushMessage } from '#contract/admin/push.ts'
import type { Database } from '#server/db/database.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { readPushKeys } from './push-keys.ts'

/** Hands a message over to a device's push service. @throws Error with a `code`: it has not taken it */
export type SendPush = (deviceId: string, message: PushMessage) => Promise<void>

/** Milliseconds without an answer from a push service. */
const patience = 5_000
/** Seconds for which a push service holds a message for a device that is off. */
const timeToLive = 24 * 60 * 60

/**
 * Sends by the services of the browsers, each message encrypted for its device alone (ADMIN-15). A device that its
 * service does not know any more is forgotten.
 */
export function createPush(db: Database): SendPush {
  return async (deviceId, message) => {
    const device = await db
      .selectFrom('push_devices')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('id', '=', deviceId)
      .executeTakeFirst()
    if (!device) return
    const { endpoint, ...keys } = device
    // A push service writes to it when something is wrong.
    const contact = await readSender(db, 'en')
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(message),
      {
        TTL: timeToLive,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: `mailto:${contact.address}`, ...(await readPushKeys(db)) },
      },
    )
    const { status } = await post(endpoint, {
      method,
      headers: asStrings(headers),
      body: Uint8Array.from(body),
    })
    if (status === 404 || status === 410)
      await db.deleteFrom('push_devices').where('id', '=', deviceId).execute()
    else if (status >= 300) throw fault(String(status))
  }
}

async function post(endpoint: string, request: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patience)
    return await fetch(endpoint, { ...request, redirect: 'manual', signal })
  } catch {
    throw fault('unreachable')
  }
}

const fault = (code: string) =>
  Object.assign(new Error(`The push service did not take a message: ${code}`), { code })

const asStrings = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
