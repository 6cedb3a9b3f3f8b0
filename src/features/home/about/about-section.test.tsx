import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { AboutSection } from './about-section.tsx'

const record = {
  id: '1',
  aboutTitle: 'Fans since 1989',
  about: 'First line\nSecond line',
  trustedTitle: 'Why trust us',
  trusted: 'Measured\nBalanced',
  tailoredTitle: 'Made for you',
  tailored: ['Selected'],
  images: ['a', 'b', 'c', 'd'].map((name) => ({
    imageUrl: `/media/${name}.webp`,
    alt: `Picture ${name}`,
  })),
}
const loaded = { GetAllAbouts: { body: { data: record } } }
const failed = { GetAllAbouts: { failure: new ApiFailure('GetAllAbouts', 'network') } }
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<AboutSection />, { language, answers })

describe('the about section', () => {
  // ABOUT-1
  it('shows the title, the text with its lines, and the four pictures', async () => {
    await show(loaded)
    expect(await screen.findByRole('heading', { level: 2, name: 'Fans since 1989' })).toBeTruthy()
    const text = screen.getByText(/First line/)
    expect(text.textContent).toBe('First line\nSecond line')
    expect(getComputedStyle(text).whiteSpace).toBe('pre-line')
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Picture a',
      'Picture b',
      'Picture c',
      'Picture d',
    ])
  })

  // ABOUT-1
  it('shows each feature list under its own heading', async () => {
    await show(loaded)
    await screen.findByRole('heading', { level: 3, name: 'Why trust us' })
    expect(screen.getByRole('heading', { level: 3, name: 'Made for you' })).toBeTruthy()
    const lists = screen.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    )
    expect(lists).toEqual([['Measured', 'Balanced'], ['Selected']])
  })

  // ABOUT-1
  it('leaves out a list that the record does not have', async () => {
    await show({ GetAllAbouts: { body: [{ about: 'Only this' }] } })
    expect(await screen.findByText('Only this')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'About us' })).toBeTruthy()
  })

  // ABOUT-1
  it.each([
    ['en', 'Contact us'],
    ['ar', 'اتصل بنا'],
  ] as const)('leads to the contact page in %s', async (language, name) => {
    await show(loaded, language)
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/contact-us')
  })

  // LANG-10
  it('marks a text that came in the other language', async () => {
    const answer = { ...record, fieldLanguages: { about: 'ar' } }
    await show({ GetAllAbouts: { body: { data: [answer] } } })
    const text = await screen.findByText(/First line/)
    expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
  })

  // LANG-10, SECTION-8
  it('says in which language a picture is described that has no text in the one of the page', async () => {
    const answer = { ...record, fieldLanguages: { 'images.1.alt': 'ar' } }
    await show({ GetAllAbouts: { body: { data: [answer] } } })
    const pictures = await screen.findAllByRole('img')
    expect(pictures.map(({ lang, dir }) => [lang, dir])).toEqual([
      ['', ''],
      ['ar', 'rtl'],
      ['', ''],
      ['', ''],
    ])
  })

  // SECTION-1
  it('says that it is loading', async () => {
    await show({}, 'ar')
    expect(screen.getByRole('status').textContent).toBe('جارٍ التحميل…')
  })

  // SECTION-5
  it.each([
    ['en', 'No data is available right now.'],
    ['ar', 'لا توجد بيانات متاحة الآن.'],
  ] as const)('says in %s that there is nothing', async (language, text) => {
    await show({ GetAllAbouts: { body: { data: [] } } }, language)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  // ABOUT-4, SECTION-1
  it('explains a failure and recovers from it', async () => {
    await show({ GetAllAbouts: [failed.GetAllAbouts, loaded.GetAllAbouts] }, 'ar')
    const text = 'تعذّر جلب البيانات. تأكد من الاتصال أو إعدادات CORS ثم أعد المحاولة.'
    expect(await screen.findByText(text)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByRole('heading', { name: 'Fans since 1989' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  // SECTION-1
  it('shows loading again after a retry', async () => {
    await show({ GetAllAbouts: [failed.GetAllAbouts, 'pending'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  })
})
