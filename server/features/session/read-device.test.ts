import { expect, test, vi } from 'vitest'
import { inEachLanguage } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { deviceWords } from './compose-new-device-mail.ts'
import { readDevice } from './read-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

// SESSION-29
test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/126.0 Safari/537.36 OPR/112.0`,
    'Opera on Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/126.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is told as %s', (userAgent, words) => {
  expect(deviceWords('en', readDevice(userAgent))).toBe(words)
})

// SESSION-29
test('a header of rubbish costs little and names nothing beyond its beginning', () => {
  const named = (before: number) => readDevice(`${' '.repeat(before)}Chrome/1 Windows`)
  expect(named(380)).toEqual({ browser: 'chrome', system: 'windows' })
  expect(named(400)).toEqual({ browser: null, system: null })
  // Its patterns look at no more than the first 400 characters, whatever comes after.
  const looked = vi.spyOn(RegExp.prototype, 'test')
  readDevice('Version/1 '.repeat(700))
  const lengths = looked.mock.calls.map(([said]) => said.length)
  looked.mockRestore()
  expect(new Set(lengths)).toEqual(new Set([400]))
})

const appTexts = import.meta.glob<{ device: Record<string, string> }>(
  '/src/i18n/locales/admin/session.*.json',
  { eager: true, import: 'default' },
)

test('the app calls browsers and systems what mails call them', () => {
  const { both: _, ...words } = serverTexts.en.devices
  const known = Object.keys(words) as (keyof typeof words)[]
  inEachLanguage((language) => {
    const shown = appTexts[`/src/i18n/locales/admin/session.${language}.json`]?.device
    for (const name of known) expect(shown?.[name]).toBe(serverTexts[language].devices[name])
  })
})
