import { randomUUID } from 'node:crypto'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from './column-values.ts'

/** The first values of every new row that staff may change. */
export function newRow() {
  const now = toTime(new Date(timeNow()))
  return { id: randomUUID(), version: 1, created_at: now, updated_at: now }
}
