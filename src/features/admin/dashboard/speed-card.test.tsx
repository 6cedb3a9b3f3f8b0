import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Speed } from '#contract/admin/dashboard.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { SpeedCard } from './speed-card.tsx'

const speed: Speed = {
  visits: 1200,
  vitals: [
    { name: 'lcp', p75: 1640, good: 900, middle: 200, poor: 100 },
    { name: 'inp', p75: 260, good: 500, middle: 400, poor: 0 },
    { name: 'cls', p75: 0.3, good: 100, middle: 100, poor: 1000 },
    { name: 'ttfb', p75: null, good: 0, middle: 0, poor: 0 },
  ],
  pages: [
    { page: '/', visits: 1000, p75: { lcp: 1200, inp: 260, cls: 0.01, ttfb: 90 } },
    { page: '/projects/:slug', visits: 300, p75: { lcp: 900, inp: 40, cls: 0, ttfb: 90 } },
    { page: '/login', visits: 200, p75: { lcp: 5000, inp: null, cls: null, ttfb: null } },
  ],
  connections: [{ connection: '3g', visits: 40, p75: { lcp: 4100, inp: null, cls: 0, ttfb: 900 } }],
  sectionErrors: 3,
  offlineVisits: 0,
  outboxWaits: { count: 5, p75: 9000 },
}

const words = {
  ar: {
    title: 'السرعة لدى الزوار',
    gauges: [
      [
        'ظهور المحتوى الرئيسي',
        '1.6 ث',
        'جيد',
        '\u200e75% جيد، \u200e17% يحتاج إلى تحسين، \u200e8% ضعيف',
      ],
      ['الاستجابة للضغط', '260 مللي ثانية', 'يحتاج إلى تحسين'],
      ['تحرك أجزاء الصفحة', '0.3', 'ضعيف'],
    ],
    troubles: ['تعذّر تحميل 3 أقسام.', '5 نماذج انتظرت الاتصال على جهاز، ثلاثة أرباعها حتى 3 ساعات.'],
    rows: [
      ['الرئيسية', '1,000', '1.2', '260', '0.01', '90'],
      ['صفحة مشروع', '300', '0.9', '40', '0', '90'],
      ['ما قبل تسجيل الدخول', '200', '5', '–', '–', '–'],
      ['اتصال متوسط', '40', '4.1', '–', '0', '900'],
    ],
    none: 'لم تُقس أي زيارة في هذه المدة.',
    noTroubles: /^لم يفشل أي قسم/,
  },
  en: {
    title: 'Speed for visitors',
    gauges: [
      ['Main content shown', '1.6 s', 'Good', '75% good, 17% need improvement, 8% poor'],
      ['Response to a press', '260 ms', 'Needs improvement'],
      ['Shifting of the layout', '0.3', 'Poor'],
    ],
    troubles: [
      '3 sections could not be loaded.',
      '5 forms waited on a device for a connection, three of four for up to 3 hours.',
    ],
    rows: [
      ['Home', '1,000', '1.2', '260', '0.01', '90'],
      ['A project', '300', '0.9', '40', '0', '90'],
      ['Before the sign-in', '200', '5', '–', '–', '–'],
      ['Medium connection', '40', '4.1', '–', '0', '900'],
    ],
    none: 'No visit has been measured in this period.',
    noTroubles: /^No section failed/,
  },
} as const

async function show(language: 'ar' | 'en', shown: Speed) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <SpeedCard speed={shown} />
    </InApp>,
  )
  return screen.getByRole('region', { name: words[language].title })
}

/** A number and its unit are held together by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

// SEEN-8
test.each(['ar', 'en'] as const)('%s: each figure is held against its bounds', async (language) => {
  const text = words[language]
  const card = await show(language, speed)
  const gauges = within(card).getAllByRole('listitem')
  expect(gauges).toHaveLength(4)
  for (const [at, [name, value, state, shares]] of text.gauges.entries()) {
    const gauge = gauges[at] ?? card
    expect(within(gauge).getByRole('heading', { name })).toBeTruthy()
    expect(plain(gauge.textContent)).toContain(`${value} ${state}`)
    if (shares) expect(within(gauge).getByRole('img', { name: shares })).toBeTruthy()
  }
  expect(within(gauges[3] ?? card).queryByRole('img')).toBeNull()
  for (const trouble of text.troubles) expect(plain(card.textContent)).toContain(trouble)
})

// SEEN-8
test.each(['ar', 'en'] as const)('%s: each page and connection has a row', async (language) => {
  const card = await show(language, speed)
  const rows = [...card.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)),
  )
  expect(rows).toEqual(words[language].rows)
})

// SEEN-8
test.each(['ar', 'en'] as const)(
  '%s: where only failures are known it says so',
  async (language) => {
    const troubles = { sectionErrors: 0, outboxWaits: { count: 0, p75: null } }
    const card = await show(language, { ...speed, ...troubles, visits: 0 })
    expect(within(card).getByText(words[language].none)).toBeTruthy()
    expect(within(card).getByText(words[language].noTroubles)).toBeTruthy()
    expect(card.querySelector('table')).toBeNull()
  },
)
