import { languages, type Language } from '#contract/locale.ts'
import { everything } from './everything.ts'

/**
 * The languages in which a file of tests shows what it is about: one, since files take turns, so that half of the pages
 * are seen from right to left; both where everything is run. A rule that says how the languages differ is tested in
 * both, always.
 *
 * @param usual the one whose turn it is
 */
export function behaviourIn(usual: Language): readonly Language[] {
  return everything ? languages : [usual]
}
