import type { AdminText } from './column.ts'
import type { ChoiceOptions, ReferenceName } from './field.ts'

/** A filter of a list; the choice is in the address. */
export type ListFilter<Name extends string = string> = {
  name: Name
  label: (t: AdminText) => string
} & (
  | (ChoiceOptions & {
      /** True while the options are on their way. */
      loading?: boolean
    })
  | {
      to: ReferenceName
      /** Offered only where there are so many records to choose from, or one is chosen. */
      fewest?: number
    }
)
