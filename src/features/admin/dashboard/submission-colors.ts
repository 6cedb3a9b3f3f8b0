import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { colors } from '#src/theme/tokens.ts'

/** One colour for each kind of submission, wherever it is drawn; told apart in grey, too. */
export const submissionColors: Record<SubmittedCollection, string> = {
  messages: colors.teal,
  'associated-jobs': colors.amber,
  vendors: colors.band,
}

/** From what is new to what is done, dark to light. */
export const stateColors = [
  colors.teal,
  colors.band,
  colors.tealBright,
  colors.steel,
  colors.amber,
  colors.line,
]
