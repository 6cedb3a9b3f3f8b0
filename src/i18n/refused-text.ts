import type { TFunction } from 'i18next'

const texts = {
  'too-many': 'outbox.tooMany',
  'too-large': 'outbox.tooLarge',
  unavailable: 'outbox.unavailable',
} as const

/** Why a submission could not be kept on the device while there is no connection. */
export function refusedText(t: TFunction, why: keyof typeof texts): string {
  return t(texts[why])
}
