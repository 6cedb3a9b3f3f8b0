import type { Language } from '#contract/locale.ts'

/** The files that visitors load, and those of the session; the back office's own are in `add-admin-texts.ts`. */
const files = import.meta.glob<object>('./locales/{*,pages/*,admin/session.*}.json', {
  import: 'default',
})

/**
 * Loads the texts of one language.
 *
 * @param place of the file in `locales`, up to the language's name: '', 'pages/' or 'admin/session.'
 * @throws Error where the file is missing; `locales.test.ts` names it before
 */
export async function textsOf(place: string, language: Language): Promise<object> {
  const load = files[`./locales/${place}${language}.json`]
  if (load === undefined) throw new Error(`${language} has no ${place}`)
  return load()
}
