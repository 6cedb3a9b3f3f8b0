import { expect, test } from 'vitest'
import { createI18n, loadLocale } from './create-i18n.ts'
import { formatDay } from './format-date.ts'

// DIGIT-1
test.each([
  ['ar', '2026-10-04', '4 أكتوبر 2026'],
  ['en', '2026-10-04', '4 October 2026'],
  ['en', '2026-13-04', '2026-13-04'],
  ['en', 'soon', 'soon'],
] as const)('%s: %s reads %s', async (language, day, expected) => {
  const { t } = createI18n(language, await loadLocale(language))
  expect(formatDay(t, day)).toBe(expected)
})
