import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { colors } from '#src/theme/tokens.ts'

/** One colour for each kind of submission, wherever it is drawn; told apart in grey, too. */
export const submissionColors: Record<SubmittedCollection, string> = {
  messages: colors.teal,
  'associated-jobs': colors.blue,
  vendors: colors.deep,
}
