import { publicPages } from '#tests/support/public-pages.ts'
import { expect, onPhone, test } from '#tests/support/site.ts'

test.use({ language: 'ar' })

/** Milliseconds that are longer than the wave of a part that still loads. */
const aWhile = 2500

// PAGE-19
for (const path of publicPages.filter((one) => one !== '/')) {
  test(`nothing moves on ${path} once it is there`, onPhone, async ({ page }) => {
    await page.goto(path)
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    const styled = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
    }
    const styledInAWhile = async () => {
      const before = await styled()
      await page.waitForTimeout(aWhile)
      return (await styled()) - before
    }
    await expect.poll(styledInAWhile, { timeout: 20_000 }).toBe(0)
  })
}
