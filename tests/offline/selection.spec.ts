import { expect, test, visitOnce } from '#tests/support/offline.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    close: 'إغلاق',
    airflow: 'تدفق الهواء',
    meets: /تحقق|تحققان/,
    sheet: /^ورقة الاختيار: /,
    asked: 'المطلوب',
  },
  en: {
    close: 'Close',
    airflow: 'Airflow',
    meets: / meets? /,
    sheet: /^Selection sheet: /,
    asked: 'Required',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`selection without a network, ${language}`, () => {
    test.use({ language })

    // SELECT-13, SELECT-11
    test('gives the same fans, and others for another point', async ({ page, context }) => {
      const main = page.getByRole('main')
      const count = main.getByRole('status').filter({ hasText: text.meets })
      const names = main.locator('h3 bdi')
      await visitOnce(page, '/products/select?airflow=9000&pressure=120')
      await expect(count).toBeVisible()
      const [before, found] = [await count.innerText(), await names.allInnerTexts()]
      expect(found.length).toBeGreaterThan(1)

      await context.setOffline(true)
      await page.reload()
      await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
      await expect(count).toHaveText(before)
      expect(await names.allInnerTexts()).toEqual(found)

      await main.getByLabel(text.airflow, { exact: true }).fill('٤٥٠٠')
      await expect(count).toContainText('4,500')
      await main.getByRole('link', { name: text.sheet }).first().click()
      await expect(main.getByRole('heading', { level: 1, name: text.sheet })).toBeVisible()
      await expect(main.getByRole('table', { name: text.asked })).toContainText('4,500')
    })
  })
}
