import { everything } from './everything.ts'

/** The languages whose words the tests know: one from right to left and one from left to right. */
export const testedLanguages = ['ar', 'en'] as const
type TestedLanguage = (typeof testedLanguages)[number]

/**
 * The languages in which a file of tests shows what it is about: one, since files take turns, so that half of the pages
 * are seen from right to left; both where everything is run. A rule that says how the languages differ is tested in
 * both, always.
 *
 * @param usual the one whose turn it is
 */
export function behaviourIn(usual: TestedLanguage): readonly TestedLanguage[] {
  return everything ? testedLanguages : [usual]
}
