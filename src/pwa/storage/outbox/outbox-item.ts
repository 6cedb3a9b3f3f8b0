import type { Call } from '#contract/endpoint.ts'
import type { FailureKind } from '#contract/errors.ts'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import type { Language } from '#contract/locale.ts'
import type { Submission } from './submission.ts'
import { submissionKey } from './submission-key.ts'

/** The kept part of a failure (an `ApiFailure`), or a note that the time to try is over. */
interface ItemFailure {
  kind: FailureKind | 'expired'
  status?: number
  body?: unknown
}

/** The common part of an item and its receipt. */
interface OutboxRecord {
  /** A UUID; also its `Idempotency-Key`. */
  id: string
  /** The draft that it was made of: the form that holds this draft finds the item by it (OUTBOX-1). */
  draft: string
  /** The id of one of `submissionCalls`. */
  call: string
  /** Milliseconds since 1970, as the other times. */
  createdAt: number
}

/** A submission that is kept until the server has it (OUTBOX-1, API-9). */
export interface OutboxItem extends OutboxRecord, Submission {
  /** Of the page that it was written on; sent as `x-lang`. */
  language: Language
  attempts: number
  nextAttemptAt: number
  state: 'waiting' | 'stopped'
  failure?: ItemFailure
  /** True once an attempt has failed in a way that does not tell whether the server has the item. */
  mayHaveArrived?: boolean
}

/** Stands for an item that the server has, so that a form shown later knows that its draft was sent. */
export interface Receipt extends OutboxRecord {
  state: 'delivered'
  deliveredAt: number
}

export type Stored = OutboxItem | Receipt

interface ItemOrigin {
  /** The id of the draft, a random UUID. */
  draft?: string
  /** Sent with the fields, but no part of what the visitor wrote. */
  trap?: Record<string, string>
  /** Milliseconds before the first attempt. */
  wait?: number
}

export function newItem(
  call: Call,
  language: Language,
  submission: Submission,
  { draft = newIdempotencyKey(), trap = {}, wait = 0 }: ItemOrigin = {},
): OutboxItem {
  const now = Date.now()
  return {
    id: submissionKey(draft, call.id, submission),
    draft,
    call: call.id,
    language,
    fields: { ...submission.fields, ...trap },
    files: submission.files,
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now + wait,
    state: 'waiting',
  }
}

/** Bytes, near enough to hold a limit by. */
export function sizeOf({ fields, files }: Submission): number {
  const texts = Object.values(fields).reduce((sum, text) => sum + text.length * 2, 0)
  return files.reduce((sum, { blob }) => sum + blob.size, texts)
}
