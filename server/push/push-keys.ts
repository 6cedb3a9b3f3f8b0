import type { Database } from '#server/db/database.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The keys that the server signs its push messages with, made when they are first asked for (RUN-12). Browsers hold on to
 * the public one: another would end what they subscribed to.
 */
export async function readPushKeys(db: Database): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ id: 1, public_key: made.publicKey, private_key: made.privateKey })
    // Another process was quicker.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await findKeys(db)) ?? made
}

async function findKeys(db: Database): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst()
}
