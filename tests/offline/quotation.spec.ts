import { axeViolations } from '#tests/support/axe-violations.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { expectNoOverflow } from '#tests/support/expect-sound.ts'
import { cachedFiles, expect, lostNetwork, test, visitOnce } from '#tests/support/offline.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { fullRun } from '#tests/support/site.ts'

const words = {
  ar: {
    offline: 'وضع عدم الاتصال',
    close: 'إغلاق',
    add: /^أضف إلى قائمة عرض السعر/,
    listed: /^في قائمة عرض السعر: 1/,
    list: 'قائمة عرض السعر (2)',
    quantity: /^الكمية/,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    send: 'اطلب عرض سعر',
    kept: 'طلبك محفوظ على هذا الجهاز',
    empty: /^قائمة عرض السعر فارغة/,
    sent: 'تم إرسال طلب عرض السعر بنجاح! سنرد عليك قريبًا',
    lines: 'البنود المطلوبة',
  },
  en: {
    offline: 'Offline Mode',
    close: 'Close',
    add: /^Add to quote list/,
    listed: /^In your quote list: 1/,
    list: 'Quote list (2)',
    quantity: /^Quantity/,
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    send: 'Request a quote',
    kept: 'Your request is saved on this device',
    empty: /^Your quote list is empty/,
    sent: 'Your quote request was sent successfully! We will reply to you soon',
    lines: 'Requested lines',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`the quotation list without a connection, ${language}`, () => {
    test.use({ language, allowedErrors: [lostNetwork] })
    test.use({
      viewport: language === 'ar' ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    })
    test.setTimeout(180_000)

    // QUOTE-1, QUOTE-4, QUOTE-7, QUOTE-11, OUTBOX-14
    test(
      'it is made, outlives reloads, is sent, and reaches staff once',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const person = `${language} ${testId}`
        await visitOnce(page)
        await page.goto('/products')
        await expect.poll(() => cachedFiles(page, 'assets', /\/assets\/quotation-content-/)).toBe(1)
        await context.setOffline(true)
        await page.reload()
        const dialog = page.getByRole('dialog', { name: text.offline })
        await dialog.getByRole('button', { name: text.close }).click()

        const add = page.getByRole('button', { name: text.add })
        await add.first().click()
        await expect(page.getByRole('link', { name: text.listed })).toHaveCount(1)
        await add.first().click()
        await expect(page.getByRole('link', { name: text.listed })).toHaveCount(2)
        await page.getByRole('link', { name: text.list, exact: true }).click()

        const quantity = page.getByRole('textbox', { name: text.quantity })
        await expect(quantity).toHaveCount(2)
        await quantity.first().fill('٢٥')
        await expectNoOverflow(page)
        expect(await axeViolations(page)).toEqual([])
        await page.reload()
        await dialog.getByRole('button', { name: text.close }).click()
        await expect(quantity.first()).toHaveValue('25')

        await page.getByLabel(text.name, { exact: true }).fill(person)
        await page.getByLabel(text.email, { exact: true }).fill('quotation@example.com')
        await page.getByLabel(text.phone, { exact: true }).fill('+201012345678')
        await page.getByRole('button', { name: text.send }).click()
        await expect(page.getByRole('heading', { name: text.kept })).toBeVisible()
        await page.reload()
        await dialog.getByRole('button', { name: text.close }).click()
        await expect(page.getByText(text.empty)).toBeVisible()

        await context.setOffline(false)
        await expect(page.locator('.toast-stack').getByText(text.sent)).toBeVisible()
        await signIn(page, site)
        await page.goto(`/admin/messages?search=${encodeURIComponent(person)}`)
        const found = page.getByRole('link', { name: person })
        await expect(found).toHaveCount(1)
        await found.click()
        const lines = page.getByLabel(text.lines)
        await expect(lines.getByRole('link')).toHaveCount(2)
        await expect(lines).toContainText('25')
        await expectNoOverflow(page)
        expect(await axeViolations(page, { within: ['main'] })).toEqual([])
      },
    )
  })
}
