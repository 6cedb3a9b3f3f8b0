import { expect, it } from 'vitest'
import { requestLanguage } from './request-language.ts'

// LANG-7, LANG-8
it.each([
  [{}, 'ar'],
  [{ 'x-lang': 'en' }, 'en'],
  [{ 'x-lang': 'fr', 'accept-language': 'en' }, 'ar'],
  [{ 'x-lang': '', 'accept-language': 'en' }, 'ar'],
  [{ 'x-lang': 'ar', 'accept-language': 'en' }, 'ar'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'fr, ar;q=0.2, en;q=0.8' }, 'en'],
  [{ 'accept-language': 'en;q=0, *' }, 'ar'],
])('headers %j ask for %s', (headers, language) => {
  expect(requestLanguage({ headers })).toBe(language)
})
