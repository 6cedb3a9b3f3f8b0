import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { sessionLimits } from './session-limits.ts'

/** Forgets the sessions, mailed links, half-done sign-ins and set-ups, and networks and devices of sign-ins whose time is over. */
export async function forgetExpired(db: Database): Promise<void> {
  const now = timeNow()
  const before = (age: number) => toTime(new Date(now - age))
  await db
    .deleteFrom('sessions')
    .where((expression) =>
      expression.or([
        expression('refreshed_at', '<', before(sessionLimits.idle)),
        expression('created_at', '<', before(sessionLimits.longest)),
      ]),
    )
    .execute()
  for (const table of [
    'password_resets',
    'invitations',
    'sign_in_tickets',
    'passkey_challenges',
  ] as const)
    await db.deleteFrom(table).where('expires_at', '<=', before(0)).execute()
  await db
    .deleteFrom('totp_secrets')
    .where('state', '=', 'pending')
    .where('created_at', '<=', before(sessionLimits.totpSetup))
    .execute()
  await db
    .deleteFrom('sign_in_sources')
    .where((expression) =>
      expression.or([
        expression('seen_at', '<=', before(sessionLimits.knownDevice)),
        expression.and([
          expression('source', 'like', 'network %'),
          expression('seen_at', '<=', before(sessionLimits.knownSource)),
        ]),
      ]),
    )
    .execute()
}
