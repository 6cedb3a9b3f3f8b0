import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/site.ts'

for (const language of ['ar', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, allowedErrors: [/404/] })

    for (const path of ['/', '/projects', '/no-such-page']) {
      test(`${path} passes axe`, async ({ page }) => {
        // What fades in as one scrolls would be measured half faded.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        )
        expect(found).toEqual([])
      })
    }
  })
}
