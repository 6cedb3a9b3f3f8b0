import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '#tests/support/site.ts'

const paths = [
  '/',
  '/projects',
  '/projects/metro-sahm-tunnels',
  '/services',
  '/services/hvac',
  '/products',
  '/products/axial-plate-fan',
  '/Careers?vacancy=fan-design-engineer',
  '/vendors-registration',
  '/contact-us',
  '/search?q=fire',
  '/search?q=zzyzx77',
  '/no-such-page',
]

for (const language of ['ar', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, allowedErrors: [/404/] })

    for (const path of paths) {
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
