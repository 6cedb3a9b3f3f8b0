import type { TFunction } from 'i18next'
import { ApiFailure } from '#contract/errors.ts'
import { answeredMessages } from './answered-messages.ts'

/** The message for staff when a call of the back office failed: the server's words where it has any (API-4). */
export function adminFailure(t: TFunction<['admin', 'translation']>, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('translation:failure.unknown')
  if (error.kind === 'network') return t('collections.failure.network')
  if (error.kind === 'timeout') return t('collections.failure.timeout')
  // The answer holds the record as it is now, which is no message.
  if (error.status === 412) return t('collections.stale')
  const said = answeredMessages(error)
  return said.length > 0 ? said.join('\n') : t('translation:failure.unknown')
}
