import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, anyWidthFullRun, expect, test } from '#tests/support/site.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

type Light = number

const contrast = (a: Light, b: Light) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** The relative luminance of each point of a picture of a part of the page, and of its ground. */
async function lightOf(part: Locator): Promise<{ ground: Light; points: Light[] }> {
  const { data, info } = await sharp(await part.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const points = Array.from({ length: data.length / info.channels }, (_, index) => {
    const [red, green, blue] = data.subarray(index * info.channels, (index + 1) * info.channels)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  })
  // Inside the corner: the edge may be mixed with what is round the part.
  return { ground: points[4 * info.width + 4] ?? 0, points }
}

/** The share of a part's points that can be told from its ground. */
async function drawn(part: Locator): Promise<number> {
  const { ground, points } = await lightOf(part)
  return points.filter((light) => contrast(light, ground) >= 3).length / points.length
}

for (const colorScheme of variantsOf(['dark', 'light'] as const))
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ language: 'en', colorScheme, viewport: { width: 1440, height: 900 } })

    test.beforeEach(({ page }) =>
      page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
    )

    // LOOK-7
    test(
      'the blades of the logo, the link of the page and the marks of the slides are seen',
      anyWidth,
      async ({ page }) => {
        await page.goto('/')
        await noticesArrived(page)
        for (const part of ['banner', 'contentinfo'] as const) {
          const logo = page.getByRole(part).locator('img')
          await logo.scrollIntoViewIfNeeded()
          await expect.poll(() => drawn(logo), part).toBeGreaterThan(0.2)
        }
        await page.evaluate(() => scrollTo(0, 0))
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
        const [current, other] = [await lightOf(links.nth(0)), await lightOf(links.nth(1))]
        expect(contrast(current.ground, other.ground)).toBeGreaterThan(3)

        const marks = page.locator('.swiper-pagination-bullet')
        await expect(marks.first()).toBeVisible()
        for (const mark of await marks.all()) expect(await drawn(mark)).toBeGreaterThan(0.02)
        const [shown, next] = [await lightOf(marks.nth(0)), await lightOf(marks.nth(1))]
        expect(contrast(shown.ground, next.ground)).toBeGreaterThan(3)
      },
    )

    // LOOK-7
    test(
      'what is chosen, and what has the focus, is told from the rest',
      anyWidthFullRun,
      async ({ page }) => {
        await page.goto('/contact-us')
        await noticesArrived(page)
        const field = page.getByRole('main').getByRole('textbox').first()
        const box = field.locator('..')
        await field.focus()
        await expect(box).toHaveCSS('outline-style', 'solid')
        await expect(box).toHaveCSS('outline-width', '3px')

        await page.goto('/')
        await noticesArrived(page)
        const tabs = page.getByRole('main').getByRole('tab')
        await tabs.first().scrollIntoViewIfNeeded()
        const [chosen, other] = [await lightOf(tabs.nth(0)), await lightOf(tabs.nth(1))]
        expect(contrast(chosen.ground, other.ground)).toBeGreaterThan(3)
      },
    )
  })
