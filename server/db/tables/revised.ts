import type { Fixed, TimeText } from '../column-values.ts'

/** Every row that staff may change carries these columns; If-Match is compared with `version` (RECORD-13). */
export interface Revised {
  id: Fixed<string>
  version: number
  created_at: Fixed<TimeText>
  updated_at: TimeText
}

/** A row of a collection with an order of its own. */
export interface Ordered extends Revised {
  sort_order: number
}
