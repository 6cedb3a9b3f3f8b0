import type { TFunction } from 'i18next'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'

/** The state of an item in words: what it waits for, or why it was not taken (OUTBOX-8). */
export function itemStateText(
  t: TFunction,
  { call, state, failure, nextAttemptAt }: OutboxItem,
  language: Language,
): string {
  if (failure?.kind === 'expired') return t('outbox.expired')
  if (state === 'stopped' && failure !== undefined) {
    const { kind, status, body } = failure
    const details = { ...(status === undefined ? {} : { status }), body }
    return failureMessage(t, new ApiFailure(call, kind, details))
  }
  if (!navigator.onLine) return t('outbox.noConnection')
  return t('outbox.nextAttempt', { time: formatMoment(nextAttemptAt, language) })
}
