import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import type arabic from './locales/pages/ar.json'
import { textsOf } from './texts-of.ts'

export type PageTexts = typeof arabic

/** Adds the texts of the pages behind the home page to an app; a visitor of the home page alone never loads them. */
export async function addPageTexts(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'pages')) return
  const texts = await importNow(() => textsOf('pages/', language))
  instance.addResourceBundle(language, 'pages', texts)
}
