import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { PasskeyChallengesTable } from '#server/db/tables/factors.ts'
import { sessionLimits } from '../session-limits.ts'

/** The purpose of a challenge, and the account that may answer it; anyone may where that is empty. */
export interface ChallengeUse {
  purpose: Selectable<PasskeyChallengesTable>['purpose']
  holder: string
}

/** Makes a challenge for a browser. It is stored, since another process may get the answer (SESSION-40). */
export async function issueChallenge(db: Database, use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = toTime(new Date(timeNow() + sessionLimits.challenge))
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, ...use, expires_at })
    .execute()
  return challenge
}

/** Takes a challenge out of use. @returns whether it was given for this use, and not answered or run out before */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, holder }: ChallengeUse,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .where('expires_at', '>', toTime(new Date(timeNow())))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
