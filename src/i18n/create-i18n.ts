import { createInstance, type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#contract/locale.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import type arabic from './locales/ar.json'
import { preventBreaks } from './prevent-breaks.ts'
import { textsOf } from './texts-of.ts'
import type arabicPages from './locales/pages/ar.json'

type StartTexts = typeof arabic

/** All texts of the public site; those of the pages behind the first one come with `addPageTexts`. */
export type LocaleTexts = StartTexts & typeof arabicPages

/** Texts of one language; another one is never needed, because a switch reloads the page (LANG-6). */
export async function loadLocale(language: Language): Promise<StartTexts> {
  const texts = await importWhenOnline(() => textsOf('', language))
  // Some languages have fewer plural forms than Arabic; i18next asks only for those that the language has.
  return texts as StartTexts
}

const binding: PostProcessorModule = {
  type: 'postProcessor',
  name: 'binding',
  process: (text) => preventBreaks(text),
}

/** An i18n instance of its own for each app: on the server many languages are rendered side by side. */
export function createI18n(language: Language, texts: StartTexts): i18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(binding)
    .init({
      lng: language,
      fallbackLng: false,
      // Texts of the pages behind the home page are in a file of their own (`addPageTexts`).
      fallbackNS: 'pages',
      // Where it is not said, each key is looked through for what might be one.
      keySeparator: '.',
      resources: { [language]: { translation: texts } },
      interpolation: { escapeValue: false },
      postProcess: binding.name,
      react: { useSuspense: false },
      initAsync: false,
    })
  return instance
}
