/**
 * How a call can fail, as the browser sees it: gave up waiting, answered with an error status, did not
 * answer, answered with something that is not what the call promises, or anything else.
 */
export type FailureKind = 'timeout' | 'server' | 'network' | 'shape' | 'other'

/** A failed call, as a value: what to say of it is looked up by (call, kind) in the page's language. */
export class ApiFailure extends Error {
  readonly call: string
  readonly kind: FailureKind
  /** HTTP status, for kind `server`. */
  readonly status: number | undefined
  /** The parsed error body, where the server sent one. */
  readonly body: unknown
  /** Milliseconds that the server asked to be left alone for (`Retry-After`). */
  readonly retryAfter: number | undefined

  constructor(
    call: string,
    kind: FailureKind,
    details: { status?: number; body?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(`${call}: ${kind}${details.status === undefined ? '' : ` ${details.status}`}`, {
      cause: details.cause,
    })
    this.name = 'ApiFailure'
    this.call = call
    this.kind = kind
    this.status = details.status
    this.body = details.body
    this.retryAfter = details.retryAfter
  }
}
