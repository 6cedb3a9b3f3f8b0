import { axeViolations } from '#tests/support/axe-violations.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  fullRun,
  onPhone,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { middleOf, touchOf } from '#tests/support/pointer.ts'

const words = {
  ar: {
    hero: 'أبرز أعمالنا',
    next: 'الشريحة التالية',
    previous: 'الشريحة السابقة',
    goToThird: 'انتقل إلى الشريحة 3',
    play: 'تشغيل الحركة',
    clients: 'شعارات العملاء',
    nextLogo: 'الشعار التالي',
    previousLogo: 'الشعار السابق',
  },
  en: {
    hero: 'Highlights of our work',
    next: 'Next slide',
    previous: 'Previous slide',
    goToThird: 'Go to slide 3',
    play: 'Play the slides',
    clients: 'Client logos',
    nextLogo: 'Next logo',
    previousLogo: 'Previous logo',
  },
} as const

/** Numbers of the slides that fill the hero, as their labels say: 'Slide 2 of 4: …'. */
function shownSlides(page: Page) {
  return page
    .locator('.swiper')
    .first()
    .evaluate((frame) => {
      const { x } = frame.getBoundingClientRect()
      return [...frame.querySelectorAll('.swiper-slide')]
        .filter((slide) => Math.abs(slide.getBoundingClientRect().x - x) < 1)
        .map((slide) => Number(/\d+/.exec(slide.getAttribute('aria-label') ?? '')?.[0]))
    })
}

function logosInView(page: Page, label: string) {
  return page.getByRole('group', { name: label }).evaluate((group) => {
    const frame = group.getBoundingClientRect()
    return [...group.querySelectorAll('.swiper-slide')].filter((slide) => {
      const { x, right } = slide.getBoundingClientRect()
      return x >= frame.x - 1 && right <= frame.right + 1
    }).length
  })
}

/** The logo at the start of the row, by the name that is read out; nothing while the row moves. */
function firstLogo(page: Page, label: string) {
  return page.getByRole('group', { name: label }).evaluate((group) => {
    const frame = group.querySelector('.swiper')?.getBoundingClientRect()
    const isRtl = getComputedStyle(group).direction === 'rtl'
    const first = [...group.querySelectorAll('.swiper-slide')].find((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      const gap = isRtl ? right - (frame?.right ?? 0) : left - (frame?.left ?? 0)
      return Math.abs(gap) < 1
    })
    return first?.querySelector('img')?.alt ?? first?.textContent ?? ''
  })
}

/** Milliseconds that bring each carousel to its next slide. */
const slideTime = 4000

/** Reads until there is something: between two slides there is nothing. */
async function atRest(read: () => Promise<string>) {
  let seen = ''
  await expect.poll(async () => (seen = await read())).not.toBe('')
  return seen
}

/** Passes the time of a slide, and expects that another one then shows. */
async function expectToGoOn(page: Page, read: () => Promise<string>) {
  const before = await atRest(read)
  await expect(async () => {
    await page.clock.fastForward(slideTime)
    expect(await atRest(read)).not.toBe(before)
  }).toPass()
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`in ${language}`, () => {
    test.use({ language })

    // HERO-3
    test('the arrows and the pagination move the slides, round and round', async ({ page }) => {
      await page.goto('/')
      const hero = page.getByRole('region', { name: text.hero })
      const next = hero.getByRole('button', { name: text.next })
      const previous = hero.getByRole('button', { name: text.previous })
      await next.hover()
      await next.click()
      await expect.poll(() => shownSlides(page)).toEqual([2])
      await previous.click()
      await expect.poll(() => shownSlides(page)).toEqual([1])
      await previous.click()
      await expect.poll(() => shownSlides(page)).toEqual([4])
      await hero.getByRole('button', { name: text.goToThird }).click()
      await expect.poll(() => shownSlides(page)).toEqual([3])
      await expect(hero.locator('.swiper-slide:not([inert])').getByRole('link')).toHaveCount(1)
    })

    // HERO-3, HERO-5
    test(
      'a finger turns the slides and opens none; one that scrolls the page turns none',
      onPhone,
      async ({ page, context }) => {
        const opened = new Set<Page>()
        context.on('page', (tab) => opened.add(tab))
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        await expect(page.getByRole('button', { name: text.play })).toBeVisible()
        const slides = page.locator('.swiper').first()
        const middle = await middleOf(slides)
        // More than half of the way: a slow machine may take longer for it than a flick may.
        const forwards = language === 'ar' ? 200 : -200
        const finger = await touchOf(page)
        const swipe = async (x: number, y: number) => {
          await finger.down({ x: middle.x - x / 2, y: middle.y })
          await finger.move({ x: middle.x + x / 2, y: middle.y + y })
          await finger.up()
        }
        await swipe(forwards, 0)
        await expect.poll(() => shownSlides(page)).toEqual([2])
        for (const shown of [1, 4]) {
          await swipe(-forwards, 0)
          await expect.poll(() => shownSlides(page)).toEqual([shown])
        }
        await swipe(0, -100)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
        expect(await shownSlides(page)).toEqual([4])
        expect(opened).toEqual(new Set())
      },
    )

    // CLIENT-2
    test(
      'an arrow of the logos that is pressed just after their start is not lost',
      fullRun,
      async ({ page }) => {
        // Each frame comes late, as on a slow phone: the press falls between Swiper's start and the frame that ends it.
        await page.addInitScript(() => {
          const ask = requestAnimationFrame
          window.requestAnimationFrame = (call) =>
            ask(() => void setTimeout(() => call(performance.now()), 100))
          const wait = setInterval(() => {
            const started = document.querySelector('.swiper-initialized')
            if (started === null) return
            clearInterval(wait)
            const next = started.parentElement?.querySelector<HTMLElement>('.swiper-button-next')
            setTimeout(() => next?.click(), 170)
          }, 1)
        })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const row = page.getByRole('group', { name: text.clients })
        const shown = () => firstLogo(page, text.clients)
        const first = await row.getByRole('img').first().getAttribute('alt')
        await row.scrollIntoViewIfNeeded()
        await expect.poll(shown).not.toBe(first)
        const next = await atRest(shown)
        // It stays there: frames that were late have come by then.
        await page.waitForTimeout(600)
        expect(await shown()).toBe(next)
      },
    )

    // CLIENT-2
    test(
      'nor is one that is pressed while the page takes another width',
      anyWidthFullRun,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const row = page.getByRole('group', { name: text.clients })
        await row.scrollIntoViewIfNeeded()
        const carousel = row.locator('.swiper-initialized')
        await expect(carousel).toBeVisible()
        const shown = () => firstLogo(page, text.clients)
        const first = await atRest(shown)
        await carousel.evaluate((frame) => {
          const next = frame.parentElement?.querySelector<HTMLElement>('.swiper-button-next')
          let width = frame.clientWidth
          // Told after Swiper of the same change: this frame is asked for after the one in which Swiper takes the new size.
          const watch = new ResizeObserver(() => {
            if (frame.clientWidth === width) return
            width = frame.clientWidth
            watch.disconnect()
            requestAnimationFrame(() => next?.click())
          })
          watch.observe(frame)
        })
        await page.setViewportSize({ width: 600, height: 800 })
        await expect.poll(shown).not.toBe(first)
        const next = await atRest(shown)
        await page.waitForTimeout(600)
        expect(await shown()).toBe(next)
      },
    )

    // HERO-7
    test('"next" stands at the end of the line and brings the next slide from there', async ({
      page,
    }) => {
      await page.goto('/')
      const next = await page.getByRole('button', { name: text.next }).boundingBox()
      const previous = await page.getByRole('button', { name: text.previous }).boundingBox()
      expect((next?.x ?? 0) > (previous?.x ?? 0)).toBe(language === 'en')
      const order = await page
        .locator('.swiper')
        .first()
        .evaluate((frame) => {
          const [first, second] = frame.querySelectorAll('.swiper-slide[aria-label]')
          return (second?.getBoundingClientRect().x ?? 0) > (first?.getBoundingClientRect().x ?? 0)
        })
      // In the server's order and in the loop's, what comes second lies towards the end of the line.
      expect(order).toBe(language === 'en')
    })

    // HERO-5
    test(
      'Enter and Space open a slide in a new tab',
      anyWidthFullRun,
      async ({ page, context }) => {
        await page.goto('/')
        // Playwright's roles do not know `inert`.
        const link = page.locator('.swiper-slide:not([inert])').getByRole('link')
        for (const key of ['Enter', 'Space']) {
          // Who comes just as the slide changes comes again; from then on it stays.
          await expect(async () => {
            await link.focus()
            await expect(page.locator('.swiper-wrapper').first()).toHaveAttribute(
              'aria-live',
              'polite',
            )
            await expect(link).toBeFocused({ timeout: 1000 })
          }).toPass()
          const opened = context.waitForEvent('page')
          await page.keyboard.press(key)
          const tab = await opened
          expect(new URL(tab.url()).pathname).not.toBe('/')
          await tab.close()
        }
      },
    )

    // CLIENT-2
    test(
      'the clients row shows as many logos as the screen is wide for',
      fullRun,
      async ({ page }) => {
        for (const [width, logos] of [
          [575, 1],
          [576, 2],
          [768, 4],
          [992, 6],
          [1200, 8],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/')
          const row = page.getByRole('group', { name: text.clients })
          await row.scrollIntoViewIfNeeded()
          await row.hover()
          await expect.poll(() => logosInView(page, text.clients)).toBe(logos)
        }
      },
    )

    // CLIENT-2, HERO-3
    test(
      'both go on after the screen is rotated, resized, hidden and shown',
      fullRun,
      async ({ page }) => {
        const shownSlide = async () => (await shownSlides(page)).join()
        const shownLogo = () => firstLogo(page, text.clients)
        const hero = page.getByRole('region', { name: text.hero })
        const row = page.getByRole('group', { name: text.clients })
        const expectBothToGoOn = async () => {
          await hero.scrollIntoViewIfNeeded()
          await expectToGoOn(page, shownSlide)
          await row.scrollIntoViewIfNeeded()
          await expectToGoOn(page, shownLogo)
        }
        await page.clock.install()
        await page.goto('/')
        await expectBothToGoOn()
        for (const [width, height] of [
          [390, 844],
          [844, 390],
          [390, 844],
          [844, 390],
          [1280, 800],
          [700, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expectBothToGoOn()
        }
        await page.evaluate(() => {
          let hidden = true
          Object.defineProperty(document, 'hidden', { get: () => hidden })
          document.dispatchEvent(new Event('visibilitychange'))
          hidden = false
          document.dispatchEvent(new Event('visibilitychange'))
        })
        await expectBothToGoOn()
      },
    )

    test('no frames are asked for between two slides', anyWidthFullRun, async ({ page }) => {
      await page.goto('/')
      const row = page.getByRole('group', { name: text.clients })
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByRole('button', { name: text.nextLogo })).toBeVisible()
      const framesInASecond = () =>
        page.evaluate(async () => {
          const ask = window.requestAnimationFrame
          let frames = 0
          window.requestAnimationFrame = (call) => {
            frames += 1
            return ask.call(window, call)
          }
          await new Promise((resolve) => setTimeout(resolve, 1000))
          window.requestAnimationFrame = ask
          return frames
        })
      await expect.poll(framesInASecond, { timeout: 20_000 }).toBe(0)
    })

    // CLIENT-3, HERO-6, LOOK-5
    test('under reduced motion nothing moves by itself, and the logos are stepped through', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto('/')
      await expect(page.getByRole('button', { name: text.play })).toBeVisible()
      await page.clock.fastForward(3 * slideTime)
      expect(await shownSlides(page)).toEqual([1])
      const row = page.getByRole('group', { name: text.clients })
      const shown = () => firstLogo(page, text.clients)
      await row.scrollIntoViewIfNeeded()
      const first = await atRest(shown)
      await page.clock.fastForward(3 * slideTime)
      expect(await shown()).toBe(first)
      await row.getByRole('button', { name: text.nextLogo }).click()
      await expect.poll(shown).not.toBe(first)
      await row.getByRole('button', { name: text.previousLogo }).click()
      await expect.poll(shown).toBe(first)
    })

    test("the slides' marks stay on one line beside a scrollbar", anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 345, height: 740 })
      await page.goto('/')
      const marks = page.locator('.swiper-pagination-bullet')
      await expect(marks).toHaveCount(4)
      const boxes = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const { y, width } = mark.getBoundingClientRect()
          return { y, wide: width >= 24 }
        }),
      )
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
      expect(boxes.every(({ wide }) => wide)).toBe(true)
    })

    // LOOK-1
    test('hero, about, services and clients pass axe', fullRun, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('group', { name: text.clients }).scrollIntoViewIfNeeded()
      expect(await axeViolations(page, { within: ['main'] })).toEqual([])
    })
  })
}
