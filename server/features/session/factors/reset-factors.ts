import type { Account } from '#contract/admin/accounts.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { changeAccounts } from '../accounts/change-accounts.ts'
import { readAccount } from '../accounts/present-account.ts'
import { lockUser } from './confirmation.ts'

const factorTables = ['totp_secrets', 'recovery_codes', 'passkeys', 'sign_in_tickets'] as const

const sessionTables = ['sessions', 'sign_in_sources'] as const

/**
 * Takes all second factors of somebody else away who has lost theirs (ACCOUNT-6). Their sessions end and their devices
 * are new ones (SESSION-34): whoever has the factor must not go on.
 *
 * @throws ApiError `own_factors` for the own account, whose factors ask for a confirmation; `not_found`, `forbidden`
 */
export async function resetFactors(db: Database, session: Session, id: string): Promise<Account> {
  if (id === session.userId) throw new ApiError('own_factors')
  return changeAccounts(db, session, async (transaction) => {
    await readAccount(transaction, id)
    await lockUser(transaction, id)
    for (const table of [...factorTables, ...sessionTables])
      await transaction.deleteFrom(table).where('user_id', '=', id).execute()
    await auditAccess(transaction, {
      userId: session.userId,
      action: 'factorsReset',
      collection: 'accounts',
      recordId: id,
    })
    return readAccount(transaction, id)
  })
}
