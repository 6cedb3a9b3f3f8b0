import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'
import { account } from './account.ts'

interface NewAccount {
  email: string
  firstName?: string
  roles: readonly Role[]
  language?: 'ar' | 'en'
}

/** Stores one more account, with the password of the first. @returns its id, and its credentials for the sign-in */
export async function addAccount(
  db: Database,
  { email, firstName = 'Mona', roles, language = 'en' }: NewAccount,
): Promise<{ id: string; credentials: typeof account }> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow()
  const row = newRow()
  await db
    .insertInto('users')
    .values({
      ...row,
      email,
      password_hash,
      first_name: firstName,
      last_name: '',
      gender: 0,
      photo: null,
      roles: toJson(roles),
      status: 'active',
      language,
      last_seen_at: null,
    })
    .execute()
  return { id: row.id, credentials: { ...account, email } }
}
