import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { sessionLimits } from '../session-limits.ts'
import { createToken, hashToken } from '../session-token.ts'

/** The account of a right password that waits for its second step. */
export interface TicketHolder {
  id: string
  email: string
  password_hash: string
}

/** A ticket for the second step of a sign-in (SESSION-35). The account is locked. */
export async function issueTicket(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<string> {
  const ticket = createToken()
  await transaction
    .insertInto('sign_in_tickets')
    .values({
      token_hash: hashToken(ticket),
      user_id: userId,
      expires_at: toTime(new Date(timeNow() + sessionLimits.ticket)),
    })
    .execute()
  return ticket
}

/**
 * The account that a ticket was given to.
 *
 * @throws ApiError `sign_in_over` where it is unknown, used or has run out, or the account was deactivated
 */
export async function readTicket(db: Database, ticket: string): Promise<TicketHolder> {
  const holder = await db
    .selectFrom('sign_in_tickets')
    .innerJoin('users', 'users.id', 'sign_in_tickets.user_id')
    .select(['users.id', 'users.email', 'users.password_hash'])
    .where('sign_in_tickets.token_hash', '=', hashToken(ticket))
    .where('sign_in_tickets.expires_at', '>', toTime(new Date(timeNow())))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!holder) throw new ApiError('sign_in_over')
  return holder
}

/**
 * Takes the ticket out of use: it opens one session (SESSION-35).
 *
 * @throws ApiError `sign_in_over` where another try was faster
 */
export async function useTicket(transaction: Transaction<Tables>, ticket: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sign_in_tickets')
    .where('token_hash', '=', hashToken(ticket))
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ApiError('sign_in_over')
}
