import { expect, test } from 'vitest'
import { createI18n, loadLocale } from './create-i18n.ts'
import { preventBreaks } from './prevent-breaks.ts'

/** The text with its binding marks made visible. */
const seen = (text: string) =>
  preventBreaks(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_').replaceAll('\u200e', '>')

// DIGIT-5, DIGIT-7
test.each([
  ['Units up to 120,000 m³/h', 'Units up to 120,000~m³/h'],
  ['480,000 م³/س', '480,000~م³/_س'],
  ['حتى 120,000 متر مكعب في الساعة.', 'حتى 120,000~متر~مكعب في الساعة.'],
  ['عند 400 درجة مئوية لمدة ساعتين', 'عند 400~درجة~مئوية لمدة ساعتين'],
  ['2 × 16 ميجافولت أمبير', '2~×~16~ميجافولت~أمبير'],
  ['62% ± 2%', '62%~±~2%'],
  ['في حدود 10% أو 2.5%', 'في حدود >10% أو >2.5%'],
  ['within 10% of design', 'within 10% of design'],
  ['سُمكه 50 مليمترًا', 'سُمكه 50~مليمترًا'],
  ['عند 14 بارًا ساعتين', 'عند 14~بارًا ساعتين'],
  ['9 am to 5 pm', '9~am to 5~pm'],
  ['خلال 48 ساعة.', 'خلال 48~ساعة.'],
  ['within 48 hours', 'within 48~hours'],
  ['Tested to EN 12101-3.', 'Tested to EN~12101-_3.'],
  ['وفق ISO/IEC 17025 وIEC 61439', 'وفق ISO/IEC~17025 وIEC~61439'],
  ['classes F300 and F400', 'classes F300 and F400'],
  ['في 30 مشروعًا و5 سنوات', 'في 30 مشروعًا و5 سنوات'],
  ['25 Apr, 12 sites, 3 mains', '25 Apr, 12 sites, 3 mains'],
  ['', ''],
])('%s', (text, bound) => {
  expect(seen(text)).toBe(bound)
  expect(seen(preventBreaks(text))).toBe(bound)
})

// DIGIT-5
test.each(['ar', 'en'] as const)('the texts of the site in %s are bound', async (language) => {
  const { t } = createI18n(language, await loadLocale(language))
  expect(t('outbox.tooLarge')).toMatch(/25\u00a0/)
})
