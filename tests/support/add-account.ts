import { hash } from '@node-rs/argon2'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'
import { account } from './account.ts'

interface NewAccount {
  email: string
  firstName?: string
  gender?: 0 | 1
  roles: readonly Role[]
  language?: 'ar' | 'en'
}

/**
 * Argon2id with the least that it takes, and so is its check: with the product's own, hashes were a tenth of the work of
 * all API tests. Those are tested in seed.test and sign-in.isolated.test.
 */
const quickHash = hash(account.password, { memoryCost: 8, timeCost: 1 })

/** Stores one more account, with the password of the first. @returns its id, and its credentials for the sign-in */
export async function addAccount(
  db: Database,
  { email, firstName = 'Mona', gender = 0, roles, language = 'en' }: NewAccount,
): Promise<{ id: string; credentials: typeof account }> {
  const row = newRow()
  await db
    .insertInto('users')
    .values({
      ...row,
      email,
      password_hash: await quickHash,
      first_name: firstName,
      last_name: '',
      gender,
      photo: null,
      roles: toJson(roles),
      status: 'active',
      language,
      last_seen_at: null,
    })
    .execute()
  return { id: row.id, credentials: { ...account, email } }
}

/** Stores the first account, as a first start does. */
export async function createAccount(db: Database): Promise<void> {
  const { email } = account
  await addAccount(db, { email, firstName: 'Admin', gender: 1, roles: ['owner'], language: 'ar' })
}
