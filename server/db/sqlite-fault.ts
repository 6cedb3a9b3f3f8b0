import Libsql from 'libsql'
import { DatabaseFault, type DatabaseFaultCode } from './database-fault.ts'

/** By SQLite's result code, the whole one before the beginning that it shares with its kind. */
const faultCodes: Record<string, DatabaseFaultCode> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'no_space',
  // A quota that is used up, and a disk on which the index of the log cannot grow.
  SQLITE_IOERR_WRITE: 'no_space',
  SQLITE_IOERR_SHMSIZE: 'no_space',
  SQLITE_IOERR: 'unavailable',
  SQLITE_CANTOPEN: 'unavailable',
}

/** The driver's error as a fault of the database, or as it is where the statement is to blame. */
export function asDatabaseFault(error: unknown): unknown {
  const code = faultCodeOf(error)
  return code !== undefined && error instanceof Error ? new DatabaseFault(code, error) : error
}

/** Tells that another connection holds a lock that a statement needs. */
export function isLocked(error: unknown): boolean {
  return faultCodeOf(error) === 'busy'
}

function faultCodeOf(error: unknown): DatabaseFaultCode | undefined {
  if (!(error instanceof Libsql.SqliteError)) return undefined
  const kind = error.code.split('_', 2).join('_')
  return faultCodes[error.code] ?? faultCodes[kind]
}
