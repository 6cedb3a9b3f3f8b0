import { ApiError } from '#server/http/api-error.ts'

/** Seconds after which it is worth asking again: a database that restarts needs about as long. */
const retryAfter = 5

/** Public content that could not be read; the cause is what the database said. */
export class ContentUnavailable extends ApiError {
  constructor(cause: unknown) {
    super('unavailable', {}, { retryAfter })
    this.name = 'ContentUnavailable'
    this.cause = cause
  }
}
