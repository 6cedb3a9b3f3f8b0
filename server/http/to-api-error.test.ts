import { expect, it } from 'vitest'
import { DatabaseFault } from '#server/db/database-fault.ts'
import { toApiError } from './to-api-error.ts'

it.each(['ENOSPC', 'EDQUOT'])('a file that cannot be written for %s is a lack of room', (code) => {
  const error = toApiError(Object.assign(new Error('write'), { code }))
  expect([error.status, error.code]).toEqual([507, 'no_space'])
  expect(error.details.retryAfter).toBeGreaterThan(0)
})

it.each(['busy', 'unavailable', 'no_space'] as const)(
  'a database that is %s answers so and says when to come again',
  (code) => {
    const error = toApiError(new DatabaseFault(code, new Error('why')))
    expect(error.code).toBe(code)
    expect(error.details.retryAfter).toBeGreaterThan(0)
  },
)
