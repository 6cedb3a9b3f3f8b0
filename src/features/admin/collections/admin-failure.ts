import { ApiFailure } from '#contract/errors.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import type { AdminText } from './column.ts'

/** True when the answer to a call says that its record is not there. */
export function isGoneError(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410)
}

/** The message for staff when a call of the back office failed: the server's words where it has any (API-4). */
export function adminFailure(t: AdminText, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('translation:failure.unknown')
  if (error.kind === 'network') return t('collections.failure.network')
  if (error.kind === 'timeout') return t('collections.failure.timeout')
  // The answer holds the record as it is now, which is no message.
  if (error.status === 412) return t('collections.stale')
  const said = answeredMessages(error)
  return said.length > 0 ? said.join('\n') : t('translation:failure.unknown')
}
