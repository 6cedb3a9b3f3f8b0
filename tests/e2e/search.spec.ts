import { openShell } from '#tests/support/open-shell.ts'
import { expectNoOverflow } from '#tests/support/expect-sound.ts'
import { anyWidth, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    entry: 'البحث',
    menu: 'فتح القائمة',
    support: 'الدعم والتواصل',
    whatsApp: 'واتساب',
    title: 'البحث في الموقع',
    label: 'عمَّ تبحث؟',
    submit: 'بحث',
    // As it is typed on a phone: without hamza, with the article.
    typed: 'الانفاق',
    marked: 'أنفاق',
    tunnel: 'تهوية أنفاق مترو سهم',
    engineer: 'مهندس',
    job: 'مهندس تصميم مراوح',
    kinds: ['المشاريع', 'الخدمات', 'المنتجات', 'الوظائف المتاحة'],
    everywhere: 'هواء',
    results: /نتيجة|نتائج|نتيجتان/,
    none: 'لم نجد ما يطابق',
    nonsense: 'زقزقة٧٧',
    // A word of the other language, and how a hit in it is labelled.
    foreign: 'Tunnels',
    foreignMarked: 'Tunnel',
    foreignLabel: 'بالإنجليزية',
    foreignLanguage: { lang: 'en', dir: 'ltr' },
    start: 'اكتب كلمة أو أكثر',
    error: 'خطأ في الخادم: 503. يرجى المحاولة لاحقاً.',
    retry: 'إعادة المحاولة',
  },
  en: {
    entry: 'Search',
    menu: 'Open the menu',
    support: 'Support and contact',
    whatsApp: 'WhatsApp',
    title: 'Search the site',
    label: 'What are you looking for?',
    submit: 'Search',
    typed: 'TUNNELS',
    marked: 'Tunnel',
    tunnel: 'Tunnel ventilation for Metro Sahm',
    engineer: 'engineer',
    job: 'Fan design engineer',
    kinds: ['Projects', 'Services', 'Products', 'Open vacancies'],
    everywhere: 'air',
    results: /\d+ results? for/,
    none: 'Nothing matches',
    nonsense: 'zzyzx77',
    foreign: 'نفق',
    foreignMarked: 'أنفاق',
    foreignLabel: 'In Arabic',
    foreignLanguage: { lang: 'ar', dir: 'rtl' },
    start: 'Type one or more words',
    error: 'Server error: 503. Please try again later.',
    retry: 'Try again',
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]
  const main = (page: Page) => page.getByRole('main')
  const box = (page: Page) => main(page).getByRole('searchbox', { name: text.label })
  const groups = (page: Page) => main(page).getByRole('heading', { level: 2 })
  const count = (page: Page) => main(page).getByRole('status').filter({ hasText: text.results })
  const result = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

  test.describe(`site search, ${language}`, () => {
    test.use({ language })

    // SEARCH-2, SEARCH-3
    test('the header leads to it; what is typed is found, marked and kept in the address', async ({
      page,
    }) => {
      await page.goto('/services')
      // Its links show once the page is taken over: from then on there is no reload between pages.
      await page.getByRole('button', { name: text.support }).click()
      await expect(page.getByRole('link', { name: text.whatsApp, exact: true })).toBeVisible()
      const menu = page.getByRole('button', { name: text.menu })
      const entry = page.getByRole('banner').getByRole('link', { name: text.entry })
      if (await entry.isHidden()) {
        await menu.click()
        await page.getByRole('dialog').getByRole('link', { name: text.entry }).click()
      } else {
        await entry.click()
      }
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(box(page)).toBeFocused()
      await expect(main(page).getByText(text.start)).toBeVisible()

      await page.keyboard.insertText(text.typed)
      await expect(result(page, text.tunnel)).toBeVisible()
      await expect(result(page, text.tunnel).locator('mark')).toHaveText(text.marked)
      await expect(count(page)).toBeVisible()
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text.typed)

      await result(page, text.tunnel).click()
      await expect(page.getByRole('heading', { level: 1, name: text.tunnel })).toBeVisible()
      await page.goBack()
      await expect(result(page, text.tunnel)).toBeVisible()
      await expect(box(page)).toHaveValue(text.typed)
    })

    // SEARCH-1, SEARCH-2
    test(
      'all four kinds are found, each under its name; a vacancy opens where it stands',
      fullRun,
      async ({ page }) => {
        await page.goto(`/search?q=${encodeURIComponent(text.everywhere)}`)
        await expect(box(page)).toHaveValue(text.everywhere)
        await expect(groups(page).first()).toContainText(text.kinds[0])
        await box(page).fill(text.foreign)
        await expect(result(page, text.tunnel)).toBeVisible()
        await expect(main(page).getByText(text.foreignLabel).first()).toBeVisible()
        await box(page).fill(text.engineer)
        for (const kind of text.kinds.slice(3))
          await expect(groups(page).filter({ hasText: kind })).toBeVisible()
        await result(page, text.job).click()
        await expect(page).toHaveURL(/\/Careers\?vacancy=fan-design-engineer#fan-design-engineer$/)
        await expect(main(page).getByRole('heading', { level: 3, name: text.job })).toBeInViewport()
      },
    )

    // SEARCH-4
    test('the arrow keys go through the results, Enter opens one', anyWidth, async ({ page }) => {
      await page.goto('/search')
      await box(page).fill(text.typed)
      await expect(count(page)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(count(page)).toBeFocused()
      await box(page).focus()
      await page.keyboard.press('ArrowDown')
      await expect(result(page, text.tunnel)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(box(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: text.tunnel })).toBeVisible()
    })

    // SEARCH-5
    test('nothing found says so and offers the lists', anyWidth, async ({ page }) => {
      await page.goto(`/search?q=${text.nonsense}`)
      await expect(main(page).getByText(text.none)).toBeVisible()
      for (const kind of text.kinds)
        await expect(main(page).getByRole('link', { name: kind, exact: true })).toBeVisible()
    })

    // LOOK-3, SEARCH-5
    test('a long word that is not found is broken on a phone', anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/search?q=${text.nonsense.repeat(12)}`)
      await expect(main(page).getByText(text.none)).toBeVisible()
      await expectNoOverflow(page)
    })

    // SEARCH-6
    test(
      'a list that fails is told, the others are searched, a retry mends it',
      anyWidth,
      async ({ page }) => {
        const address = `/search?q=${encodeURIComponent(text.engineer)}`
        await openShell(page, { GetAllProjects: { status: 503 } }, address)
        await expect(main(page).getByRole('alert')).toContainText(text.error)
        await expect(result(page, text.job)).toBeVisible()
        await page.unrouteAll()
        await main(page).getByRole('button', { name: text.retry }).click()
        await expect(main(page).getByRole('alert')).toHaveCount(0)
      },
    )
  })

  // HEAD-4, SEARCH-2, SEARCH-3
  test(
    `the site search answers without scripts and stays out of search engines, ${language}`,
    anyWidth,
    async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
      const page = await context.newPage()
      await page.goto(`/search?lang=${language}`)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await context.addCookies([{ name: 'language', value: language, url: site.address }])
      await box(page).fill(text.typed)
      await main(page).getByRole('button', { name: text.submit }).click()
      await expect(result(page, text.tunnel)).toBeVisible()

      await box(page).fill(text.foreign)
      await main(page).getByRole('button', { name: text.submit }).click()
      const hit = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: text.tunnel, exact: true }) })
      await expect(hit.getByText(text.foreignLabel)).toBeVisible()
      const excerpt = hit.locator('p[lang]')
      await expect(excerpt).toHaveAttribute('lang', text.foreignLanguage.lang)
      await expect(excerpt).toHaveAttribute('dir', text.foreignLanguage.dir)
      await expect(excerpt.locator('mark').first()).toHaveText(text.foreignMarked)
      await context.close()
    },
  )
}
