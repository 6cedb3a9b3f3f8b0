import { expect, test } from 'vitest'
import { backupHealth, queueHealth, spaceState } from './read-health.ts'

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
  ['attention', null, 0, false],
  ['good', 30, 0, false],
  ['attention', 40, 0, false],
  ['attention', 1, 2, false],
  ['bad', 1, 0, true],
])(
  'the backup is %s when it ended %s hours ago without %i files, and one failed since: %s',
  (state, hours, missing, hasFailed) => {
    const at = (ago: number) => new Date(now - ago * hour).toISOString()
    const finishedAt = hours === null ? null : at(hours)
    const failed = hasFailed ? { at: at(0), fault: 'no_space' } : null
    expect(backupHealth({ finishedAt, missing, failed, isLate: false }, now)).toBe(state)
  },
)

// SEEN-6
test.each([
  ['bad', 99, 100],
  ['attention', 150, 100],
  ['good', 200, 100],
  ['good', 0, 0],
])('the disk is %s with %i bytes over a floor of %i', (state, free, floor) => {
  expect(spaceState(free, floor)).toBe(state)
})
