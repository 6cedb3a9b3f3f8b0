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

test(
  "text in the pages' own font has the system asked for no font",
  anyWidthFullRun,
  async ({ page, browser }) => {
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const heading = page.getByRole('heading', { level: 1 })
    /** Lays a heading out in a size that the page has not had. */
    const askedFor = async (style: string) => {
      await browser.startTracing(page, { categories: ['fonts'] })
      await heading.evaluate((element, text) => {
        element.setAttribute('style', text)
        element.getBoundingClientRect()
      }, style)
      const trace = (await browser.stopTracing()).toString()
      return trace.split('"FontCache::GetFontPlatformData"').length - 1
    }
    expect(await askedFor('font-size: 37px')).toBe(0)
    expect(await askedFor('font-size: 38px; font-family: sans-serif')).toBeGreaterThan(0)
  },
)
