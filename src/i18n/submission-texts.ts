import type { TFunction } from 'i18next'

const catalogue = {
  SendMessage: { label: 'outbox.contactMessage', delivered: 'notice.messageSent' },
  RequestQuotation: { label: 'outbox.quotationRequest', delivered: 'notice.quotationSent' },
  SubmitCV: { label: 'outbox.cvSubmission', delivered: 'notice.cvSent' },
  RegisterVendor: { label: 'outbox.vendorRegistration', delivered: 'notice.vendorSent' },
} as const

const otherwise = { label: 'outbox.otherSubmission', delivered: 'outbox.delivered' } as const

const isKnown = (call: string): call is keyof typeof catalogue => Object.hasOwn(catalogue, call)
const textsOf = (call: string) => (isKnown(call) ? catalogue[call] : otherwise)

/**
 * `withdrawn`: the item was taken out elsewhere. `superseded`: the form was changed after an attempt that may have
 * succeeded. `changedSince`: it was changed while the former version was being sent, which has arrived. `slowStorage`:
 * it waits for the device's storage.
 */
type SubmissionFate =
  | 'retrying'
  | 'unsaved'
  | 'withdrawn'
  | 'superseded'
  | 'changedSince'
  | 'slowStorage'

/** A form says this about its last submission: the number to quote, or what becomes of it after it failed. */
export type SubmissionNote = { kind: 'reference'; reference: string } | { kind: SubmissionFate }

/** @returns the name of a visitor's submission */
export function submissionLabel(t: TFunction, call: string): string {
  return t(textsOf(call).label)
}

/** @returns what a visitor reads once a submission is with the server */
export function deliveredMessage(t: TFunction, call: string): string {
  return t(textsOf(call).delivered)
}
