import { auditFailedSignIn } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { shortNetwork } from '#server/http/short-network.ts'
import type { SignInSource } from './sign-in-sources.ts'

/**
 * Tells the trail of a sign-in that failed (AUDIT-5).
 *
 * @param userId empty where the account is not known
 * @param action `codeFailed` where the password was right
 */
export function auditFailure(
  db: Database,
  userId: string,
  { address }: SignInSource,
  action: 'signInFailed' | 'codeFailed' = 'signInFailed',
): Promise<void> {
  return auditFailedSignIn(db, { userId, network: shortNetwork(address), action })
}
