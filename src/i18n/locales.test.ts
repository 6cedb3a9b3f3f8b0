import { expect, test } from 'vitest'
import { defaultLanguage, inEachLanguage, languages, otherLanguages } from '#contract/locale.ts'

type Texts = { [key: string]: string | Texts }

const pluralForm = /_(?:zero|one|two|few|many|other)$/

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

const files: Record<string, Texts> = import.meta.glob('./locales/**/*.json', {
  eager: true,
  import: 'default',
})
/** The files of each language, by their paths with an asterisk for it. */
const filesOf = inEachLanguage(
  (language) =>
    new Map(
      Object.entries(files)
        .filter(([path]) => path.split(/[./]/).includes(language))
        .map(([path, texts]) => [path.replace(new RegExp(`\\b${language}\\b`), '*'), texts]),
    ),
)
const flat = inEachLanguage((language) =>
  [...filesOf[language]].flatMap(([path, texts]) => flatten(texts, `${path} `)),
)

test('no group of texts stands both at the start and with the pages', () => {
  const groups = (path: string) => Object.keys(filesOf[defaultLanguage].get(path) ?? {})
  expect(groups('./locales/*.json')).not.toEqual([])
  expect(
    groups('./locales/pages/*.json').filter((group) => groups('./locales/*.json').includes(group)),
  ).toEqual([])
})

// LANG-9
test.each(otherLanguages(defaultLanguage))(
  '%s has every text of the default language, and no other',
  (language) => {
    const keys = (of: typeof language) =>
      [...new Set(flat[of].map(([key]) => key.replace(pluralForm, '')))].sort()
    expect(keys(language)).toEqual(keys(defaultLanguage))
  },
)

// LANG-9
test.each(languages)('%s has every plural form that it needs', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const counted = new Set(
    flat[language]
      .filter(([key]) => pluralForm.test(key))
      .map(([key]) => key.replace(pluralForm, '')),
  )
  const present = new Set(flat[language].map(([key]) => key))
  for (const key of counted) {
    for (const form of needed) expect(present, `${key}_${form}`).toContain(`${key}_${form}`)
  }
})

// LANG-9
test.each(languages)(
  'no text of %s is empty, and each takes the values of the default one',
  (language) => {
    const values = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
    const texts = new Map(flat[language])
    for (const [key, text] of flat[defaultLanguage]) {
      const other = texts.get(key)
      expect(other?.trim(), key).not.toBe('')
      if (other !== undefined && !pluralForm.test(key))
        expect(values(other), key).toEqual(values(text))
    }
  },
)

// LANG-9
test('Arabic texts are in Arabic', () => {
  // Classes of fire protection are written so everywhere (EN 12101-3).
  const latinOnly = flat.ar.filter(([, text]) => !/[\u0600-\u06ff]|^F[34]00$/.test(text))
  expect(latinOnly).toEqual([])
})
