import Libsql from 'libsql'
import { expect, it } from 'vitest'
import { asDatabaseFault } from './sqlite-fault.ts'

it.each([
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_BUSY_RECOVERY', 'busy'],
  ['SQLITE_FULL', 'no_space'],
  ['SQLITE_IOERR_WRITE', 'no_space'],
  ['SQLITE_IOERR_READ', 'unavailable'],
  ['SQLITE_CANTOPEN', 'unavailable'],
])('%s is a fault of the database: %s', (code, fault) => {
  const error = new Libsql.SqliteError('why', code, 1)
  expect(asDatabaseFault(error)).toMatchObject({ code: fault, cause: error })
})

it("leaves a statement's own mistakes as they are", () => {
  for (const error of [new Libsql.SqliteError('why', 'SQLITE_CONSTRAINT_UNIQUE', 1), new Error()]) {
    expect(asDatabaseFault(error)).toBe(error)
  }
})
