import { randomUUID } from 'node:crypto'
import { toTime } from './column-values.ts'

/** The first values of every new row that staff may change. */
export function newRow() {
  const now = toTime(new Date())
  return { id: randomUUID(), version: 1, created_at: now, updated_at: now }
}
