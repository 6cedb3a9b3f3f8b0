import type { Transaction } from 'kysely'
import type { FactorDetail } from '#contract/admin/audit.ts'
import { isTotpCode, plainCode } from '#contract/factor-code.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { requirePlaces, takePlaces } from '#server/limits/take-places.ts'
import { lockAccount } from '../lock-account.ts'
import { type OpenedSession, openSession } from '../open-session.ts'
import { networkLimit, signInLimits } from '../sign-in-limits.ts'
import { findKnownSources, type SignInSource } from '../sign-in-sources.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { readTicket, type TicketHolder, useTicket } from './sign-in-ticket.ts'
import { useTotpCode } from './use-totp-code.ts'

interface CodeStep {
  ticket: string
  /** As it was typed. */
  code: string
}

/**
 * Opens a session by the ticket of a right password and a one-time or recovery code (SESSION-35). Tries are counted
 * before they are judged, as passwords are (LIMIT-16); a wrong code leaves the ticket as it is.
 *
 * @param onFailed told of a code that was wrong, and whose account it was for
 * @throws ApiError `sign_in_over`, `invalid_input` where the code is wrong, `too_many_attempts`
 */
export async function signInByCode(
  db: Database,
  { ticket, code }: CodeStep,
  from: SignInSource,
  onFailed: (userId: string) => void,
): Promise<OpenedSession> {
  await requirePlaces(db, [networkLimit(from, 'code')])
  const account = await readTicket(db, ticket)
  const known = await findKnownSources(db, account.email, from)
  const { limits, own } = await signInLimits(db, account.email, from, known, 'code')
  const places = await takePlaces(db, limits)
  const opened = await takeCode(db, account, { ticket, code: plainCode(code) }, from)
  if (!opened) {
    onFailed(account.id)
    throw new ApiError('invalid_input', { code: ['code.wrong'] })
  }
  await places.giveBack(own)
  return opened
}

/** @returns undefined where the code is wrong */
function takeCode(
  db: Database,
  account: TicketHolder,
  { ticket, code }: CodeStep,
  from: SignInSource,
): Promise<OpenedSession | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw new ApiError('sign_in_over')
    const factor = await useCode(transaction, account.id, code)
    if (factor === undefined) return undefined
    await useTicket(transaction, ticket)
    return openSession(transaction, account.id, from, factor)
  })
}

async function useCode(
  transaction: Transaction<Tables>,
  userId: string,
  code: string,
): Promise<FactorDetail | undefined> {
  if (isTotpCode(code)) return (await useTotpCode(transaction, userId, code)) ? 'totp' : undefined
  return (await useRecoveryCode(transaction, userId, code)) ? 'recoveryCode' : undefined
}
