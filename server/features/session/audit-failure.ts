import { auditFailedSignIn } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { shortNetwork } from '#server/http/short-network.ts'
import type { SignInSource } from './sign-in-sources.ts'

/** Tells the trail of a sign-in that failed (AUDIT-5). @param userId empty where the account is not known */
export function auditFailure(
  db: Database,
  userId: string,
  { address }: SignInSource,
): Promise<void> {
  return auditFailedSignIn(db, { userId, network: shortNetwork(address) })
}
