import { fullRun } from '#tests/support/site.ts'
import { expect, test } from '#tests/support/offline.ts'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    title: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت',
    retry: 'إعادة المحاولة',
    offline: 'وضع عدم الاتصال',
    close: 'إغلاق',
    password: 'كلمة المرور',
  },
  en: {
    title: 'This page needs a connection',
    retry: 'Try again',
    offline: 'Offline Mode',
    close: 'Close',
    password: 'Password',
  },
} as const

const addresses = ['/login', '/forget-password', '/reset-password', '/admin', '/admin/drivers']

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`whoever has never opened the back office, ${language}`, () => {
    // Loads that the test prevents.
    test.use({ language, allowedErrors: [/net::ERR|Failed to load resource/] })

    // OFFLINE-18
    test('is told without a network that it needs one, and is there with it', async ({
      page,
      context,
    }) => {
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await context.setOffline(true)
      for (const address of addresses) {
        const asked = address.startsWith('/admin') ? '/login' : address
        // Chromium lets the page before believe itself online for a moment, and so reload over this one.
        await expect(async () => {
          await page.goto(address)
          await expect(
            page.getByRole('heading', { level: 1, name: text.title }),
            address,
          ).toBeVisible()
          expect(new URL(page.url()).pathname).toBe(asked)
        }).toPass()
        const notice = page.getByRole('dialog', { name: text.offline })
        await notice.getByRole('button', { name: text.close }).click()
        await expect(page.getByRole('button', { name: text.retry })).toBeVisible()
        await expect(page.locator('#preloader')).toBeHidden()
        await expect(page).toHaveTitle(new RegExp(`^${text.title}`))
      }
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByLabel(text.password, { exact: true })).toBeVisible()
    })

    test(
      'is told so while the server is gone, and goes on once it is back',
      fullRun,
      async ({ page }) => {
        const server = await startBuiltServer()
        const { address } = server
        await page.goto(`${address}/?lang=${language}`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await server.stop()
        let again: typeof server | undefined
        try {
          await page.goto(`${address}/login`)
          await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
          again = await startBuiltServer({ PORT: new URL(address).port })
          await expect(page.getByLabel(text.password, { exact: true })).toBeVisible({
            timeout: 45_000,
          })
        } finally {
          await again?.stop()
        }
      },
    )
  })
}
