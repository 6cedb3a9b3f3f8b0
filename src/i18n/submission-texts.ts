import type { TFunction } from 'i18next'

const catalogue = {
  SendMessage: { label: 'outbox.contactMessage', delivered: 'notice.messageSent' },
} as const

const otherwise = { label: 'outbox.otherSubmission', delivered: 'outbox.delivered' } as const

const isKnown = (call: string): call is keyof typeof catalogue => Object.hasOwn(catalogue, call)
const textsOf = (call: string) => (isKnown(call) ? catalogue[call] : otherwise)

/** What a visitor's submission is called. */
export function submissionLabel(t: TFunction, call: string): string {
  return t(textsOf(call).label)
}

/** What a visitor reads once a submission is with the server (spec section 8). */
export function deliveredMessage(t: TFunction, call: string): string {
  return t(textsOf(call).delivered)
}
