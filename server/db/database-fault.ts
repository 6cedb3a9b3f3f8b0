import { errorCode } from '#server/disk/error-code.ts'

/** The ways in which a database can be out of order, as `errorTexts` names them. */
export type DatabaseFaultCode = 'busy' | 'unavailable' | 'no_space'

/** Whole seconds after which a caller may try again. */
const retryAfter: Record<DatabaseFaultCode, number> = { busy: 2, unavailable: 3, no_space: 60 }

/**
 * Thrown in place of a driver's error when it is the database that is out of order, not the statement. After a
 * commit it leaves open whether the change was stored.
 */
export class DatabaseFault extends Error {
  readonly code: DatabaseFaultCode
  readonly retryAfter: number

  /** @param cause the driver's own error, which the log names */
  constructor(code: DatabaseFaultCode, cause: Error) {
    super(reasonOf(cause), { cause })
    this.name = 'DatabaseFault'
    this.code = code
    this.retryAfter = retryAfter[code]
  }
}

// A refused connection to a name with several addresses has a code and no message.
function reasonOf(cause: Error): string {
  return [errorCode(cause), cause.message].filter((text) => text !== '').join(': ') || cause.name
}
