import { defaultLanguage } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { validationTexts } from '#contract/validation-texts.ts'
import { ConfigError, type Config } from '#server/config.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'
import { findPasswordFault } from './find-password-fault.ts'
import { forgetFirstPassword, generateFirstPassword } from './first-password.ts'
import { hashPassword } from './password-hash.ts'

/** The account with which staff sign in, told at the start. */
export interface FirstAccount {
  email: string
  /** Present only in the start that has just made it. */
  generatedPassword?: string
  origin: 'generated' | 'configured' | 'existing'
}

/**
 * Makes the first account where there is none (SESSION-28), with `ADMIN_PASSWORD` or a generated one, which is in
 * its file before the account is there. The account has the password as an Argon2id hash.
 *
 * @throws ConfigError when `ADMIN_PASSWORD` breaks the rules of any new password (SESSION-27)
 */
export async function createFirstAccount(
  db: Database,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'dataDir'>,
): Promise<FirstAccount> {
  const existing = await findFirstAccount(db)
  if (existing) return existing
  const { adminEmail, adminPassword } = config
  const fault = adminPassword && (await findPasswordFault(db, adminPassword, adminEmail))
  if (fault) throw new ConfigError([`ADMIN_PASSWORD is refused: ${validationTexts.en[fault]}`])
  const password = adminPassword ?? (await generateFirstPassword(config.dataDir))
  const row = {
    ...newRow(),
    email: adminEmail,
    password_hash: await hashPassword(password),
    first_name: 'Admin',
    last_name: '',
    gender: 1,
    photo: null,
    roles: toJson<readonly Role[]>(['owner']),
    status: 'active' as const,
    language: defaultLanguage,
    last_seen_at: null,
  }
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows === 0n) {
    // Another process that started at the same time has made it, elsewhere with a password of its own.
    await forgetFirstPassword(db, config.dataDir)
    return { email: adminEmail, origin: 'existing' }
  }
  return adminPassword === undefined
    ? { email: adminEmail, generatedPassword: password, origin: 'generated' }
    : { email: adminEmail, origin: 'configured' }
}

async function findFirstAccount(db: Database): Promise<FirstAccount | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return user && { email: user.email, origin: 'existing' }
}
