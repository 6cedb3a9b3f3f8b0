import type { Request } from '@playwright/test'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { becomeStranger, signIn } from '#tests/support/sign-in.ts'
import { anyWidth, expect, fullRun, test } from '#tests/support/site.ts'

const words = {
  ar: { card: 'السرعة لدى الزوار', rows: 'بحسب الصفحة والاتصال', page: 'الرئيسية' },
  en: { card: 'Speed for visitors', rows: 'By page and connection', page: 'Home' },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`how fast a visit was, ${language}`, anyWidth, () => {
    test.use({ language })

    // SEEN-7, SEEN-8
    test(
      'is told when the page is left, and shown on the dashboard',
      fullRun,
      async ({ page, site }) => {
        await page.addInitScript(() => Object.assign(Math, { random: () => 0 }))
        const reports: Request[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/api/Home/ReportVisit')) reports.push(request)
        })
        await page.goto('/')
        await noticesArrived(page)
        expect(reports).toEqual([])
        // The code that tells comes once the page is quiet: a page that is left before is not measured.
        const leave = async () => {
          await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', {
              value: 'hidden',
              configurable: true,
            })
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
          })
          return reports.length
        }
        await expect.poll(leave).toBe(1)
        const answered = await reports[0]?.response()
        expect(answered?.status()).toBe(200)
        expect(await leave()).toBe(1)

        await signIn(page, site)
        await page.goto('/admin/')
        const card = page.getByRole('region', { name: text.card })
        await card.getByText(text.rows).click()
        await expect(card.getByRole('row', { name: text.page })).toBeVisible()
        await becomeStranger(page)
      },
    )
  })
}
