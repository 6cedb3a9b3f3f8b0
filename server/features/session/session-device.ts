import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The device that a session is used on, as a source; null where it is not known or the session has ended. */
export async function sessionDevice(
  transaction: Transaction<Tables>,
  { id }: { id: string },
): Promise<string | null> {
  const session = await transaction
    .selectFrom('sessions')
    .select('device')
    .where('id', '=', id)
    .executeTakeFirst()
  return session?.device ?? null
}
