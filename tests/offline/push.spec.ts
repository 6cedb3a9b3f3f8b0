import { fullRun } from '#tests/support/site.ts'
import type { PushDevice, PushMessage } from '#contract/admin/push.ts'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { browserFlags } from '../../scripts/test/browser-flags.mjs'
import { findBrowser } from '../../scripts/test/find-browser.mjs'
import { account } from '#tests/support/account.ts'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import {
  createPushDevice,
  startPushService,
  type TestPushService,
} from '#tests/support/push-service.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, type Page, test as base } from '#tests/support/offline.ts'
import type { SiteWorkers } from '#tests/support/site.ts'
import { submitAsVisitor } from '#tests/support/staff-api.ts'

const words = {
  ar: {
    section: 'على أجهزتك',
    turnOn: 'إظهار الإشعارات على هذا الجهاز',
    on: 'تظهر الإشعارات على هذا الجهاز.',
    off: 'لا تظهر الإشعارات على هذا الجهاز.',
    turnOff: 'إيقاف الإشعارات على هذا الجهاز',
    vendors: 'الموردون',
    saved: 'حُفظ اختيارك.',
    message: `رسالة جديدة من ${sampleMessage.Name}`,
    account: 'حسابك',
    signOut: 'تسجيل الخروج',
    dir: 'rtl',
  },
  en: {
    section: 'On your devices',
    turnOn: 'Show notifications on this device',
    on: 'This device shows notifications.',
    off: 'This device does not show notifications.',
    turnOff: 'Stop notifications on this device',
    vendors: 'Vendors',
    saved: 'Your choice has been saved.',
    message: `New message from ${sampleMessage.Name}`,
    account: 'Your account',
    signOut: 'Sign out',
    dir: 'ltr',
  },
} as const

const test = base.extend<object, SiteWorkers & { service: TestPushService }>({
  service: [
    async ({}, use) => {
      const service = await startPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use) => {
      const server = await startBuiltServer({
        TRUST_PROXY: '127.0.0.0/8,::1/128',
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
        PUSH_SERVICE: service.origin,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// The browser without a screen shows no notifications: https://developer.chrome.com/docs/chromium/headless
const executablePath = findBrowser()
test.use({
  ...(executablePath ? {} : { channel: 'chromium' }),
  launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
})

/** Stands in for the browser's own push service, which is on another host: the page subscribes at the test's. */
async function subscribeAt(page: Page, device: PushDevice) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript((subscription) => {
    let current: object | null = null
    const made = {
      ...subscription,
      options: {},
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => (current = made),
    })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => Reflect.set(window, 'badge', count),
    })
  }, device)
}

/**
 * Hands a message to the page's worker, as the browser does with what comes from its push service, and waits until it is
 * shown. Chromium forgets a notification for which a page asks while it is about to be shown.
 */
async function deliver(page: Page, origin: string, message: PushMessage) {
  const worker = workerOf(page)
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.told = new Promise((resolve, reject) => {
      scope.registration.showNotification = async (title, options) =>
        show(title, options).then(resolve, reject)
    })
  })
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await devtools.detach()
  await worker.evaluate(() => (globalThis as unknown as WorkerScope).told)
}

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  return worker
}

/** As much of a worker's scope as is used here; the tests are typed as pages are. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<null> }
  /** Settles as the message has been shown that was delivered last. */
  told: Promise<void>
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const all = (await registration?.getNotifications()) ?? []
    return all.map(({ title, lang, dir, tag }) => ({ title, lang, dir, tag }))
  })

for (const language of behaviourIn('ar')) {
  const text = words[language]

  test.describe(`push messages, ${language}`, () => {
    test.use({ language })

    // ADMIN-15
    test(
      'a device shows who wrote, opens it, and is told no more after a sign-out',
      fullRun,
      async ({ page, site, service }) => {
        const phone = createPushDevice(service.origin, `phone-${language}`)
        await subscribeAt(page, phone.device)
        await signIn(page, site)
        await page.goto('/admin/profile')
        const section = page.getByRole('region', { name: text.section })
        await expect(section.getByText(text.off)).toBeVisible()
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        // Not every desktop has badges, and that keeps nobody from being told.
        await workerOf(page).evaluate(() => {
          Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('No badges')) })
        })
        await section.getByRole('button', { name: text.turnOn }).click()
        await expect(section.getByText(text.on)).toBeVisible()
        await section.getByLabel(text.vendors).click()
        await expect(page.getByText(text.saved)).toBeVisible()
        await expect(section.getByLabel(text.vendors)).not.toBeChecked()
        await section.getByLabel(text.vendors).click()
        await expect(section.getByLabel(text.vendors)).toBeChecked()
        expect(await axeViolations(page)).toEqual([])

        const id = await submitAsVisitor(page, site.address, 'SendMessage', sampleMessage)
        await expect.poll(() => phone.messages(service).length, { timeout: 40_000 }).toBe(1)
        const [message] = phone.messages(service)
        if (!message) throw new Error('Nothing was sent')
        expect(message.path).toBe(`/admin/messages/edit/${id}`)
        await deliver(page, site.address, message)
        await expect
          .poll(() => shown(page))
          .toEqual([{ title: text.message, lang: language, dir: text.dir, tag: 'messages' }])

        const opened = await workerOf(page).evaluate(async () => {
          const scope = globalThis as unknown as WorkerScope
          const [notification] = await scope.registration.getNotifications()
          if (!notification) return undefined
          return new Promise<string>((resolve) => {
            // No page may be opened where no person has pressed.
            scope.clients.openWindow = async (url) => {
              resolve(url)
              return null
            }
            scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
          })
        })
        expect(opened).toBe(`/admin/messages/edit/${id}`)
        await expect.poll(() => shown(page)).toEqual([])

        await page.reload()
        await expect
          .poll(() => page.evaluate((): unknown => Reflect.get(window, 'badge')))
          .toBe(message.unseen)
        await deliver(page, site.address, message)
        await page.getByRole('button', { name: text.account }).click()
        await page.getByRole('button', { name: text.signOut }).click()
        await expect(page).toHaveURL(/\/login/)
        await expect.poll(() => shown(page)).toEqual([])
        expect(await page.evaluate((): unknown => Reflect.get(window, 'badge'))).toBe(0)
      },
    )
  })
}
