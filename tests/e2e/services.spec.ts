import { openShell } from '#tests/support/open-shell.ts'
import { anyWidth, anyWidthFullRun, expect, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    first: 'التكييف والتهوية',
    associated: 'القياس والموازنة',
    more: 'تفاصيل الخدمة: التكييف والتهوية',
    others: 'خدمات أخرى',
    other: 'مكافحة الحريق',
    whatsApp: 'اسأل عبر واتساب',
    message: 'أود الاستفسار عن خدمة «التكييف والتهوية»',
    notFound: 'الصفحة غير موجودة',
    error: 'خطأ في الشبكة. يرجى التحقق من الاتصال.',
  },
  en: {
    first: 'HVAC',
    associated: 'Testing and balancing',
    more: 'View service: HVAC',
    others: 'Other services',
    other: 'Fire fighting',
    whatsApp: 'Ask on WhatsApp',
    message: 'I would like to ask about the service “HVAC”',
    notFound: 'Page not found',
    error: 'Network error. Please check your connection.',
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`services, ${language}`, () => {
    test.use({ language })

    // SERVICE-1
    test('each service shows its associated services and leads to its page', async ({ page }) => {
      await page.goto('/services')
      const main = page.getByRole('main')
      await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(8)
      const first = main.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 2, name: text.first }),
      })
      await expect(first).toContainText(text.associated)
      await main.getByRole('link', { name: text.more }).click()
      await expect(page).toHaveURL(/\/services\/hvac$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.first)
      await expect(main).toContainText(text.associated)
      const chat = await main.getByRole('link', { name: text.whatsApp }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toContain(text.message)
      await main
        .getByRole('region', { name: text.others })
        .getByRole('link', { name: text.other })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.other)
    })

    // SECTION-6
    test('a call without an answer is explained', anyWidthFullRun, async ({ page }) => {
      await openShell(page, { GetAllServices: { abort: 'failed' } }, '/services')
      await expect(page.getByRole('alert')).toContainText(text.error)
    })
  })

  // PAGE-9, PAGE-13
  test(
    `a service reads without scripts, an unknown one is a 404, ${language}`,
    anyWidth,
    async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
      const page = await context.newPage()
      await page.goto(`/services/hvac?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.first)
      const answer = await page.goto(`/services/no-such-service?lang=${language}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
      await context.close()
    },
  )
}
