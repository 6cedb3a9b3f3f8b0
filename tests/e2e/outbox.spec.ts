import type { BrowserContext, Request } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import {
  type ContactField,
  contactField,
  contactForm,
  sendButton,
} from '#tests/support/contact-form.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidthFullRun, expect, failCall, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    sent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    kept: 'حُفظت على هذا الجهاز، وستُرسل عند عودة الاتصال.',
    500: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    400: 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.',
    waiting: 'رسالة واحدة في الانتظار',
    unsent: 'رسالة واحدة لم تُرسل',
    retrying: 'محفوظة على هذا الجهاز، وسنواصل محاولة إرسالها.',
    unsaved: 'لم تُحفظ على هذا الجهاز: أبقِ هذه الصفحة مفتوحة إلى أن تُرسل.',
    unavailable:
      'أنت غير متصل، وتعذّر الحفظ على هذا الجهاز. أبقِ هذه الصفحة مفتوحة ثم أرسل عند عودة الاتصال.',
    tooMany: 'لا يمكن حفظ أكثر من 10 رسائل على هذا الجهاز. أرسل إحداها أو احذفها أولًا.',
    list: 'رسائل محفوظة على هذا الجهاز',
    noConnection: 'في انتظار عودة الاتصال',
    sendNow: 'إرسال الآن',
    edit: 'تعديل',
    delete: 'حذف',
    cancel: 'إلغاء',
    reference: /الرقم المرجعي: [0-9A-F]{8}/,
    support: 'الدعم والتواصل',
    otherLanguage: 'Switch to English',
    offline: 'وضع عدم الاتصال',
    closeNotice: 'إغلاق',
  },
  en: {
    sent: 'Your message was sent successfully! We will reply to you soon',
    kept: 'Saved on this device. It will be sent when you are back online.',
    500: 'Server error. Please try again later.',
    400: 'Invalid data. Please check the information you entered.',
    waiting: '1 message waiting',
    unsent: '1 message not sent',
    retrying: 'Saved on this device; we will keep trying to send it.',
    unsaved: 'Not saved on this device: keep this page open until it is sent.',
    unavailable:
      'You are offline, and nothing could be saved on this device. Keep this page open and send it when you are back online.',
    tooMany:
      'No more than 10 messages can be saved on this device. Send or delete one of them first.',
    list: 'Messages saved on this device',
    noConnection: 'Waiting for a connection',
    sendNow: 'Send now',
    edit: 'Edit',
    delete: 'Delete',
    cancel: 'Cancel',
    reference: /Reference number: [0-9A-F]{8}/,
    support: 'Support and contact',
    otherLanguage: 'التبديل إلى العربية',
    offline: 'Offline Mode',
    closeNotice: 'Close',
  },
} as const

const fields = ['name', 'email', 'phone', 'message'] as const
const content = 'نحتاج 12 مروحة. Please call.'

/** The keys of all messages that the pages post, in their order. */
function watchPosts(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/SendMessage'))
      keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

for (const language of behaviourIn('en')) {
  const text = words[language]

  const form = (page: Page) => contactForm(page, language)
  const field = (page: Page, name: ContactField) => contactField(page, language, name)
  const send = (page: Page) => sendButton(page, language)
  const toast = (page: Page, said: string) =>
    page.locator('.toast-stack').getByText(said, { exact: true })
  const pill = (page: Page, said: string = text.waiting) =>
    page.getByRole('button', { name: said, exact: true })
  const list = (page: Page) => page.getByRole('dialog', { name: text.list })
  const choice = (page: Page, name: 'sendNow' | 'edit' | 'delete' | 'cancel') =>
    list(page).getByRole('button', { name: text[name], exact: true })

  async function reachForm(page: Page) {
    await expectTakenOver(send(page))
  }

  async function fill(page: Page, email: string) {
    const values = { name: 'سارة علي', email, phone: '+201012345678', message: content }
    for (const name of fields) await field(page, name).fill(values[name])
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  }

  /** A filled form on a page whose code for what follows has arrived. */
  async function openFilled(page: Page, email: string, path = '/') {
    const coming = new Set<Request>()
    page.on('request', (request) => request.resourceType() === 'script' && coming.add(request))
    page.on('requestfinished', (request) => coming.delete(request))
    await page.goto(path)
    await reachForm(page)
    const parts = [/\/toast-stack-/, /\/outbox-(?!list-)/, /\/outbox-list-/]
    const arrivals = parts.map(async (part) => {
      const response = await page.waitForResponse(part)
      await response.finished()
    })
    await fill(page, email)
    await Promise.all(arrivals)
    await noticesArrived(page)
    // And what those parts are made of.
    await expect.poll(() => coming.size).toBe(0)
  }

  /** The network goes, and the visitor closes the notice that says so. */
  async function goOffline(page: Page) {
    await page.context().setOffline(true)
    const notice = page.getByRole('dialog', { name: text.offline })
    await notice.getByRole('button', { name: text.closeNotice }).click()
    await expect(notice).toHaveCount(0)
  }

  /** A message is sent offline, and its page is gone before the network is back. */
  async function leaveOneWaiting(page: Page, email: string) {
    await openFilled(page, email)
    await goOffline(page)
    await send(page).click()
    await expect(toast(page, text.kept)).toBeVisible()
    const context = page.context()
    await page.close()
    await context.setOffline(false)
  }

  async function expectCleared(page: Page) {
    for (const name of fields) await expect(field(page, name)).toHaveValue('')
  }

  test.describe(`the outbox in ${language}`, () => {
    test.use({ language, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

    /** Each test's own, so that its messages can be told from those of others. */
    const address = (testId: string) => `box.${testId}@example.com`

    async function storedMessages(dataDir: string, email: string) {
      const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
      const rows = await db
        .selectFrom('messages')
        .select(['message_content', 'language'])
        .where('email', '=', email)
        .execute()
      await db.destroy()
      return rows
    }

    // OUTBOX-2
    test(
      'what is sent offline is kept, and is with the server once it is back',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const keys = watchPosts(context)
        await openFilled(page, address(testId))
        await goOffline(page)
        await send(page).click()
        await expect(toast(page, text.kept)).toBeVisible()
        await expectCleared(page)
        await expect(form(page)).toContainText(text.reference)
        await expect(pill(page)).toBeVisible()
        expect(keys).toEqual([])

        await context.setOffline(false)
        await expect(toast(page, text.sent)).toBeVisible()
        await expect(pill(page)).toHaveCount(0)
        expect(keys).toHaveLength(1)
        expect(await storedMessages(site.dataDir, address(testId))).toEqual([
          { message_content: content, language },
        ])
      },
    )

    // OUTBOX-3
    test(
      'after a fault the form stays tied: the next press sends the same key',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const keys = watchPosts(context)
        await openFilled(page, address(testId))
        const mend = await failCall(page, 'SendMessage', { status: 500 })
        await send(page).click()
        await expect(toast(page, text[500])).toBeVisible()
        await expect(form(page)).toContainText(text.retrying)
        await expect(field(page, 'message')).toHaveValue(content)
        await expect(pill(page)).toBeVisible()
        await mend()
        await send(page).click()
        await expect(toast(page, text.sent)).toBeVisible()
        await expectCleared(page)
        await expect(form(page)).toContainText(text.reference)
        await expect(pill(page)).toHaveCount(0)
        expect(new Set(keys).size).toBe(1)
        expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
      },
    )

    // OUTBOX-9
    test(
      'it goes on by itself; once it is delivered the form is cleared',
      anyWidthFullRun,
      async ({ page }, { testId }) => {
        await openFilled(page, address(testId))
        await failCall(page, 'SendMessage', { abort: 'failed' }, 1)
        // It waits for 5 s (OUTBOX-5), and the next time for 30: on a busy machine that is gone between two looks.
        const told = page.waitForFunction(
          (words) => document.querySelector('main form')?.textContent.includes(words),
          text.retrying,
          { polling: 'raf' },
        )
        await send(page).click()
        await told
        await expect(toast(page, text.sent)).toBeVisible({ timeout: 25_000 })
        await expectCleared(page)
        await expect(form(page)).toContainText(text.reference)
      },
    )

    test(
      'the tie and the draft outlast a reload',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const keys = watchPosts(context)
        await openFilled(page, address(testId))
        const mend = await failCall(page, 'SendMessage', { status: 500 })
        await send(page).click()
        await expect(form(page)).toContainText(text.retrying)
        await page.reload()
        await reachForm(page)
        await expect(form(page)).toContainText(text.retrying)
        await expect(field(page, 'message')).toHaveValue(content)
        await mend()
        await send(page).click()
        await expect(toast(page, text.sent)).toBeVisible()
        expect(new Set(keys).size).toBe(1)
        expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
      },
    )

    // OUTBOX-3
    test(
      'a changed field withdraws the item: what is sent then is another',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const keys = watchPosts(context)
        await openFilled(page, address(testId))
        const mend = await failCall(page, 'SendMessage', { status: 500 })
        await send(page).click()
        await expect(pill(page)).toBeVisible()
        await field(page, 'message').fill('Nothing of the sort, only 5 fans')
        await expect(pill(page)).toHaveCount(0)
        await expect(form(page)).not.toContainText(text.retrying)
        await mend()
        await send(page).click()
        await expect(toast(page, text.sent)).toBeVisible()
        expect(new Set(keys).size).toBe(2)
        expect(await storedMessages(site.dataDir, address(testId))).toEqual([
          { message_content: 'Nothing of the sort, only 5 fans', language },
        ])
      },
    )

    // OUTBOX-6, OUTBOX-9
    test(
      'two tabs that are online again together send it once, and one tells',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const keys = watchPosts(context)
        await openFilled(page, address(testId))
        const other = await context.newPage()
        await other.goto('/')
        await goOffline(page)
        await send(page).click()
        await expect(pill(page)).toBeVisible()
        await context.setOffline(false)
        await expect(pill(page)).toHaveCount(0)
        await expect(pill(other)).toHaveCount(0)
        const told = async () =>
          (await toast(page, text.sent).count()) + (await toast(other, text.sent).count())
        await expect.poll(told).toBe(1)
        await expect.poll(() => storedMessages(site.dataDir, address(testId))).toHaveLength(1)
        expect(keys).toHaveLength(1)
      },
    )

    test(
      'it outlasts its page, and is sent at the next visit',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        await leaveOneWaiting(page, address(testId))
        const later = await context.newPage()
        await later.goto('/projects')
        await expect(toast(later, text.sent)).toBeVisible()
        expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
      },
    )

    // OUTBOX-6, OUTBOX-9
    for (const [place, isStaff] of variantsOf([
      ['/admin/messages', true],
      ['/projects', true],
      ['/login', false],
    ] as const)) {
      test(
        `it is sent from ${place}, ${isStaff ? 'by staff' : 'before the sign-in'}, as the visitor who wrote it`,
        fullRun,
        async ({ page, context, site }, { testId }) => {
          await leaveOneWaiting(page, address(testId))
          const later = await context.newPage()
          if (isStaff) await signIn(later, site)
          const sent = later.waitForRequest(/SendMessage$/)
          await later.goto(place)
          expect((await sent).headers()).not.toHaveProperty('authorization')
          await expect(toast(later, text.sent)).toBeVisible()
          expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
        },
      )
    }

    // OUTBOX-8: staff see the site's own forms in their layout.
    test(
      'what staff write as a visitor is shown on the pages of the site, and not over their lists',
      fullRun,
      async ({ page, site }, { testId }) => {
        await signIn(page, site)
        await openFilled(page, address(testId), '/contact-us')
        const mend = await failCall(page, 'SendMessage', { status: 500 })
        await send(page).click()
        await expect(pill(page)).toBeVisible()
        await page.goto('/admin/messages')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(pill(page)).toHaveCount(0)
        // A page tries once when it starts: what it sent just before it is left would be told nowhere.
        const refused = page.waitForResponse(/SendMessage/)
        await page.goto('/projects')
        await expect(pill(page)).toBeVisible()
        await refused
        await mend()
        await page.goto('/admin/messages')
        await expect(toast(page, text.sent)).toBeVisible({ timeout: 45_000 })
        expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
      },
    )

    for (const place of ['the same page', 'another page']) {
      // OUTBOX-4
      test(
        `what the server refuses later says why, and goes back into the form from ${place}`,
        fullRun,
        async ({ page, context }, { testId }) => {
          await openFilled(page, address(testId))
          await goOffline(page)
          await send(page).click()
          await expect(pill(page)).toBeVisible()
          await failCall(page, 'SendMessage', { status: 400 })
          await context.setOffline(false)
          await expect(pill(page, text.unsent)).toBeVisible()
          if (place === 'another page') await page.goto('/projects')
          await pill(page, text.unsent).click()
          await expect(list(page)).toContainText(text[400])
          await expect(list(page)).toContainText(text.reference)
          await choice(page, 'edit').click()
          await expect(list(page)).toHaveCount(0)
          await expect(field(page, 'message')).toHaveValue(content)
          await expect(field(page, 'email')).toHaveValue(address(testId))
          await expect(pill(page, text.unsent)).toHaveCount(0)
          const firstField = form(page).getByRole('combobox').first()
          await expect(firstField).toBeFocused()
          await expect(firstField).toBeInViewport()
        },
      )
    }

    // OUTBOX-8
    test('the list says how each stands, sends it now, and deletes it when that is confirmed', async ({
      page,
      context,
      site,
    }, { testId }) => {
      await openFilled(page, address(testId))
      await goOffline(page)
      await send(page).click()
      await pill(page).click()
      await expect(list(page)).toContainText(text.noConnection)
      await expect(list(page)).toContainText(content)
      expect(await pageFaults(page, '[role=dialog]')).toEqual([])
      await choice(page, 'delete').click()
      await choice(page, 'cancel').click()
      await expect(choice(page, 'sendNow')).toBeVisible()
      await choice(page, 'delete').click()
      await choice(page, 'delete').click()
      await expect(list(page)).toHaveCount(0)
      await expect(pill(page)).toHaveCount(0)
      await context.setOffline(false)

      await fill(page, address(testId))
      const mend = await failCall(page, 'SendMessage', { status: 503 })
      await send(page).click()
      await pill(page).click()
      await mend()
      await choice(page, 'sendNow').click()
      await expect(toast(page, text.sent)).toBeVisible()
      await expect(list(page)).toHaveCount(0)
      expect(await storedMessages(site.dataDir, address(testId))).toHaveLength(1)
    })

    test(
      'the pill stands beside the support button, inside the screen',
      fullRun,
      async ({ page }, { testId }) => {
        await openFilled(page, address(testId))
        await goOffline(page)
        await send(page).click()
        await expect(pill(page)).toBeVisible()
        const ours = await pill(page).boundingBox()
        const support = await page.getByRole('button', { name: text.support }).boundingBox()
        if (ours === null || support === null) throw new Error('both should be seen')
        const { width = 0 } = page.viewportSize() ?? {}
        expect(ours.height).toBeGreaterThanOrEqual(44)
        expect(ours.x).toBeGreaterThanOrEqual(0)
        expect(ours.x + ours.width).toBeLessThanOrEqual(width)
        const apart =
          language === 'en'
            ? support.x - (ours.x + ours.width)
            : ours.x - (support.x + support.width)
        expect(apart).toBeGreaterThanOrEqual(8)
      },
    )

    // OUTBOX-7
    test(
      'the eleventh message is refused while offline, and stays in the form',
      anyWidthFullRun,
      async ({ page }, { testId }) => {
        await openFilled(page, address(testId))
        await goOffline(page)
        await send(page).click()
        await expect(pill(page)).toBeVisible()
        await page.evaluate(async () => {
          const opened = indexedDB.open('pwa-outbox')
          await new Promise((resolve) => (opened.onsuccess = resolve))
          const items = opened.result.transaction('items', 'readwrite').objectStore('items')
          const all = items.getAll()
          await new Promise((resolve) => (all.onsuccess = resolve))
          const [item] = all.result as { id: string }[]
          for (let count = 1; count < 10; count += 1)
            items.put({ ...item, id: `${count}` }, `${count}`)
          await new Promise((resolve) => (items.transaction.oncomplete = resolve))
        })
        await fill(page, address(testId))
        await send(page).click()
        await expect(toast(page, text.tooMany)).toBeVisible()
        await expect(field(page, 'message')).toHaveValue(content)
      },
    )
  })

  for (const [fault, breakStorage] of variantsOf([
    [
      'forbidden',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('forbidden', 'SecurityError')
        }
        for (const storage of ['sessionStorage'])
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError')
            },
          })
      },
    ],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
    [
      'hanging',
      () => {
        // A request that is never answered.
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
      },
    ],
  ] as const)) {
    test.describe(`with storage that is ${fault}, in ${language}`, () => {
      test.use({ language, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })
      test.beforeEach(({ page }) => page.addInitScript(breakStorage))

      // OUTBOX-12
      test(
        'a message is sent directly, and again under its key after a fault',
        anyWidthFullRun,
        async ({ page, context }, { testId }) => {
          const keys = watchPosts(context)
          await openFilled(page, `raw.${testId}@example.com`)
          const mend = await failCall(page, 'SendMessage', { status: 500 })
          await send(page).click()
          await expect(toast(page, text[500])).toBeVisible({ timeout: 15_000 })
          await expect(form(page)).toContainText(text.unsaved)
          await expect(field(page, 'message')).toHaveValue(content)
          await mend()
          await send(page).click()
          await expect(toast(page, text.sent)).toBeVisible({ timeout: 15_000 })
          expect(keys).toHaveLength(2)
          expect(new Set(keys).size).toBe(1)
        },
      )

      // OUTBOX-12
      test(
        'offline it says that nothing could be saved, and the form stays filled',
        anyWidthFullRun,
        async ({ page, context }, { testId }) => {
          await openFilled(page, `raw.${testId}@example.com`)
          await goOffline(page)
          await send(page).click()
          await expect(toast(page, text.unavailable)).toBeVisible({ timeout: 15_000 })
          await expect(field(page, 'message')).toHaveValue(content)
          await context.setOffline(false)
          await send(page).click()
          await expect(toast(page, text.sent)).toBeVisible({ timeout: 15_000 })
        },
      )
    })
  }

  test.describe(`the draft of the contact form in ${language}`, () => {
    test.use({ language })

    test(
      'survives a reload and the switch of the language, until it is sent',
      anyWidthFullRun,
      async ({ page }, { testId }) => {
        const otherLanguage = language === 'ar' ? 'en' : 'ar'
        await openFilled(page, `draft.${testId}@example.com`)
        await page.reload()
        await reachForm(page)
        await expect(field(page, 'message')).toHaveValue(content)
        await expect(send(page)).toHaveAttribute('aria-disabled', 'false')

        await page.getByRole('button', { name: text.otherLanguage }).click()
        const message = contactField(page, otherLanguage, 'message')
        await expect(async () => {
          await contactForm(page, otherLanguage).scrollIntoViewIfNeeded()
          await expect(message).toHaveValue(content, { timeout: 500 })
        }).toPass({ timeout: 15_000 })
        await sendButton(page, otherLanguage).click()
        await expect(toast(page, words[otherLanguage].sent)).toBeVisible()
        await page.reload()
        await expect(message).toHaveValue('')
      },
    )
  })
}
