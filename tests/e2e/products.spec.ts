import { openShell } from '#tests/support/open-shell.ts'
import { axeViolations } from '#tests/support/axe-violations.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  fullRun,
  onPhoneToo,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    type: 'نوع المروحة',
    smoke: 'سحب دخان',
    two: 'منتجان',
    all: '8 منتجات',
    everyType: 'الكل',
    axial: 'مروحة محورية على لوح',
    jet: 'مروحة نفاثة للأنفاق والمواقف',
    size: 'المقاس',
    measures: 'جدول أبعاد الطراز NAX-630/4',
    airflow: 'تدفق الهواء 2,500 – 136,000 م³/س',
    power: 'قدرة المحرك 0.37 – 45 كيلوواط',
    quotation: 'اطلب عرض سعر',
    dataSheet: 'ورقة البيانات (PDF)',
    whatsApp: 'اسأل عبر واتساب',
    notFound: 'الصفحة غير موجودة',
    error: 'تعذّر تحميل المنتجات. يرجى المحاولة مرة أخرى.',
  },
  en: {
    type: 'Type of fan',
    smoke: 'Smoke extraction',
    two: '2 products',
    all: '8 products',
    everyType: 'All',
    axial: 'Axial plate fan',
    jet: 'Jet fan for tunnels and car parks',
    size: 'Size',
    measures: 'Table of dimensions: NAX-630/4',
    airflow: 'Airflow 2,500 – 136,000 m³/h',
    power: 'Motor power 0.37 – 45 kW',
    quotation: 'Request a quote',
    dataSheet: 'Data sheet (PDF)',
    whatsApp: 'Ask on WhatsApp',
    notFound: 'Page not found',
    error: 'The products could not be loaded. Please try again.',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]

  test.describe(`products, ${language}`, () => {
    test.use({ language })

    // PRODUCT-1
    test('the type narrows the portfolio and stays in the address', async ({ page }) => {
      await page.goto('/products')
      const main = page.getByRole('main')
      await expect(main.getByText(text.all)).toBeVisible()
      const types = main.getByRole('group', { name: text.type })
      const cards = main.getByRole('listitem').getByRole('heading', { level: 2 })
      await types.getByText(text.smoke, { exact: true }).click()
      await expect(page).toHaveURL(/\/products\?type=smoke$/)
      await expect(main.getByText(text.two, { exact: true })).toBeVisible()
      await page.reload()
      await expect(cards).toHaveCount(2)
      // With the arrow keys, round from the last one to the first.
      await types.getByRole('radio', { name: text.smoke }).press('ArrowDown')
      await expect(types.getByRole('radio', { name: text.everyType })).toBeChecked()
      await expect(page).toHaveURL(/\/products$/)
      await expect(cards).toHaveCount(8)
    })

    // DIGIT-5, PRODUCT-2
    test('a fan shows its figures with Latin digits, its data sheet and how to ask for it', async ({
      page,
    }) => {
      await page.goto('/products')
      await page.getByRole('link', { name: text.axial, exact: true }).click()
      await expect(page).toHaveURL(/\/products\/axial-plate-fan$/)
      await expect(page.getByRole('row', { name: text.airflow })).toBeVisible()
      await expect(page.getByRole('row', { name: text.power })).toBeVisible()
      const value = page.getByRole('row', { name: text.airflow }).locator('bdi')
      // On one line.
      expect((await value.boundingBox())?.height).toBeLessThan(40)

      const sheet = page.getByRole('link', { name: text.dataSheet })
      const file = await page.request.get((await sheet.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      const chat = await page.getByRole('link', { name: text.whatsApp }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toContain(text.axial)
      await page.getByRole('link', { name: text.quotation }).first().click()
      await expect(page).toHaveURL(/\/contact-us\?topic=quotation&product=axial-plate-fan$/)
    })

    // SIZE-1, SIZE-2, SIZE-5, LOOK-1, LOOK-3
    test(
      'the chosen size of a fan stays in the address, and all of it fits',
      { tag: [fullRun.tag, onPhoneToo.tag] },
      async ({ page }) => {
        // Its HTML has them already.
        const html = await (await page.request.get('/products/axial-plate-fan')).text()
        for (const code of ['NAX-400/4', 'NAX-1600/8']) expect(html).toContain(code)

        await page.goto('/products/axial-plate-fan')
        const size = page.getByRole('combobox', { name: text.size })
        // Its part of the page is taken over once it is in sight.
        await size.scrollIntoViewIfNeeded()
        await size.selectOption('NAX-630/4')
        await expect(page).toHaveURL(/\?size=NAX-630%2F4$/)
        const measures = page.getByRole('table', { name: text.measures })
        await expect(measures).toBeVisible()
        await page.reload()
        await expect(size).toHaveValue('NAX-630/4')
        await expect(measures).toBeVisible()
        const slider = page.getByRole('slider').first()
        await slider.press('End')
        await expect(slider).toHaveAttribute('aria-valuenow', '10')
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await axeViolations(page, { within: ['main'] })).toEqual([])
      },
    )

    // PRODUCT-2
    test('a fan without a data sheet offers none', anyWidthFullRun, async ({ page }) => {
      const answer = { data: [{ id: '1', slug: 'jet-fan', title: text.jet, type: 'smoke' }] }
      await openShell(page, { GetAllProducts: { answer } }, '/products/jet-fan')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.jet)
      await expect(page.getByRole('link', { name: text.dataSheet })).toHaveCount(0)
    })

    // SECTION-4, SECTION-6
    test('an answer of the wrong shape is explained', anyWidthFullRun, async ({ page }) => {
      await openShell(page, { GetAllProducts: { answer: { data: 'none' } } }, '/products')
      await expect(page.getByRole('alert')).toContainText(text.error)
    })

    // LOOK-3
    test('on a phone the figures fit', anyWidthFullRun, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/products/centrifugal-fan')
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })

  // PAGE-9, PAGE-13
  test(
    `a product reads without scripts, an unknown one is a 404, ${language}`,
    anyWidth,
    async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
      const page = await context.newPage()
      await page.goto(`/products/jet-fan?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.jet)
      const answer = await page.goto(`/products/no-such-fan?lang=${language}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
      await context.close()
    },
  )
}
