import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { createSwiper } from '#src/ui/carousel/create-swiper.ts'
import { moveByItself } from '#src/ui/carousel/move-by-itself.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { Hero } from './hero.tsx'

const swiper = {
  el: document.createElement('div'),
  on: vi.fn(),
  slidePrev: vi.fn(),
  slideNext: vi.fn(),
  slideToLoop: vi.fn(),
  destroy: vi.fn(),
}
vi.mock('#src/ui/carousel/move-by-itself.ts', () => ({ moveByItself: vi.fn() }))
vi.mock('#src/ui/carousel/create-swiper.ts', () => ({ createSwiper: vi.fn() }))

const stop = vi.fn()

const fans = {
  id: '1',
  imageUrl: '/media/fans.webp',
  title: 'Fans',
  clickableName: 'See',
  url: '/x',
}
const tunnel = { id: '2', image: '/media/tunnel.webp', link: 'https://example.com/t' }
const plain = { id: '3', imageUrl: '/media/plain.webp', nameEn: 'Plain' }

const slides = (...records: object[]) => ({ GetAllSlides: { body: { data: { data: records } } } })
const failing = (kind: 'timeout' | 'server' | 'network' | 'shape', status?: number) => ({
  GetAllSlides: {
    failure: new ApiFailure('GetAllSlides', kind, status === undefined ? {} : { status }),
  },
})
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<Hero />, { language, answers })

beforeEach(() => {
  vi.clearAllMocks()
  fakeViewport()
  vi.mocked(createSwiper).mockReturnValue(swiper as never)
  vi.mocked(moveByItself).mockReturnValue(stop)
})

describe('while there are no slides to show', () => {
  // HERO-9
  it.each([
    ['en', 'Loading slides...'],
    ['ar', 'جارٍ تحميل الشرائح…'],
  ] as const)('says in %s that they load', async (language, text) => {
    await show({}, language)
    expect(screen.getByRole('status')).toHaveProperty('textContent', text)
  })

  // HERO-10
  it.each([
    ['timeout', undefined, 'Request timeout. Please check your connection and try again.'],
    ['server', 503, 'Server error: 503. Please try again later.'],
    ['network', undefined, 'Network error. Please check your connection and try again.'],
    ['shape', undefined, 'Invalid response structure from API'],
  ] as const)('explains a %s failure', async (kind, status, text) => {
    await show(failing(kind, status))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Unable to load slides')).toBeTruthy()
    expect(within(alert).getByText(text)).toBeTruthy()
  })

  // HERO-10
  it('explains a failure in Arabic, with a retry', async () => {
    await show(failing('network'), 'ar')
    expect(await screen.findByText('تعذّر تحميل الشرائح')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy()
  })

  // SECTION-1
  it('shows loading again on a retry, then the slides', async () => {
    await show({ GetAllSlides: [failing('network').GetAllSlides, slides(fans).GetAllSlides] })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Fans' })).toBeTruthy()
  })

  // HERO-11
  it('offers three retries and no more', async () => {
    await show(failing('timeout'))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    }
    const last = 'Maximum retry attempts reached. Please refresh the page.'
    expect(await screen.findByText(last)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  // HERO-1, SECTION-5
  it('says so when there are none, or none has a picture', async () => {
    await show(slides({ id: '9', title: 'No picture' }))
    expect(await screen.findByText('No data is available right now.')).toBeTruthy()
  })
})

describe('a slide', () => {
  // HERO-5
  it('opens its address in a new tab', async () => {
    await show(slides(fans))
    const link = await screen.findByRole('link', { name: /Fans.*See.*opens in a new tab/ })
    expect(link.getAttribute('href')).toBe('/x')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  // HERO-5
  it.each(['{Enter}', ' '])('opens on the key "%s"', async (key) => {
    await show(slides(fans))
    const link = await screen.findByRole('link')
    const opened = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', opened)
    link.focus()
    await userEvent.keyboard(key)
    expect(opened).toHaveBeenCalledOnce()
  })

  // HERO-5
  it('is no link without an address, or with one that is not safe', async () => {
    await show(slides({ ...fans, url: 'javascript:alert(1)' }))
    expect(await screen.findByRole('heading', { name: 'Fans' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  // SECTION-8
  it('says what its picture shows, in the language in which it is told', async () => {
    const alt = { alt: 'مروحة على سطح', fieldLanguages: { alt: 'ar' } }
    await show(slides({ ...fans, ...alt }))
    const picture = await screen.findByRole('img', { name: 'مروحة على سطح' })
    expect([picture.lang, picture.dir]).toEqual(['ar', 'rtl'])
  })

  // SECTION-8
  it('passes over a picture of which nothing is said', async () => {
    await show(slides(fans))
    await screen.findByRole('heading', { name: 'Fans' })
    expect(screen.getByRole('presentation').getAttribute('alt')).toBe('')
  })

  // HERO-2
  it.each([
    ['en', 'Slide'],
    ['ar', 'شريحة'],
  ] as const)('without any title is called so in %s', async (language, name) => {
    await show(slides(tunnel), language)
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
  })

  // HERO-4
  it('alone has no pagination, no arrows, no pause, and needs no Swiper', async () => {
    await show(slides(fans))
    await screen.findByRole('heading', { name: 'Fans' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(createSwiper).not.toHaveBeenCalled()
  })
})

/** Nothing is near the screen until the function that this gives is called. */
function holdNear(): () => void {
  let comeNear = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => call([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => comeNear()
}

describe('several slides', () => {
  const three = slides(fans, tunnel, plain)
  /** The slides once Swiper has them: until then they are plain HTML. */
  async function showMoving(language?: 'ar' | 'en') {
    await show(three, language)
    await vi.waitFor(() => expect(moveByItself).toHaveBeenCalledOnce())
  }

  // HERO-3
  it('loop, with a gap of 30, and move on every 4000 ms', async () => {
    await showMoving()
    expect(vi.mocked(createSwiper).mock.calls[0]?.[1]).toEqual({
      loop: true,
      spaceBetween: 30,
      on: expect.anything(),
    })
    expect(moveByItself).toHaveBeenCalledWith(swiper, 4000)
  })

  // HERO-8
  it('can only be reached while they show', async () => {
    await show(three)
    const names = ['Slide 1 of 3: Fans', 'Slide 2 of 3: Slide', 'Slide 3 of 3: Plain']
    await screen.findByRole('group', { name: 'Slide 1 of 3: Fans' })
    const inert = names.map((name) =>
      document.querySelector(`[aria-label="${name}"]`)?.hasAttribute('inert'),
    )
    expect(inert).toEqual([false, true, true])
  })

  // HERO-3
  it.each([
    ['en', 'Previous slide', 'Next slide', 'Go to slide 3'],
    ['ar', 'الشريحة السابقة', 'الشريحة التالية', 'انتقل إلى الشريحة 3'],
  ] as const)('are moved by buttons named in %s', async (language, previous, next, third) => {
    await showMoving(language)
    await userEvent.click(await screen.findByRole('button', { name: previous }))
    await userEvent.click(screen.getByRole('button', { name: next }))
    await userEvent.click(screen.getByRole('button', { name: third }))
    expect(swiper.slidePrev).toHaveBeenCalledOnce()
    expect(swiper.slideNext).toHaveBeenCalledOnce()
    expect(swiper.slideToLoop).toHaveBeenCalledWith(2)
  })

  // PAGE-12
  it('are moved by a press that came before Swiper', async () => {
    const near = holdNear()
    await show(three)
    await userEvent.click(await screen.findByRole('button', { name: 'Next slide' }))
    expect(createSwiper).not.toHaveBeenCalled()
    near()
    await vi.waitFor(() => expect(swiper.slideNext).toHaveBeenCalledOnce())
  })

  // HERO-6
  it('stop while they are pointed at or hold the focus, and go on after', async () => {
    await showMoving()
    const next = screen.getByRole('button', { name: 'Next slide' })
    await userEvent.hover(next)
    expect(stop).toHaveBeenCalledOnce()
    await userEvent.unhover(next)
    expect(moveByItself).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    expect(stop).toHaveBeenCalledTimes(2)
  })

  // HERO-6
  it('can be paused and set going again', async () => {
    await showMoving()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
    expect(stop).toHaveBeenCalled()
    vi.mocked(moveByItself).mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
    expect(moveByItself).toHaveBeenCalledOnce()
  })

  // HERO-6
  it('do not start under reduced motion', async () => {
    fakeViewport({ reducedMotion: true })
    await show(three)
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeTruthy()
    expect(moveByItself).not.toHaveBeenCalled()
  })
})
