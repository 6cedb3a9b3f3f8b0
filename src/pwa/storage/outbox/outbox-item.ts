import type { Call } from '#contract/endpoint.ts'
import type { FailureKind } from '#contract/errors.ts'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import type { Language } from '#contract/locale.ts'

export interface OutboxFile {
  field: string
  name: string
  blob: Blob
}

/** What is kept of a failure (an `ApiFailure`), or that the time to try is over. */
export interface ItemFailure {
  kind: FailureKind | 'expired'
  status?: number
  body?: unknown
}

/** A submission that is kept until the server has it (decisions 19, 25). */
export interface OutboxItem {
  /** A UUID; also its `Idempotency-Key`. */
  id: string
  /** The id of one of `submissionCalls`. */
  call: string
  /** Of the page that it was written on; sent as `x-lang`. */
  language: Language
  fields: Record<string, string>
  files: OutboxFile[]
  /** Milliseconds since 1970, as the other times. */
  createdAt: number
  attempts: number
  nextAttemptAt: number
  state: 'waiting' | 'stopped'
  failure?: ItemFailure
}

/** What a visitor sends: the fields of the form, and its files. */
export type Submission = Pick<OutboxItem, 'fields' | 'files'>

export function newItem(call: Call, language: Language, submission: Submission): OutboxItem {
  const now = Date.now()
  return {
    id: newIdempotencyKey(),
    call: call.id,
    language,
    ...submission,
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now,
    state: 'waiting',
  }
}

/** Bytes, near enough to hold a limit by. */
export function sizeOf({ fields, files }: Submission): number {
  const texts = Object.values(fields).reduce((sum, text) => sum + text.length * 2, 0)
  return files.reduce((sum, { blob }) => sum + blob.size, texts)
}
