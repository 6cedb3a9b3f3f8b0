/** The languages whose words the tests know: one from right to left and one from left to right. */
export const testedLanguages = ['ar', 'en'] as const
type TestedLanguage = (typeof testedLanguages)[number]

/**
 * The languages in which the behaviour of a file of tests is shown. What happens does not depend on them, so that one
 * is enough; files take turns. Looks, directions and texts are tested in both. EVERY_LANGUAGE, as in `.ci/run`, asks for
 * both everywhere.
 *
 * @param usual the one whose turn it is
 */
export function behaviourIn(usual: TestedLanguage): readonly TestedLanguage[] {
  return process.env['EVERY_LANGUAGE'] ? testedLanguages : [usual]
}
