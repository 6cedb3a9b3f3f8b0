import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: { company: 'نسائم للمراوح الصناعية والمقاولات', support: 'الدعم والتواصل' },
  en: { company: 'Nasaem Industrial Fans & Contracting', support: 'Support and contact' },
} as const

const forms = ['/contact-us', '/Careers', '/vendors-registration', '/search?q=fire']

/** The boxes of a page's names that are on the screen and not hidden behind anything, with their lines of text. */
function namesSeen(page: Page, name: string) {
  return page.evaluate((name) => {
    const found = []
    for (const part of document.querySelectorAll('header span')) {
      const box = part.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (part.textContent !== name || at === null || !part.parentElement?.contains(at)) continue
      const { lineHeight } = getComputedStyle(part)
      const lines = Math.round(box.height / parseFloat(lineHeight))
      found.push({ lines, top: box.top, bottom: box.bottom })
    }
    return found
  }, name)
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`header, ${language}`, () => {
    test.use({ language })

    for (const width of variantsOf([360, 320, 348, 768, 1280]))
      // PAGE-2, PAGE-11
      test(
        `the company's name stays in sight in a slim bar at ${width} px`,
        anyWidth,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 740 })
          await page.goto('/contact-us')
          const logo = await page.getByRole('banner').locator('img').boundingBox()
          expect(logo).toMatchObject({ width: 100, height: 100 })
          const [beside, ...others] = await namesSeen(page, text.company)
          expect(others).toEqual([])
          expect(beside?.lines).toBeLessThanOrEqual(2)
          expect(beside?.bottom).toBeLessThanOrEqual(116)

          await page.evaluate(() => scrollTo(0, 600))
          const [stuck, ...more] = await namesSeen(page, text.company)
          expect(more).toEqual([])
          expect(stuck?.lines).toBeLessThanOrEqual(2)
          expect(stuck?.top).toBeGreaterThanOrEqual(0)
          expect(stuck?.bottom).toBeLessThanOrEqual(60)
        },
      )

    // LOOK-9
    test(
      'the logo and the last thing of the bar stand on the edges of the page',
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 740 })
        await page.goto('/contact-us')
        const edges = await page.evaluate(() => {
          const box = (selector: string) => {
            const part = document.querySelector(selector)
            if (part === null) throw new Error(`The page has no ${selector}`)
            const { left, right } = part.getBoundingClientRect()
            return document.dir === 'rtl' ? [innerWidth - right, left] : [left, innerWidth - right]
          }
          const [columnStart = 0] = box('main h1')
          const [logoStart = 0] = box('header img')
          const [, actionEnd] = box('header a[href*="topic=consultation"]')
          const logo = document.querySelector<HTMLImageElement>('header img')
          const pen = document.createElement('canvas').getContext('2d')
          if (logo === null || pen === null) throw new Error('There is no logo to look at')
          pen.drawImage(logo, 0, 0, 100, 100)
          const isDrawn = (column: number) =>
            pen
              .getImageData(column, 0, 1, 100)
              .data.some((_, at, all) => (all[4 * at + 3] ?? 0) > 60)
          const columns = Array.from({ length: 100 }, (_, at) =>
            document.dir === 'rtl' ? 99 - at : at,
          )
          return { columnStart, logoStart, actionEnd, empty: columns.findIndex(isDrawn) }
        })
        expect(edges.logoStart).toBe(edges.columnStart)
        expect(edges.actionEnd).toBe(edges.columnStart)
        // The mark itself begins there, not a margin of its file.
        expect(edges.empty).toBeLessThanOrEqual(2)
      },
    )

    for (const width of variantsOf([360, 768, 1440]))
      // PAGE-11
      test(
        `neither bar nor support button covers what is gone to at ${width} px`,
        anyWidthFullRun,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 740 })
          const covered: string[] = []
          for (const path of forms) {
            await page.goto(path)
            await noticesArrived(page)
            await expect(page.getByRole('button', { name: text.support })).toBeVisible()
            covered.push(
              ...(await page.evaluate((label) => {
                const faults: string[] = []
                const button = document.querySelector(`[aria-label="${label}"]`)
                const bar = button?.closest('header > div')
                if (!button || !bar) throw new Error('There is no bar with a support button')
                const meets = (a: DOMRect, b: DOMRect) =>
                  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
                const shown = document.querySelectorAll(
                  'main :is(input, select, textarea, p, h2, li)',
                )
                for (const part of shown)
                  for (const block of ['start', 'end'] as const) {
                    part.scrollIntoView({ block })
                    const box = part.getBoundingClientRect()
                    if (box.width === 0 || box.height > 500) continue
                    for (const cover of [button, bar])
                      if (meets(box, cover.getBoundingClientRect()))
                        faults.push(`${location.pathname} ${part.tagName} ${block} ${box.top}`)
                  }
                return faults
              }, text.support)),
            )
          }
          expect(covered).toEqual([])
        },
      )

    // LOOK-9
    test(
      'the support button stands beside the column where there is room',
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/')
        const box = await page.getByRole('button', { name: text.support }).boundingBox()
        if (box === null) throw new Error('There is no support button')
        // The column is 1280 px wide, 80 px from either side.
        if (language === 'ar') expect(box.x + box.width).toBeLessThan(80)
        else expect(box.x).toBeGreaterThan(1360)
      },
    )

    // PAGE-11
    test(
      'a field that the keyboard reaches is not under the bar',
      anyWidthFullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto('/contact-us')
        await noticesArrived(page)
        await page.getByRole('contentinfo').getByRole('link').first().focus()
        for (let back = 0; back < 30; back += 1) {
          await page.keyboard.press('Shift+Tab')
          const { top, inMain } = await page.evaluate(() => {
            const at = document.activeElement
            return {
              top: at?.getBoundingClientRect().top ?? 0,
              inMain: at?.closest('main') !== null && at?.tagName !== 'MAIN',
            }
          })
          if (!inMain) break
          expect(top).toBeGreaterThanOrEqual(60)
        }
      },
    )
  })
}
