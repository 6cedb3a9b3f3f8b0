import { languages, type Language } from '#contract/locale.ts'

/**
 * The languages in which the behaviour of a file of tests is shown. What happens does not depend on them, so that one
 * is enough; files take turns. Looks, directions and texts are tested in both. EVERY_LANGUAGE, as in `.ci/run`, asks for
 * both everywhere.
 *
 * @param usual the one whose turn it is
 */
export function behaviourIn(usual: Language): readonly Language[] {
  return process.env['EVERY_LANGUAGE'] ? languages : [usual]
}
