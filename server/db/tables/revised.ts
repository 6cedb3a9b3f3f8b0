import type { Fixed, TimeText } from '../column-values.ts'

/** What every row that staff may change carries (decisions 20: `version` is what If-Match is held against). */
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
