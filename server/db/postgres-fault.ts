import pg from 'pg'
import { errorCode } from '#server/disk/error-code.ts'
import { DatabaseFault, type DatabaseFaultCode } from './database-fault.ts'

/** By SQLSTATE or its class (PostgreSQL, appendix A), the whole code before its class. */
const faultCodes: Record<string, DatabaseFaultCode> = {
  '08': 'unavailable', // connection exceptions
  '25006': 'unavailable', // read-only transaction: a standby
  '25P03': 'unavailable', // idle in a transaction for too long
  '40001': 'busy', // serialization failure
  '40P01': 'busy', // deadlock
  '53': 'busy', // insufficient resources, such as too many connections
  '53100': 'no_space', // disk full
  '55P03': 'busy', // lock time-out
  '57014': 'busy', // statement time-out
  '57P': 'unavailable', // shut down, crashed or starting
  '58030': 'unavailable', // input or output failed
}

/** The messages of pg when no answer came in time, and when all connections were in use for too long. */
const silenceMessage = 'Query read timeout'
const queueMessage = 'timeout exceeded when trying to connect'

/** A driver's error as a fault of the database, or as it is where the statement is to blame. */
export function asDatabaseFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFault || isOurMistake(error))
    return error
  if (!(error instanceof pg.DatabaseError)) {
    return new DatabaseFault(error.message === queueMessage ? 'busy' : 'unavailable', error)
  }
  const state = error.code ?? ''
  const code = faultCodes[state] ?? faultCodes[state.slice(0, 3)] ?? faultCodes[state.slice(0, 2)]
  return code === undefined ? error : new DatabaseFault(code, error)
}

/** The fault of a connection that cannot be had; a wrong password or a missing database counts too, as no caller's doing. */
export function asConnectionFault(error: unknown): DatabaseFault {
  const fault = asDatabaseFault(error)
  if (fault instanceof DatabaseFault) return fault
  return new DatabaseFault('unavailable', fault instanceof Error ? fault : new Error(String(fault)))
}

// A value that cannot be sent never reaches the connection.
function isOurMistake(error: Error): boolean {
  return error instanceof TypeError || error instanceof RangeError
}

/** Tells that the connection is useless from now on: it is closed or silent, or leads to a standby. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseFault) return false
  if (isOurMistake(error)) return false
  if (!(error instanceof pg.DatabaseError)) return true
  return error.severity === 'FATAL' || error.severity === 'PANIC' || isStandby(error)
}

/** Tells that either side has closed the connection; another one may work at once. */
export function isClosed(error: unknown): boolean {
  return endsConnection(error) && !isSilent(error) && !isStandby(error)
}

/** Tells that no answer came in time: nobody knows what the server has done. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === silenceMessage
}

/** Tells that the server takes no changes, as a standby does after a fail-over. */
export function isStandby(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006'
}

/** Tells that the server refuses connections for the moment: it is away, starting, or full. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) {
    return ['57P01', '57P02', '57P03', '53300'].includes(errorCode(error))
  }
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(errorCode(error)) ||
    error.message === 'Connection terminated unexpectedly'
  )
}
