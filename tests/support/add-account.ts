import { hash } from '@node-rs/argon2'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
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
 * Argon2id with the least that it takes. Its check costs as little, which would else be a quarter of a test's work; what
 * the product stores itself is tested in seed.test and first-password.test.
 */
const quickHash = hash(account.password, { memoryCost: 8, timeCost: 1 })

/** Has each account of a server that runs take the password of the tests by the quick hash. */
export async function takeQuickHash(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, (error) => {
    throw error
  })
  await db
    .updateTable('users')
    .set({ password_hash: await quickHash })
    .execute()
  await db.destroy()
}

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
