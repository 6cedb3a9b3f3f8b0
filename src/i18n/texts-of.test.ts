import { expect, test } from 'vitest'
import { languages } from '#contract/locale.ts'

const files: Record<string, () => Promise<unknown>> = import.meta.glob('./locales/**/*')

/** The files of texts with a language's name in their own, without it. */
const partsIn = (language: string) =>
  Object.keys(files)
    .filter((file) => file.split(/[./]/).includes(language))
    .map((file) => file.replace(new RegExp(`\\b${language}\\b`), '*'))
    .sort()

/** The keys of all texts: plural forms count as one, since languages have different ones. */
function keysIn(texts: unknown, place = ''): string[] {
  if (typeof texts !== 'object' || texts === null)
    return [place.replace(/_(?:zero|one|two|few|many|other)$/, '')]
  return Object.entries(texts).flatMap(([key, text]) => keysIn(text, `${place}.${key}`))
}

const load = async (file: string) => new Set(keysIn(await files[file]?.()))

// LANG-12
test.each(languages)('%s has every file of texts, and every text', async (language) => {
  expect(partsIn(language)).toEqual(partsIn('ar'))
  for (const part of partsIn('ar')) {
    const keys = await load(part.replace('*', language))
    const expected = await load(part.replace('*', 'ar'))
    expect({ part, missing: [...expected].filter((key) => !keys.has(key)) }).toEqual({
      part,
      missing: [],
    })
    expect({ part, unknown: [...keys].filter((key) => !expected.has(key)) }).toEqual({
      part,
      unknown: [],
    })
  }
})
