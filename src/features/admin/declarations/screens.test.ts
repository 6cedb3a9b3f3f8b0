import { describe, expect, test } from 'vitest'
import { collections } from '#contract/collections/collections.ts'
import { addressedCollections } from '#contract/collections/redirects.ts'
import { texts as arabic } from '#src/i18n/locales/admin/ar.ts'
import { texts as english } from '#src/i18n/locales/admin/en.ts'
import arabicPages from '#src/i18n/locales/pages/ar.json'
import englishPages from '#src/i18n/locales/pages/en.json'
import type { AdminText } from '../collections/column.ts'
import { screens } from './screens.ts'

const known = {
  ar: { admin: arabic, site: arabicPages },
  en: { admin: english, site: englishPages },
}

/** The text at a key, of the back office or of the site. */
function textAt(language: keyof typeof known, key: string): unknown {
  const [path = '', space = 'admin'] = key.split(':').reverse()
  const texts: unknown = space === 'admin' ? known[language].admin : known[language].site
  return path
    .split('.')
    .reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
}

/** The keys of a name, of which the first that has a text counts. */
function keysOf(name: (t: AdminText) => string): string[][] {
  const asked: string[][] = []
  name(((keys: string | string[]) => asked.push([keys].flat())) as unknown as AdminText)
  return asked
}

describe.each([...screens])('the screens of %s', (_name, screen) => {
  const labels = [...screen.fields, ...screen.filters].map(({ label }) => label)
  const headers = [...screen.columns, ...screen.exportedFacts].map(({ header }) => header)
  const named = [...labels, ...headers, ...Object.values(screen.texts)]

  test.each(['ar', 'en'] as const)('have a word for everything in %s', (language) => {
    for (const keys of named.flatMap(keysOf))
      expect(
        keys.map((key) => textAt(language, key)).find((text) => text !== undefined),
        keys.join(' or '),
      ).toBeTypeOf('string')
  })

  test('ask for every field', () => {
    const asked = screen.fields.map(({ name }) => name).sort()
    expect(asked).toEqual(Object.keys(screen.collection.fields).sort())
  })
})

test('every collection with addresses leads on from those that its records had', () => {
  const addressed = Object.values(collections).filter(({ fields }) => 'slug' in fields)
  expect(addressed.map(({ name }) => name).sort()).toEqual([...addressedCollections].sort())
})
