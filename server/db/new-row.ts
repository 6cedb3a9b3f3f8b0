import { randomUUID } from 'node:crypto'
import { toTime } from './column-values.ts'

/** What every new row that staff may change begins with. */
export function newRow() {
  const now = toTime(new Date())
  return { id: randomUUID(), version: 1, created_at: now, updated_at: now }
}
