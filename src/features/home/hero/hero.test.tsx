import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Slide } from '#contract/collections/frames.ts'
import { ApiFailure } from '#contract/errors.ts'
import { moveByItself } from '#src/ui/carousel/move-by-itself.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { HeroSlides } from './hero-slides.tsx'
import { Hero } from './hero.tsx'

vi.mock('#src/ui/carousel/move-by-itself.ts', () => ({ moveByItself: vi.fn() }))

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
  // The simulated browser animates nothing.
  Element.prototype.animate = vi.fn(() => ({ cancel: () => {} }) as Animation)
  vi.mocked(moveByItself).mockReturnValue({ restart: vi.fn(), stop })
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
  it('alone has no pagination, no arrows, no pause, and does not move', async () => {
    await show(slides(fans))
    await screen.findByRole('heading', { name: 'Fans' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(moveByItself).not.toHaveBeenCalled()
  })
})

/** The name of the slide that can be reached. */
function shown() {
  const reached = screen.getAllByRole('group').filter((group) => !group.hasAttribute('inert'))
  return reached.map((group) => group.getAttribute('aria-label')?.replace(/.*: /, '')).join()
}

function row(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.swiper-wrapper')
  if (found === null) throw new Error('There are no slides')
  return found
}

/**
 * A finger that comes down on the slides, moves along the screen and leaves.
 *
 * @param time milliseconds after which it leaves
 * @returns the click that follows
 */
function drag(pixels: number, end: 'pointerup' | 'pointercancel' = 'pointerup', time = 100) {
  const [link] = within(row()).getAllByRole('link')
  // The simulated browser has no pointers.
  const send = (type: string, moved: number, timeStamp = 0) => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: 200 + moved })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    link?.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }))
  }
  act(() => {
    send('pointerdown', 0)
    send('pointermove', pixels / 2)
    send('pointermove', pixels)
    send(end, pixels, time)
  })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link?.dispatchEvent(click)
  return click
}

describe('several slides', () => {
  const three = slides(fans, tunnel, plain)
  async function showMoving(language?: 'ar' | 'en') {
    await show(three, language)
    await vi.waitFor(() => expect(moveByItself).toHaveBeenCalledOnce())
  }

  // HERO-3
  it('move on every 4000 ms, with a gap of 30, round and round', async () => {
    await showMoving()
    const [call] = vi.mocked(moveByItself).mock.calls
    expect(call?.[1]).toBe(4000)
    const seen = [1, 2, 3].map(() => {
      act(() => void call?.[0].slideNext())
      return [shown(), row().style.transform]
    })
    expect(seen).toEqual([
      ['Slide', expect.stringContaining('calc(-1 * (100% + 30px)')],
      ['Plain', expect.stringContaining('calc(-2 * (100% + 30px)')],
      ['Fans', expect.stringMatching(/calc\(-?0 \*/)],
    ])
  })

  // HERO-3, HERO-7
  it('bring the one that comes from its side, wherever its own place is', async () => {
    await showMoving('ar')
    await userEvent.click(screen.getByRole('button', { name: 'الشريحة السابقة' }))
    // The third of three, before the first: three places back along the line, which goes to the left.
    const [, , third] = Array.from(
      row().children,
      (slide) => (slide as HTMLElement).style.transform,
    )
    expect(third).toContain('calc(3 * (100% + 30px)')
    expect(vi.mocked(row().animate).mock.calls[0]?.[0]).toEqual([
      expect.objectContaining({ transform: expect.stringContaining('calc(0 * ') }),
      ...Array(2).fill(
        expect.objectContaining({ transform: expect.stringContaining('calc(-1 * ') }),
      ),
    ])
  })

  // HERO-7
  it.each([
    ['en', -80, 'Slide'],
    ['en', 80, 'Plain'],
    ['ar', 80, 'شريحة'],
    ['ar', -80, 'Plain'],
  ] as const)(
    'follow a finger in %s by %i pixels, and open nothing',
    async (language, pixels, to) => {
      await showMoving(language)
      const click = drag(pixels)
      expect(shown()).toBe(to)
      expect(click.defaultPrevented).toBe(true)
    },
  )

  // HERO-7
  it.each([
    ['turn at a quick drag, however short', 80, 299, 'Slide'],
    ['go back after a slow one that is short', 80, 300, 'Fans'],
    ['turn at a slow one over more than half of the width', 181, 3000, 'Slide'],
  ] as const)('%s', async (_, pixels, time, to) => {
    await showMoving()
    vi.spyOn(row(), 'clientWidth', 'get').mockReturnValue(360)
    drag(-pixels, 'pointerup', time)
    expect(shown()).toBe(to)
  })

  // HERO-5
  it('stay where they are, and open, under a finger that hardly moves', async () => {
    await showMoving()
    const click = drag(4)
    expect(shown()).toBe('Fans')
    expect(click.defaultPrevented).toBe(false)
  })

  it('go back where the finger goes on to scroll the page', async () => {
    await showMoving()
    drag(-80, 'pointercancel')
    expect(shown()).toBe('Fans')
    expect(row().style.transform).toMatch(/calc\(-?0 \* \(100% \+ 30px\) \+ 0px\)/)
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
    const seen = []
    for (const name of [previous, next, third]) {
      await userEvent.click(screen.getByRole('button', { name }))
      seen.push(shown())
    }
    expect(seen).toEqual(['Plain', 'Fans', 'Plain'])
  })

  // PAGE-12
  it('are moved by a press that is made again as they are taken over', async () => {
    function PressesEarly() {
      useEffect(() => screen.getByRole('button', { name: 'Next slide' }).click(), [])
      return <HeroSlides slides={[fans, { ...fans, id: '2', title: 'Tunnel' }] as Slide[]} />
    }
    await renderInApp(<PressesEarly />, { language: 'en', answers: {} })
    await vi.waitFor(() => expect(shown()).toBe('Tunnel'))
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
