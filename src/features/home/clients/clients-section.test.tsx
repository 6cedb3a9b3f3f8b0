import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { createSwiper } from '#src/ui/carousel/create-swiper.ts'
import { moveByItself } from '#src/ui/carousel/move-by-itself.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { clientRowOptions } from './client-row.ts'
import { ClientsSection } from './clients-section.tsx'

const swiper = {
  el: document.createElement('div'),
  on: vi.fn(),
  destroy: vi.fn(),
  slidePrev: vi.fn(),
  slideNext: vi.fn(),
}
const stop = vi.fn()
vi.mock('#src/ui/carousel/move-by-itself.ts', () => ({ moveByItself: vi.fn() }))
vi.mock('#src/ui/carousel/create-swiper.ts', () => ({ createSwiper: vi.fn() }))

const loaded = (count: number) => ({
  GetAllClients: {
    body: {
      data: {
        data: Array.from({ length: count }, (_, index) => ({
          id: String(index),
          title: `Client ${index + 1}`,
          imageUrl: index === 1 ? '' : `/media/${index}.webp`,
          ...(index === 2 && { alt: 'The mill of Client 3' }),
        })),
      },
    },
  },
})
const failing = (kind: 'server' | 'network') => ({
  GetAllClients: {
    failure: new ApiFailure('GetAllClients', kind, kind === 'server' ? { status: 404 } : {}),
  },
})
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<ClientsSection />, { language, answers })

beforeEach(() => {
  vi.clearAllMocks()
  fakeViewport()
  vi.mocked(createSwiper).mockReturnValue(swiper as never)
  vi.mocked(moveByItself).mockReturnValue({ restart: vi.fn(), stop })
})

describe('the clients carousel', () => {
  // CLIENT-1
  it.each([
    ['en', 'Our clients', 'Client logos', 'Pause the logos'],
    ['ar', 'عملاؤنا', 'شعارات العملاء', 'إيقاف حركة الشعارات'],
  ] as const)('is named in %s', async (language, title, label, pause) => {
    await show(loaded(16), language)
    expect(await screen.findByRole('group', { name: label })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(await screen.findByRole('button', { name: pause })).toBeTruthy()
  })

  // CLIENT-1
  it('shows each logo with the title as its alt text unless it has one, or the title where there is no logo', async () => {
    await show(loaded(16))
    expect(await screen.findByRole('img', { name: 'Client 1' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'The mill of Client 3' })).toBeTruthy()
    expect(screen.getAllByRole('img')).toHaveLength(15)
    expect(screen.getByText('Client 2')).toBeTruthy()
  })

  // CLIENT-3
  it('stops when it is paused', async () => {
    await show(loaded(16))
    await userEvent.click(await screen.findByRole('button', { name: 'Pause the logos' }))
    expect(stop).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Play the logos' })).toBeTruthy()
  })

  // CLIENT-3
  it('does not start under reduced motion', async () => {
    fakeViewport({ reducedMotion: true })
    await show(loaded(16))
    expect(await screen.findByRole('button', { name: 'Play the logos' })).toBeTruthy()
    expect(moveByItself).not.toHaveBeenCalled()
  })

  // CLIENT-3
  it.each([
    ['en', 'Previous logo', 'Next logo'],
    ['ar', 'الشعار السابق', 'الشعار التالي'],
  ] as const)('is moved by buttons named in %s', async (language, previous, next) => {
    await show(loaded(16), language)
    await userEvent.click(await screen.findByRole('button', { name: previous }))
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(swiper.slidePrev).toHaveBeenCalledOnce()
    expect(swiper.slideNext).toHaveBeenCalledOnce()
  })

  // SECTION-1
  it('says that it is loading', async () => {
    await show({})
    expect(screen.getByRole('status').textContent).toBe('Loading…')
  })

  // CLIENT-4
  it.each([
    ['en', 'There are no clients to show at the moment'],
    ['ar', 'لا يوجد عملاء لعرضهم في الوقت الحالي'],
  ] as const)('says in %s that there are none', async (language, text) => {
    await show({ GetAllClients: { body: { data: { data: [] } } } }, language)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  // CLIENT-4
  it('says the same for a status other than 200', async () => {
    await show(failing('server'))
    expect(await screen.findByText('There are no clients to show at the moment')).toBeTruthy()
  })

  // CLIENT-4
  it('explains any other failure and recovers from it', async () => {
    await show({ GetAllClients: [failing('network').GetAllClients, loaded(3).GetAllClients] })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load clients data')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: 'Client 1' })).toBeTruthy()
  })
})

describe('the row of logos', () => {
  // CLIENT-2
  it('moves every 2000 ms with a gap of 20', async () => {
    expect(clientRowOptions(16)).toMatchObject({ spaceBetween: 20 })
    await show(loaded(16))
    await vi.waitFor(() =>
      expect(moveByItself).toHaveBeenCalledWith(expect.objectContaining({ el: swiper.el }), 2000),
    )
  })

  // CLIENT-2, CLIENT-3
  it('holds 1, 2, 4, 6 or 8 logos by screen width, in a loop', () => {
    expect(clientRowOptions(16).breakpoints).toEqual({
      0: { slidesPerView: 1, loop: true, rewind: false },
      576: { slidesPerView: 2, loop: true, rewind: false },
      768: { slidesPerView: 4, loop: true, rewind: false },
      992: { slidesPerView: 6, loop: true, rewind: false },
      1200: { slidesPerView: 8, loop: true, rewind: false },
    })
  })

  // CLIENT-3
  it('goes back to its start where there are fewer than twice the logos that show', () => {
    const { breakpoints } = clientRowOptions(9)
    expect(breakpoints?.[768]).toMatchObject({ loop: true, rewind: false })
    expect(breakpoints?.[992]).toMatchObject({ loop: false, rewind: true })
  })
})
