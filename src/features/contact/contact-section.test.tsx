import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { brand } from '#brand/brand.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { ContactSection } from './contact-section.tsx'

const settings = {
  contactPhones: ['+20 101 234 5678'],
  gmailLink: 'sales@example.com',
  locationLink: 'https://www.google.com/maps?q=Cairo',
}
const answer = (...records: object[]) => ({
  GetSettings: { body: { data: { data: records } } },
})
const failed = { failure: new ApiFailure('GetSettings', 'network') }

const show = (answers: CannedAnswers, language: Language = 'en') =>
  renderInApp(<ContactSection />, { language, answers })

const linked = (start: string) =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start))

const defaults = brand.phones.map((phone) => `tel:${phone.replaceAll(' ', '')}`)

describe('phones and e-mail', () => {
  // CONTACT-11, DIGIT-4
  it.each(['ar', 'en'] as const)('come from the settings, isolated, in %s', async (language) => {
    await show(answer(settings), language)
    const phone = await screen.findByText('+20 101 234 5678')
    expect([phone.tagName, phone.dir]).toEqual(['BDI', 'ltr'])
    expect(linked('tel:')).toEqual(['tel:+201012345678'])
    expect(linked('mailto:')).toEqual(['mailto:sales@example.com'])
  })

  // CONTACT-16
  it('say the city of the branch whose they are', async () => {
    const branch = { id: 'b', name: 'Branch', address: '', latitude: 0, longitude: 0, email: '' }
    await show({
      ...answer({ ...settings, contactPhones: ['+966 11 555 0100', '+966510000100', '+2015'] }),
      GetAllBranches: {
        body: {
          data: [
            { ...branch, city: 'Riyadh', phones: ['+966115550100'], whatsApp: '+966510000100' },
          ],
        },
      },
    })
    await screen.findByRole('link', { name: '+966 11 555 0100 Riyadh' })
    expect(screen.getAllByText('Riyadh')).toHaveLength(2)
  })

  // CONTACT-11, SEED-3
  it('are a default set where the settings name none', async () => {
    await show(answer({ ...settings, contactPhones: [], gmailLink: '' }))
    await screen.findByText(brand.email)
    expect(linked('tel:')).toEqual(defaults)
  })

  // CONTACT-11, CONTACT-14
  it('are not guessed while the settings are on their way', async () => {
    await show({})
    expect(screen.queryAllByRole('link', { name: /\d/ })).toEqual([])
    expect(screen.getByText('Saturday to Thursday, 9 am – 5 pm')).toBeTruthy()
    expect(screen.getByText('Around the clock, 24/7')).toBeTruthy()
  })

  // CONTACT-11, CONTACT-12
  it.each([
    ['ar', 'لم يتم العثور على بيانات الإعدادات.'],
    ['en', 'No settings data found.'],
  ] as const)(
    'are the default ones, in %s with "%s", where there are none',
    async (language, text) => {
      await show(answer(), language)
      expect(await screen.findByText(text)).toBeTruthy()
      expect(linked('tel:')).toEqual(defaults)
    },
  )

  // CONTACT-12
  it.each([
    ['ar', 'حدث خطأ أثناء جلب الإعدادات.', 'إعادة المحاولة'],
    ['en', 'An error occurred while fetching settings.', 'Try again'],
  ] as const)(
    'say in %s that the settings failed, and come when asked again',
    async (language, text, retry) => {
      await show({ GetSettings: [failed, answer(settings).GetSettings] }, language)
      expect(await screen.findByText(text)).toBeTruthy()
      expect(linked('tel:')).toEqual(defaults)
      await userEvent.click(screen.getByRole('button', { name: retry }))
      expect(await screen.findByText('sales@example.com')).toBeTruthy()
      expect(screen.queryByText(text)).toBeNull()
    },
  )
})

describe('the map', () => {
  // MAP-2
  it.each([
    ['ar', 'عرض الخريطة', 'خريطة الموقع'],
    ['en', 'Show the map', 'Map of our location'],
  ] as const)(
    'comes in %s once it is asked for, and takes the focus',
    async (language, ask, title) => {
      await show(answer(settings), language)
      await screen.findByText('sales@example.com')
      expect(document.querySelector('iframe')).toBeNull()
      expect(linked('https://www.google.com/maps')).toEqual([settings.locationLink])
      await userEvent.click(screen.getByRole('button', { name: ask }))
      const frame = screen.getByTitle(title)
      expect(frame.getAttribute('src')).toBe(
        `https://www.google.com/maps?q=Cairo&hl=${language}&output=embed`,
      )
      expect(document.activeElement).toBe(frame)
    },
  )
})
