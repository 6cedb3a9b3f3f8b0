import { variantsOf } from '#tests/support/variants-of.ts'
import { startPausedSite } from '#tests/support/paused-site.ts'
import { slowDown } from '#tests/support/slow-down.ts'
import { anyWidth, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

/** With several sections and a form. */
const slow = ['/Careers', '/contact-us']
const others = [
  '/',
  '/services',
  '/products',
  '/products/select',
  '/projects',
  '/vendors-registration',
  '/search',
  '/nowhere',
  '/services/hvac',
  '/products/axial-plate-fan',
  '/products/quotation',
  '/track',
  '/offline-copy',
  '/projects/metro-sahm-tunnels',
]

/** One page of each kind. */
const pieced = [...slow, ...others.filter((path) => path !== '/nowhere')]

const tall = { width: 1440, height: 1500 }
const phone = { width: 360, height: 740 }

/** With a part that the server cannot render, since it is of the device's storage or sorted by its own names. */
const deviceBound = [
  ['/Careers', '#apply form', tall],
  ['/offline-copy', 'main section button', tall],
  ['/offline-copy', 'main section button', phone],
  ['/products/quotation', 'main section a[href^="/products/select"]', tall],
] as const

/**
 * With figures that fill their line, and with a title of several lines. A stand-in is as wide as the font on running
 * text, and up to a tenth off in a single word: a line that ends within that of its edge may break elsewhere.
 */
const fontBound = ['/products/axial-plate-fan', '/projects/rayhana-hospital', '/']

/** A movement as the browser reports it; TypeScript's library lacks this type. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Adds up from the first paint on what moves without anyone having acted. */
function watchShift(page: Page) {
  return page.addInitScript(() => {
    const shown = window as { shift?: number; movers?: string[] }
    shown.shift = 0
    shown.movers = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        shown.shift = (shown.shift ?? 0) + entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          shown.movers?.push(
            `${node?.nodeName} '${node?.textContent?.slice(0, 30)}' from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** @returns how far the page has moved until the app had taken it over and two more frames were painted */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).join().includes('__reactProps')
  })
  await nextFrames(page)
  return page.evaluate(() => (window as { shift?: number }).shift ?? 0)
}

const moversOf = (page: Page) => page.evaluate(() => (window as { movers?: string[] }).movers ?? [])

/** Lets the rest of a page arrive. @returns what it moved */
async function moversOfRest(page: Page, paused: { goOn: () => boolean }): Promise<string[]> {
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  // For half a second after a window got its size, a movement counts as asked for.
  await page.waitForTimeout(600)
  // Another test counts the movements of a late font.
  await page.evaluate(() => Object.assign(window, { movers: [] }))
  while (paused.goOn()) await nextFrames(page)
  await expect(page.locator('footer')).toBeVisible()
  await nextFrames(page)
  return moversOf(page)
}

/** Until what has been laid out is painted and told of. */
function nextFrames(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

for (const language of behaviourIn('ar'))
  test.describe(`in ${language}`, () => {
    test.use({
      language,
      // How wide a font of the device is beside the site's own is for the benchmarks to say.
      allowedErrors: [/ERR_FAILED|\/nowhere/],
    })

    // LOOK-4
    test('no page moves while it starts, on a slow processor either', fullRun, async ({ page }) => {
      test.slow()
      await page.route(/\.woff2$/, (route) => route.abort())
      await watchShift(page)
      const moved: Record<string, string[]> = {}
      for (const [paths, times] of [
        [slow, 6],
        [others, 1],
      ] as const) {
        await slowDown(page, times)
        for (const path of paths) {
          const shift = await shiftOf(page, path)
          if (shift > 0.01) moved[`${path} ${shift}`] = await moversOf(page)
        }
      }
      expect(moved).toEqual({})
    })

    test.describe('in a window that shows more than a screen', () => {
      test.use({ viewport: tall })

      // LOOK-4
      for (const path of ['/services/hvac', '/Careers'])
        test(`${path} does not move while it starts`, anyWidth, async ({ page }) => {
          await page.route(/\.woff2$/, (route) => route.abort())
          await watchShift(page)
          await slowDown(page, 6)
          const shift = await shiftOf(page, path)
          expect(shift, (await moversOf(page)).join('\n')).toBeLessThan(0.01)
        })
    })

    // LOOK-4
    for (const [path, part, size] of variantsOf(deviceBound))
      test(
        `${path} keeps the room of what a device adds, ${size.width} wide`,
        anyWidth,
        async ({ page }) => {
          await page.setViewportSize(size)
          let comes = () => {}
          const late = new Promise<void>((resolve) => (comes = resolve))
          await page.route(/\.js$/, async (route) => {
            await late
            await route.continue()
          })
          await watchShift(page)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await expect(page.locator('footer')).toBeAttached()
          // A page that has not been laid out yet has asked for no font, and is "loaded" too.
          await page.waitForFunction(
            () =>
              document.fonts.status === 'loaded' &&
              [...document.fonts].some(({ status }) => status === 'loaded'),
          )
          // For half a second after a window got its size, a movement counts as asked for.
          await page.waitForTimeout(600)
          const shift = () => page.evaluate(() => (window as { shift?: number }).shift ?? 0)
          // A font that came late has moved the page before.
          const before = await shift()
          comes()
          await expect(page.locator(part)).toBeVisible()
          await nextFrames(page)
          expect((await shift()) - before, (await moversOf(page)).join('\n')).toBeLessThan(0.01)
        },
      )

    // LOOK-4
    test(
      'a header that arrives in two pieces is painted once',
      anyWidth,
      async ({ page, site }) => {
        const paused = await startPausedSite(site.address, '</nav>')
        await watchShift(page)
        await page.goto(`${paused.address}/contact-us?lang=${language}`, { waitUntil: 'commit' })
        await expect(page.locator('header nav')).toBeAttached()
        await nextFrames(page)
        await expect(page.locator('header nav')).toBeHidden()
        // A late font is the next test's matter.
        await page.waitForFunction(() => document.fonts.status === 'loaded')
        paused.goOn()
        await expect(page.locator('header nav')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await nextFrames(page)
        expect(await moversOf(page)).toEqual([])
        await paused.stop()
      },
    )

    // LOOK-4
    test(
      'a line of a vacancy that arrives in two pieces does not move',
      anyWidth,
      async ({ page, site }) => {
        await page.setViewportSize(tall)
        const department = { ar: 'ورشة اللوحات', en: 'Panel shop' }[language]
        const paused = await startPausedSite(site.address, `<span>${department}</span>`)
        await watchShift(page)
        await page.goto(`${paused.address}/Careers?lang=${language}`, { waitUntil: 'commit' })
        await expect(page.locator('summary')).toHaveCount(3)
        expect(await moversOfRest(page, paused)).toEqual([])
        await paused.stop()
      },
    )

    for (const path of pieced)
      // LOOK-4
      test(
        `${path} does not move when it arrives in many pieces`,
        fullRun,
        async ({ page, site }) => {
          test.slow()
          const paused = await startPausedSite(site.address, '</h1>', 60)
          await watchShift(page)
          await page.goto(`${paused.address}${path}?lang=${language}`, { waitUntil: 'commit' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await moversOfRest(page, paused)).toEqual([])
          await paused.stop()
        },
      )

    for (const path of variantsOf(fontBound))
      // LOOK-4
      test(`${path} does not move when the web font comes late`, async ({ page }) => {
        let comes = () => {}
        const late = new Promise<void>((resolve) => (comes = resolve))
        await page.route(/\.woff2$/, async (route) => {
          await late
          await route.continue()
        })
        await watchShift(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('h1')).toBeVisible()
        await nextFrames(page)
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        // For half a second after a phone's window got its size, a movement counts as asked for.
        await page.waitForTimeout(600)
        comes()
        await page.waitForFunction(() => document.fonts.status === 'loaded')
        await nextFrames(page)
        expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.01)
      })
  })
