import { expect, test } from 'vitest'
import { backupState, queueHealth, spaceState } from './read-health.ts'

const hour = 60 * 60 * 1000
const now = Date.parse('2026-11-26T12:00:00Z')

// SEEN-6
test.each([
  ['good', 0, 0, 0],
  ['good', 3, 0.5, 0],
  ['attention', 1, 0.1, 1],
  ['attention', 1, 2, 0],
  ['bad', 4, 25, 4],
])(
  'a queue is %s with %i waiting for up to %f hours, %i in vain',
  (state, waiting, hours, failing) => {
    const oldestAt = waiting === 0 ? null : new Date(now - hours * hour).toISOString()
    const fault = failing > 0 ? 'ECONNECTION' : ''
    expect(queueHealth({ waiting, oldestAt, failing, fault }, now).state).toBe(state)
  },
)

// SEEN-6
test.each([
  ['attention', undefined, true],
  ['good', 30, true],
  ['attention', 40, true],
  ['bad', 1, false],
])('the backup is %s when it ended %s hours ago, whole: %s', (state, hours, ok) => {
  const last = hours === undefined ? undefined : { at: new Date(now - hours * hour), ok }
  expect(backupState(last, now)).toBe(state)
})

// SEEN-6
test.each([
  ['bad', 99, 100],
  ['attention', 150, 100],
  ['good', 200, 100],
  ['good', 0, 0],
])('the disk is %s with %i bytes over a floor of %i', (state, free, floor) => {
  expect(spaceState(free, floor)).toBe(state)
})
