import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    home: 'الرئيسية',
    missing: 'الصفحة غير موجودة',
    back: 'العودة إلى الرئيسية',
    support: 'الدعم والتواصل',
    whatsApp: 'واتساب',
    products: 'المنتجات',
    offline: 'وضع عدم الاتصال',
    failed: 'حدث خطأ في هذه الصفحة. يرجى المحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
  en: {
    home: 'Home',
    missing: 'Page not found',
    back: 'Back to the home page',
    support: 'Support and contact',
    whatsApp: 'WhatsApp',
    products: 'Products',
    offline: 'Offline Mode',
    failed: 'Something went wrong on this page. Please try again.',
    retry: 'Try again',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const headerLink = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

  test.describe(`a page whose code cannot be had, ${language}`, () => {
    test.use({
      language,
      viewport: { width: 1280, height: 800 },
      // The router logs what it could not load.
      allowedErrors: [/Failed to load resource|net::ERR|dynamically imported|cannot be had/],
    })

    for (const from of variantsOf(['/', '/careers']))
      // PAGE-15
      test(
        `comes with the connection, and the way back stays, from ${from}`,
        anyWidth,
        async ({ page, context }) => {
          await page.goto(from)
          await noticesArrived(page)
          // Brings what finds the way to other pages, once the page listens.
          await expect(async () => {
            await page.mouse.move(0, 0)
            await page.locator('header nav a[href="/contact-us"]').hover()
            const files = await page.evaluate(() =>
              performance.getEntriesByType('resource').map(({ name }) => name),
            )
            expect(files.some((name) => name.includes('/assets/router-'))).toBe(true)
          }).toPass()
          await page.waitForLoadState('networkidle')
          await context.setOffline(true)
          await page.getByRole('dialog', { name: text.offline }).getByRole('button').click()

          await headerLink(page, text.products).click()
          await expect(page).toHaveURL(/\/products$/)
          await expect(heading(page, text.failed)).toBeVisible()
          await expect(page.getByRole('button', { name: text.retry })).toHaveCount(0)

          await page.goBack()
          await expect(page).toHaveURL(new RegExp(`${from}$`))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(heading(page, text.failed)).toHaveCount(0)
          await page.goForward()
          await expect(heading(page, text.failed)).toBeVisible()

          await context.setOffline(false)
          await expect(heading(page, text.products)).toBeVisible()
        },
      )

    // PAGE-15
    test('is asked for again when that is wanted', anyWidthFullRun, async ({ page, context }) => {
      const code = /\/products-page-[\w-]+\.js$/
      await page.goto('/careers')
      await noticesArrived(page)
      await context.route(code, (route) => route.abort())
      await headerLink(page, text.products).click()
      await expect(heading(page, text.failed)).toBeVisible()

      await context.unroute(code)
      await page.getByRole('button', { name: text.retry }).click()
      await expect(heading(page, text.products)).toBeVisible()
    })
  })
  test.describe(`an address with nothing at it, ${language}`, () => {
    test.use({ language, allowedErrors: [/status of 404/] })

    for (const address of variantsOf([
      '/projects/a%2Fb',
      '/nowhere',
      '/projects/nowhere',
      '/x%27y',
      '/a%20b/c',
    ]))
      // PAGE-9
      test(`${address} says so and is left like any page`, anyWidthFullRun, async ({ page }) => {
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(404)
        const landed = page.url()
        await expect(heading(page, text.missing)).toBeVisible()
        // Its links show once the page has been taken over.
        await page.getByRole('button', { name: text.support }).click()
        await expect(page.getByRole('link', { name: text.whatsApp, exact: true })).toBeVisible()
        expect(page.url()).toBe(landed)

        await page.getByRole('main').getByRole('link', { name: text.back }).click()
        await expect(page).toHaveURL(/\/$/)
        await page.goBack()
        await expect(heading(page, text.missing)).toBeVisible()
        expect(page.url()).toBe(landed)
      })
  })
}
