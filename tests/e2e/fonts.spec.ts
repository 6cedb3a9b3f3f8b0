import { anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'

/** The files of the web font that a page has asked for, by their scripts. */
function fontsAskedFor(page: Page): () => string[] {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/[a-z]+-([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? []
    if (name !== undefined) asked.add(name)
  })
  return () => [...asked].sort()
}

/** Texts of either language are written with these. */
const usual = ['arabic', 'latin']

for (const path of ['/', '/products', '/contact-us', '/Careers', '/vendors-registration'])
  test(
    `${path} asks for no more of the font than its text needs, and for a further letter when one comes`,
    anyWidthFullRun,
    async ({ page }) => {
      const asked = fontsAskedFor(page)
      await page.goto(path)
      const foot = page.getByRole('contentinfo')
      await foot.scrollIntoViewIfNeeded()
      await expect(foot.getByRole('link').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked()).toEqual(usual)

      const heading = page.getByRole('heading', { level: 1 })
      await heading.evaluate((element) => (element.textContent = 'مصنع چلال وفرع پاريس'))
      await expect.poll(asked).toEqual(['arabic', 'arabic-more', 'latin'])
      await heading.evaluate((element) => (element.textContent = 'Usine façade'))
      await expect.poll(asked).toEqual(['arabic', 'arabic-more', 'latin', 'latin-marks'])
    },
  )
