import { expect, test } from 'vitest'
import type { Language } from '#contract/locale.ts'
import { texts as arabicAdmin } from './locales/admin/ar.ts'
import { texts as englishAdmin } from './locales/admin/en.ts'
import arabicSession from './locales/admin/session.ar.json'
import englishSession from './locales/admin/session.en.json'
import arabic from './locales/ar.json'
import english from './locales/en.json'
import arabicPages from './locales/pages/ar.json'
import englishPages from './locales/pages/en.json'

type Texts = { [key: string]: string | Texts }

const pluralForm = /_(?:zero|one|two|few|many|other)$/

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

const flat = {
  ar: flatten({ ...arabic, ...arabicPages, admin: { ...arabicAdmin, session: arabicSession } }),
  en: flatten({ ...english, ...englishPages, admin: { ...englishAdmin, session: englishSession } }),
}

test('no group of texts stands both at the start and with the pages', () => {
  expect(Object.keys(arabicPages).filter((group) => group in arabic)).toEqual([])
})

// LANG-9
test('both languages have the same keys', () => {
  const keys = (language: Language) =>
    [...new Set(flat[language].map(([key]) => key.replace(pluralForm, '')))].sort()
  expect(keys('ar')).toEqual(keys('en'))
})

// LANG-9
test.each(['ar', 'en'] as const)('%s has every plural form that it needs', (language) => {
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
test('no text is empty, and both languages take the same values', () => {
  const values = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  const english = new Map(flat.en)
  for (const [key, text] of flat.ar) {
    expect(text.trim(), key).not.toBe('')
    const other = english.get(key)
    if (other !== undefined && !pluralForm.test(key))
      expect(values(other), key).toEqual(values(text))
  }
})

// LANG-9
test('Arabic texts are in Arabic', () => {
  const latinOnly = flat.ar.filter(
    ([key, text]) => !/[\u0600-\u06ff]/.test(text) && !key.startsWith('language.'),
  )
  expect(latinOnly).toEqual([])
})
