import sharp from 'sharp'
import { testedLanguages } from '#tests/support/behaviour-in.ts'
import { anyWidth, expect, type Page, test } from '#tests/support/site.ts'

/** Of white letters on a pixel, from 1 to 21 (WCAG 2, relative luminance). */
function contrastWithWhite([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

/** The contrast of white letters with what is below the first slide's title: the least, and that of the mean. */
async function contrastBelow(page: Page): Promise<{ least: number; mean: number }> {
  const slide = page.locator('.swiper-slide').first()
  const title = slide.getByRole('heading', { level: 2 })
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1)
  await title.evaluate((element) => element.style.setProperty('color', 'transparent'))
  const picture = sharp(await title.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    contrasts.push(contrastWithWhite([...data.subarray(at, at + 3)]))
  const mean = contrasts.reduce((sum, one) => sum + one, 0) / contrasts.length
  return { least: Math.min(...contrasts), mean }
}

for (const language of testedLanguages)
  test.describe(`the words of a slide, ${language}`, () => {
    test.use({ language })

    // HERO-12
    test('not even a white picture is bright below them', anyWidth, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const white = { width: 16, height: 9, channels: 3, background: '#fff' } as const
      const body = await sharp({ create: white }).png().toBuffer()
      await page.route('**/media/frame-*', (route) =>
        route.fulfill({ contentType: 'image/png', body }),
      )
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto('/')
        const { least, mean } = await contrastBelow(page)
        expect(least, `${width} px`).toBeGreaterThan(4.5)
        // A picture that went on below the words, under their shade alone, would give less than 11.
        expect(mean, `${width} px`).toBeGreaterThan(12)
      }
    })
  })
