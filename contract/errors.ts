/**
 * The ways in which a call can fail, as the browser sees it: it gave up waiting, the server answered with an error
 * status, it did not answer, its answer is not what the call promises, or anything else.
 */
export type FailureKind = 'timeout' | 'server' | 'network' | 'shape' | 'other'

/** True when the connection failed, not the server: the call may have arrived or not. */
export const isUnanswered = ({ kind }: { kind: string }): boolean =>
  kind === 'network' || kind === 'timeout'

/** True when a status says that the server is in trouble or overloaded: earlier data is then the better answer. */
export const isTrouble = (status: number): boolean => status >= 500 || status === 429

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

/** True when the answer to a call says that its record is not there. */
export function isGoneError(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410)
}
