import { expect, type Page, test } from '#tests/support/offline.ts'
import { startSiteWithTwoBuilds } from '#tests/support/two-builds.ts'

const words = {
  ar: {
    ready: 'يتوفر إصدار جديد من الموقع.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
    products: 'المنتجات',
    form: 'اتصل بنا',
    name: 'الاسم',
    menu: 'فتح القائمة',
  },
  en: {
    ready: 'A new version of the site is ready.',
    reload: 'Reload',
    later: 'Later',
    products: 'Products',
    form: 'Contact us',
    name: 'Name',
    menu: 'Open the menu',
  },
} as const

/** The file that the page was started with. */
const startFile = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '')

/** As when someone comes back to the tab: the page then looks for a newer build. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const language of ['ar', 'en'] as const) {
  const text = words[language]

  test(`a new build under two open tabs asks first, keeps what is typed, and takes both along, ${language}`, async ({
    context,
  }) => {
    test.slow()
    const site = await startSiteWithTwoBuilds()
    try {
      const [first, second] = [await context.newPage(), await context.newPage()]
      for (const page of [first, second]) {
        await page.goto(`${site.address}/?lang=${language}`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
          .toBe(true)
      }
      const field = first
        .getByRole('form', { name: text.form })
        .getByRole('textbox', { name: text.name, exact: true })
      await field.scrollIntoViewIfNeeded()
      await field.fill('سارة علي')

      const present = await startFile(first)
      const next = await site.deployNextBuild()
      expect(present).not.toContain(next)
      await comeBack(first)
      const prompt = first.getByRole('status').filter({ hasText: text.ready })
      await expect(prompt).toBeVisible({ timeout: 15_000 })
      // Nothing changes until someone agrees.
      expect(await startFile(first)).toBe(present)

      await comeBack(second)
      const other = second.getByRole('status').filter({ hasText: text.ready })
      await other.getByRole('button', { name: text.later }).click({ timeout: 15_000 })
      await expect(other).toHaveCount(0)
      await second.getByRole('contentinfo').getByRole('link', { name: text.products }).click()
      await expect(second).toHaveTitle(new RegExp(`^${text.products}`))
      await expect(other).toHaveCount(0)

      await prompt.getByRole('button', { name: text.reload }).click()

      for (const page of [first, second]) {
        await expect
          .poll(() => startFile(page).catch(() => ''), { timeout: 20_000 })
          .toContain(next)
      }
      await field.scrollIntoViewIfNeeded()
      await expect(field).toHaveValue('سارة علي')
    } finally {
      await site.stop()
    }
  })
}

test.describe('a file of the build before that is gone', () => {
  test.use({
    serviceWorkers: 'block',
    viewport: { width: 800, height: 700 },
    allowedErrors: [/Failed to load resource: .*mobile-menu|net::ERR_INTERNET_DISCONNECTED/],
  })

  for (const language of ['ar', 'en'] as const) {
    const menuFile = /\/assets\/mobile-menu-.*\.js$/

    test(`reloads the page once and never in a loop, ${language}`, async ({ page, context }) => {
      let loads = 0
      page.on('domcontentloaded', () => (loads += 1))
      await context.route(menuFile, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(`/?lang=${language}`)
      const menu = page.getByRole('button', { name: words[language].menu })
      await menu.click()
      await expect.poll(() => loads).toBe(2)
      await menu.click()
      await page.waitForLoadState('networkidle')
      expect(loads).toBe(2)
    })

    test(`does not reload while offline, ${language}`, async ({ page, context }) => {
      let loads = 0
      page.on('domcontentloaded', () => (loads += 1))
      await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' })
      await context.setOffline(true)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words[language].menu, includeHidden: true }).focus()
      await page.keyboard.press('Enter')
      // The offline notice may lie over it by now.
      await expect(page.locator('header')).toBeVisible()
      expect(loads).toBe(1)
    })
  }
})
