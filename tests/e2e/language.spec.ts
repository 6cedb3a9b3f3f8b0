import { openShell } from '#tests/support/open-shell.ts'
import { expect, fullRun, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

test.describe('a first visit', () => {
  // LANG-1, LANG-4
  test('is in Arabic, right to left', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  })

  // LANG-1, LANG-2
  test('?lang=en is in English and counts as a choice', async ({ page }) => {
    await page.goto('/?lang=en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.goto('/projects')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  // LANG-2
  test('an unknown ?lang counts for nothing', async ({ page }) => {
    await page.goto('/?lang=fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })
})

test.describe('the toggle', () => {
  // LANG-6
  test('flips, stores, reloads; and back', fullRun, async ({ page }) => {
    await page.goto('/projects')
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.getByRole('banner').getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await expect(page).toHaveURL(/\/projects$/)
    await page.getByRole('banner').getByRole('button', { name: 'التبديل إلى العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  // LANG-6
  test('wins over a language in the address', async ({ page }) => {
    await page.goto('/projects?lang=ar')
    await page.getByRole('banner').getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).not.toHaveURL(/lang=ar/)
  })
})

test.describe('what is stored', () => {
  // LANG-4
  test("an unknown value such as 'fr' is reset to Arabic", async ({ page, site }) => {
    await page.addInitScript((origin) => {
      if (location.origin === origin && sessionStorage.getItem('seeded') === null) {
        sessionStorage.setItem('seeded', '1')
        localStorage.setItem('language', 'fr')
      }
    }, site.address)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  })

  // LANG-3
  test('local storage is the truth: a cookie that differs is set right and the page reloads once', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: site.address }])
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'التبديل إلى العربية' }),
    ).toBeVisible()
    expect(documents).toBe(2)
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
  })

  // LANG-5
  test('where storage is forbidden the page stands, and the toggle still works', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/?lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('button', { name: 'التبديل إلى العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Switch to English' }),
    ).toBeVisible()
  })
})

for (const language of behaviourIn('en')) {
  test.describe(`requests, ${language}`, () => {
    test.use({ language })

    // LANG-7
    test('each one says its language', async ({ page }) => {
      const languages: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) languages.push(request.headers()['x-lang'])
      })
      await openShell(page)
      await expect.poll(() => languages.length).toBeGreaterThanOrEqual(10)
      expect(new Set(languages)).toEqual(new Set([language]))
    })
  })
}
