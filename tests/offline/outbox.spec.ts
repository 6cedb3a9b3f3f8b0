import { fullRun } from '#tests/support/site.ts'
import { chromium } from '@playwright/test'
import {
  changeableNetwork,
  type NetworkState,
  networkStates,
  seededNumbers,
} from '#tests/support/changeable-network.ts'
import {
  contactField,
  contactForm,
  fillContactForm,
  sendButton,
  storedMessages,
} from '#tests/support/contact-form.ts'
import { retryDelays } from '#src/pwa/storage/outbox/after-failure.ts'
import { expect, type Page, test, visitOnce } from '#tests/support/offline.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { everything } from '#tests/support/everything.ts'

const words = {
  ar: {
    sent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    kept: 'حُفظت على هذا الجهاز، وستُرسل عند عودة الاتصال.',
    waiting: 'رسالة واحدة في الانتظار',
    close: 'إغلاق',
  },
  en: {
    sent: 'Your message was sent successfully! We will reply to you soon',
    kept: 'Saved on this device. It will be sent when you are back online.',
    waiting: '1 message waiting',
    close: 'Close',
  },
} as const

const toast = (page: Page, said: string) =>
  page.locator('.toast-stack').getByText(said, { exact: true }).first()

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const pill = (page: Page) => page.getByRole('button', { name: text.waiting, exact: true })

  test.describe(`the outbox beside the worker, ${language}`, () => {
    test.use({ language })

    // OUTBOX-2, OUTBOX-6
    test(
      'a message written and sent offline arrives once',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const email = `worker.${testId}@example.com`
        await visitOnce(page)
        await context.setOffline(true)
        await page.reload()
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await contactForm(page, language).scrollIntoViewIfNeeded()
        await fillContactForm(page, language, { email, message: 'Written without a network.' })
        await sendButton(page, language).click()
        await expect(toast(page, text.kept)).toBeVisible()
        await expect(contactField(page, language, 'message')).toHaveValue('')
        await context.setOffline(false)
        await expect(toast(page, text.sent)).toBeVisible()
        await expect(pill(page)).toHaveCount(0)
        expect(await storedMessages(site.dataDir, email)).toEqual(['Written without a network.'])
      },
    )

    test(
      'it is sent without background sync',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const email = `no-sync.${testId}@example.com`
        await context.addInitScript(() => {
          Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
        })
        await visitOnce(page)
        await context.setOffline(true)
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await fillContactForm(page, language, { email, message: 'Sent by the page itself.' })
        await sendButton(page, language).click()
        await expect(toast(page, text.kept)).toBeVisible()
        await context.setOffline(false)
        await expect(toast(page, text.sent)).toBeVisible()
        expect(await storedMessages(site.dataDir, email)).toEqual(['Sent by the page itself.'])
      },
    )

    // OUTBOX-6
    test(
      'two tabs and the worker, online again together, send it once',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const email = `together.${testId}@example.com`
        const posts: string[] = []
        context.on('request', (request) => {
          if (request.url().endsWith('/SendMessage')) posts.push(request.method())
        })
        await visitOnce(page)
        const other = await context.newPage()
        await other.goto('/')
        await expect(contactForm(other, language)).toBeVisible()
        await page.bringToFront()
        await context.setOffline(true)
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await fillContactForm(page, language, { email, message: 'Sent by one of three.' })
        await sendButton(page, language).click()
        await expect(toast(page, text.kept)).toBeVisible()
        // Behind the notice that the other tab shows as well.
        await expect(other.getByText(text.waiting, { exact: true })).toBeVisible()
        expect(posts).toEqual([])
        await context.setOffline(false)
        for (const tab of [page, other]) await expect(pill(tab)).toHaveCount(0)
        expect(posts).toEqual(['POST'])
        expect(await storedMessages(site.dataDir, email)).toEqual(['Sent by one of three.'])
      },
    )

    test(
      'what the server fails to take is tried again after a pause',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const email = `pause.${testId}@example.com`
        const tries: number[] = []
        await visitOnce(page)
        await context.setOffline(true)
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await fillContactForm(page, language, { email, message: 'Taken at the second try.' })
        await sendButton(page, language).click()
        await expect(toast(page, text.kept)).toBeVisible()
        await context.route('**/SendMessage', (route) => {
          tries.push(Date.now())
          return tries.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue()
        })
        await context.setOffline(false)
        await expect(toast(page, text.sent)).toBeVisible({ timeout: 20_000 })
        const [first = 0, second = 0] = tries
        expect(tries).toHaveLength(2)
        expect(second - first).toBeGreaterThanOrEqual(retryDelays[0])
        expect(await storedMessages(site.dataDir, email)).toEqual(['Taken at the second try.'])
      },
    )

    test(
      'a lost answer stores nothing twice',
      fullRun,
      async ({ page, context, site }, { testId }) => {
        const email = `lost.${testId}@example.com`
        const change = await changeableNetwork(context)
        await visitOnce(page)
        await contactForm(page, language).scrollIntoViewIfNeeded()
        await fillContactForm(page, language, { email, message: 'Stored, but never told so.' })
        await change('stores but loses the answer')
        await sendButton(page, language).click()
        await expect.poll(() => storedMessages(site.dataDir, email)).toHaveLength(1)
        await expect(pill(page)).toBeVisible()
        await change('works')
        await sendButton(page, language).click()
        await expect(toast(page, text.sent)).toBeVisible()
        expect(await storedMessages(site.dataDir, email)).toHaveLength(1)
      },
    )

    test('it outlasts the browser', fullRun, async ({ site, launchOptions }, info) => {
      const email = `closed.${info.testId}@example.com`
      const profile = info.outputPath('profile')
      const open = () => chromium.launchPersistentContext(profile, launchOptions)
      const before = await open()
      const page = await before.newPage()
      await visitOnce(page, `${site.address}/?lang=${language}`)
      await before.setOffline(true)
      await contactForm(page, language).scrollIntoViewIfNeeded()
      await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
      await fillContactForm(page, language, { email, message: 'Kept while the browser is closed.' })
      await sendButton(page, language).click()
      await expect(toast(page, text.kept)).toBeVisible()
      await before.close()
      expect(await storedMessages(site.dataDir, email)).toEqual([])

      const after = await open()
      const later = await after.newPage()
      await later.goto(site.address)
      await expect
        .poll(() => storedMessages(site.dataDir, email), { timeout: 15_000 })
        .toEqual(['Kept while the browser is closed.'])
      await after.close()
    })
  })
}

/** Each change takes a quarter of a second. */
const changesOfNetwork = everything ? 200 : 20

test(
  `${changesOfNetwork} changes of the network while messages are sent lose nothing and store nothing twice`,
  fullRun,
  async ({ page, context, site }, { testId }) => {
    test.setTimeout(240_000)
    const language = 'ar'
    const email = `soak.${testId}@example.com`
    const random = seededNumbers(20_261_121)
    const change = await changeableNetwork(context)
    const message = (index: number) => `Message number ${index} of the long run.`
    const most = 8
    let written = 0
    let state: NetworkState = 'works'
    await visitOnce(page)
    await contactForm(page, language).scrollIntoViewIfNeeded()

    for (let changes = 0; changes < changesOfNetwork; changes += 1) {
      const next = networkStates[Math.floor(random() * networkStates.length)] ?? 'works'
      await change(next)
      if (next === 'is gone' && state !== 'is gone') {
        const notice = page.getByRole('dialog')
        await notice.getByRole('button', { name: words[language].close }).click()
        await expect(notice).toHaveCount(0)
      }
      state = next
      const empty = (await contactField(page, language, 'message').inputValue()) === ''
      if (empty && written < most) {
        written += 1
        await fillContactForm(page, language, { email, message: message(written) })
      }
      if (!empty || written <= most) await contactField(page, language, 'phone').press('Enter')
    }
    await change('works')
    // An item that failed several times waits for minutes by then: a person would send it from the list.
    const waiting = page.getByRole('button', { name: / في الانتظار$| لم تُرسل$/ })
    if (await waiting.isVisible()) {
      await waiting.click()
      const sendNow = page.getByRole('dialog').getByRole('button', { name: 'إرسال الآن' })
      await expect(sendNow.first()).toBeVisible()
      // An item may be sent by the product itself just before it is pressed.
      await expect(async () => {
        if ((await sendNow.count()) > 0) await sendNow.first().click({ timeout: 1000 })
        await expect(sendNow).toHaveCount(0, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
    }

    const expected = Array.from({ length: written }, (_, index) => message(index + 1)).sort()
    expect(written).toBeGreaterThan(2)
    await expect
      .poll(() => storedMessages(site.dataDir, email), { timeout: 60_000 })
      .toEqual(expected)
    // Nothing is still being sent: the button says 'send' again, and nothing waits.
    await expect(sendButton(page, language)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  },
)
