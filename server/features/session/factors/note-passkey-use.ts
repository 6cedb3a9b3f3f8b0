import type { Selectable, Transaction } from 'kysely'
import type { PasskeysTable } from '#server/db/tables/factors.ts'
import type { Tables } from '#server/db/tables.ts'

/** Notes that a passkey was used. @returns false where it was removed meanwhile */
export async function notePasskeyUse(
  transaction: Transaction<Tables>,
  { id, counter, last_used_at }: Selectable<PasskeysTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
