import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { DriversSection } from './drivers-section.tsx'

const drivers = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  title: `Service ${index + 1}`,
  description: `What service ${index + 1} does`,
  imageUrl: index === 0 ? '' : `/media/${index}.webp`,
}))
const loaded = { GetAllDrivers: { body: { data: drivers } } }
const failing = (kind: FailureKind, status?: number) => ({
  GetAllDrivers: {
    failure: new ApiFailure('GetAllDrivers', kind, status === undefined ? {} : { status }),
  },
})
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<DriversSection />, { language, answers })

const pictureOf = (card: HTMLElement | undefined) => card?.querySelector('img')?.getAttribute('src')

describe('the services grid', () => {
  // DRIVER-1
  it('numbers its cards with two digits', async () => {
    await show(loaded)
    const cards = await screen.findAllByRole('listitem')
    const numbers = cards.map((card) => card.textContent.slice(0, 2))
    expect(numbers).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'])
    expect(screen.getByRole('heading', { level: 3, name: 'Service 10' })).toBeTruthy()
    expect(screen.getByText('What service 10 does')).toBeTruthy()
  })

  // SECTION-4
  it('takes a single record as well', async () => {
    await show({ GetAllDrivers: { body: { data: drivers[4] } } })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  // DRIVER-3
  it('shows the default icon where a picture is missing or cannot be loaded', async () => {
    await show(loaded)
    const [missing, breaking] = await screen.findAllByRole('listitem')
    expect(missing?.querySelector('svg')).toBeTruthy()
    expect(pictureOf(breaking)).toBe('/media/1.webp')
    const image = breaking?.querySelector('img')
    if (image) fireEvent.error(image)
    expect(pictureOf(breaking)).toBeUndefined()
    expect(breaking?.querySelector('svg')).toBeTruthy()
  })

  // DRIVER-2
  it.each([
    ['en', 'What we do', 'Loading…'],
    ['ar', 'ماذا نقدّم', 'جارٍ التحميل…'],
  ] as const)('shows four skeleton cards while it loads, in %s', async (language, title, text) => {
    await show({}, language)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(text)
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(4)
  })

  // DRIVER-4
  it.each([
    ['timeout', undefined, 'انتهت مهلة الطلب. يرجى المحاولة مرة أخرى.'],
    ['server', 500, 'خطأ في الخادم: 500. يرجى المحاولة لاحقاً.'],
    ['network', undefined, 'خطأ في الشبكة. يرجى التحقق من الاتصال.'],
    ['shape', undefined, 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.'],
  ] as const)('explains a %s failure', async (kind, status, text) => {
    await show(failing(kind, status), 'ar')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  // SECTION-1
  it('loads again after a failure', async () => {
    await show({ GetAllDrivers: [failing('timeout').GetAllDrivers, loaded.GetAllDrivers] })
    expect(await screen.findByText('The request timed out. Please try again.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  })

  // SECTION-5
  it.each([
    ['en', 'No services are available right now.'],
    ['ar', 'لا توجد خدمات متاحة الآن.'],
  ] as const)('says in %s that there are none', async (language, text) => {
    await show({ GetAllDrivers: { body: { data: [] } } }, language)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})
