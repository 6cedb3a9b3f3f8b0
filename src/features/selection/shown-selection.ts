import type { Duty } from './duty.ts'
import type { ProductsBySlug } from './fan-name.tsx'
import type { Selection } from './select-fans.ts'
import type { UsedAsk } from './use-ask.ts'

/** A selection that is shown: what was asked, and what came of it. */
export interface ShownSelection extends UsedAsk {
  duty: Duty
  selection: Selection
  products: ProductsBySlug
}
