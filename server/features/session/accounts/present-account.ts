import type { Transaction } from 'kysely'
import type { Account } from '#contract/admin/accounts.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { fullName } from '../present.ts'

/** Every account, by e-mail. @param id of the only one to be read */
export async function readAccounts(
  db: Database | Transaction<Tables>,
  id?: string,
): Promise<Account[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.user_id', 'users.id')
    .selectAll('users')
    .select('invitations.expires_at as invitedUntil')
    .select((expression) => [
      expression
        .exists(
          expression
            .selectFrom('totp_secrets')
            .select('totp_secrets.user_id')
            .whereRef('totp_secrets.user_id', '=', 'users.id')
            .where('totp_secrets.state', '=', 'active'),
        )
        .as('hasTotp'),
      expression
        .exists(
          expression
            .selectFrom('passkeys')
            .select('passkeys.id')
            .whereRef('passkeys.user_id', '=', 'users.id'),
        )
        .as('hasPasskey'),
    ])
    .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
    .orderBy('users.email')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    email: row.email,
    name: fullName(row),
    roles: [...fromJson(row.roles)],
    status: row.status,
    language: row.language,
    lastSeenAt: row.last_seen_at,
    hasFactor: Boolean(row.hasTotp) || Boolean(row.hasPasskey),
    invitedUntil: row.invitedUntil,
  }))
}

/** @throws ApiError `not_found` */
export async function readAccount(
  db: Database | Transaction<Tables>,
  id: string,
): Promise<Account> {
  const [account] = await readAccounts(db, id)
  if (!account) throw new ApiError('not_found')
  return account
}
