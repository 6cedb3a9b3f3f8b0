import { openDatabase } from '#server/db/database.ts'
import { type ContactField, contactField, sendButton } from '#tests/support/contact-form.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  fullRun,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    sent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    fixForm: 'يرجى تصحيح الأخطاء في النموذج أولاً',
    500: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    400: 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.',
    other: 'حدث خطأ أثناء إرسال الرسالة. حاول مرة أخرى لاحقاً.',
    map: 'خريطة الموقع',
    showMap: 'عرض الخريطة',
  },
  en: {
    sent: 'Your message was sent successfully! We will reply to you soon',
    fixForm: 'Please correct the errors in the form first',
    500: 'Server error. Please try again later.',
    400: 'Invalid data. Please check the information you entered.',
    other: 'An error occurred while sending the message. Please try again later.',
    map: 'Map of our location',
    showMap: 'Show the map',
  },
} as const

const typed = {
  name: 'سارة <b>علي</b>',
  phone: '+٢٠ ١٠١٢٣ ٤٥٦٧٨',
  message: 'نحتاج 12 مروحة <script>alert(1)</script>\nشكراً & "مع السلامة"',
}

for (const language of behaviourIn('ar')) {
  const text = words[language]

  const field = (page: Page, name: ContactField) => contactField(page, language, name)
  const send = (page: Page) => sendButton(page, language)

  async function open(page: Page) {
    await page.goto('/')
    await expectTakenOver(send(page))
  }

  async function fill(page: Page, email = 'Sara@Example.com') {
    await field(page, 'name').fill(typed.name)
    await field(page, 'email').fill(email)
    await field(page, 'phone').fill(typed.phone)
    await field(page, 'message').fill(typed.message)
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  }

  async function expectFilled(page: Page) {
    await expect(field(page, 'name')).toHaveValue(typed.name)
    await expect(field(page, 'phone')).toHaveValue(typed.phone)
    await expect(field(page, 'message')).toHaveValue(typed.message)
  }

  const toast = (page: Page, said: string) =>
    page.locator('.toast-stack').getByText(said, { exact: true })
  const card = (page: Page) => page.locator('.toast-stack [role]:is([role=alert],[role=status])')

  test.describe(`the contact form in ${language}`, () => {
    test.use({ language })

    // CONTACT-9, FORM-2
    test('sends a message, which is then in the database as text', async ({ page, site }, info) => {
      const email = `Sara.${info.testId}@Example.com`
      await open(page)
      await fill(page, email)
      await send(page).click()
      await expect(toast(page, text.sent)).toBeVisible()
      for (const name of ['name', 'email', 'phone', 'message'] as const)
        await expect(field(page, name)).toHaveValue('')
      await expect(send(page)).toHaveAttribute('aria-disabled', 'true')

      const db = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined }, () => {})
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .execute()
      await db.destroy()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        name: typed.name,
        phone_number: '+201012345678',
        message_content: typed.message,
        language,
        status: 'new',
      })
    })

    // CONTACT-7
    test(
      'an invalid form is not sent: it says why and goes to the first invalid field',
      fullRun,
      async ({ page }) => {
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(request.url())
        })
        await open(page)
        await field(page, 'name').fill('Sara')
        await field(page, 'email').fill('sara@')
        // Playwright would wait for `aria-disabled` to go.
        await send(page).click({ force: true })
        await expect(toast(page, text.fixForm)).toBeVisible()
        await expect(field(page, 'email')).toBeFocused()
        expect(sent).toEqual([])
      },
    )

    for (const [breakage, key] of variantsOf([
      [{ status: 500 }, 500],
      [{ status: 400 }, 400],
      [{ status: 503 }, 'other'],
      [{ abort: 'failed' }, 'other'],
    ] as const)) {
      // CONTACT-10
      test(
        `${JSON.stringify(breakage)} is told, and the form stays filled`,
        anyWidthFullRun,
        async ({ page }) => {
          await open(page)
          await fill(page)
          const mend = await failCall(page, 'SendMessage', breakage)
          await send(page).click()
          await expect(toast(page, text[key])).toBeVisible()
          await expectFilled(page)
          await mend()
          await send(page).click()
          await expect(toast(page, text.sent)).toBeVisible()
        },
      )
    }

    // FORM-3
    test(
      'what is typed before the scripts run stays and counts',
      anyWidthFullRun,
      async ({ page }) => {
        const release = await holdAnswers(page, /\.js(\?|$)/)
        await page.goto('/', { waitUntil: 'commit' })
        await field(page, 'name').fill(typed.name)
        await field(page, 'email').fill('sara@example.com')
        await field(page, 'phone').fill(typed.phone)
        await field(page, 'message').fill(typed.message)
        release()
        await expectTakenOver(send(page))
        await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
        await expectFilled(page)
        expect(new URL(page.url()).search).toBe('')
      },
    )

    // FORM-5
    test('can be filled and sent with the keyboard alone', async ({ page }, info) => {
      await open(page)
      await field(page, 'name').focus()
      for (const value of [typed.name, `keys.${info.testId}@example.com`, '01012345678']) {
        await page.keyboard.insertText(value)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.insertText('Please call me back')
      await page.keyboard.press('Tab')
      await expect(send(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toast(page, text.sent)).toBeVisible()
      await expect(send(page)).toBeFocused()
    })
  })

  test.describe(`toasts in ${language}`, () => {
    test.use({ language })

    async function provoke(page: Page) {
      await open(page)
      // Playwright would wait for `aria-disabled` to go.
      await send(page).click({ force: true })
      await expect(toast(page, text.fixForm)).toBeVisible()
      // Until it has come in.
      await expect.poll(async () => (await card(page).boundingBox())?.y).toBeCloseTo(20, 0)
    }

    // TOAST-1, TOAST-10
    test('stand at the top, at the start of the line, and fit the screen', async ({ page }) => {
      await provoke(page)
      const screenWidth = page.viewportSize()?.width ?? 0
      const box = await card(page).boundingBox()
      const { x = 0, y = 0, width = 0 } = box ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(40)
      const gap = language === 'en' ? x : screenWidth - x - width
      expect(gap).toBeGreaterThanOrEqual(12)
      expect(gap).toBeLessThanOrEqual(24)
      expect(width).toBeGreaterThanOrEqual(Math.min(420, screenWidth - 32) - 1)
      expect(width).toBeLessThanOrEqual(Math.min(720, screenWidth - 32) + 1)
    })

    // TOAST-5
    test('the newest is on top and in view', fullRun, async ({ page }) => {
      await open(page)
      // No toast goes by itself while the clock stands.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      for (let press = 0; press < 8; press += 1) await send(page).press('Enter')
      const tops = () =>
        card(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      await expect.poll(async () => (await tops()).length).toBe(8)
      // The last in the document is the newest.
      await expect.poll(async () => (await tops()).at(-1)).toBeCloseTo(20, 0)
      const [oldest = 0, ...later] = await tops()
      expect(Math.max(...later)).toBeLessThan(oldest)
    })

    // TOAST-7
    test('wait while pointed at, then go', anyWidthFullRun, async ({ page }) => {
      await page.clock.install()
      await provoke(page)
      await card(page).hover()
      await page.clock.runFor(20_000)
      await expect(toast(page, text.fixForm)).toBeVisible()
      await page.mouse.move(640, 600)
      await page.clock.runFor(6_000)
      await expect(card(page)).toHaveCount(0)
    })

    // TOAST-8
    test('spring back from a short drag, and go when dragged far', fullRun, async ({ page }) => {
      await provoke(page)
      const box = await card(page).boundingBox()
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
      const [startX, middle] = [x + width / 3, y + height / 2]
      const outwards = 1
      for (const share of [0.5, 0.65]) {
        await page.mouse.move(startX, middle)
        await page.mouse.down()
        await page.mouse.move(startX + outwards * width * share, middle, { steps: 5 })
        const dragged = async () => ((await card(page).boundingBox())?.x ?? 0) - x
        await expect.poll(dragged).toBeCloseTo(width * share, -1)
        await page.mouse.up()
        if (share > 0.6) await expect(card(page)).toHaveCount(0)
        else await expect.poll(async () => (await card(page).boundingBox())?.x).toBeCloseTo(x, 0)
      }
    })
  })

  test.describe(`the map in ${language}`, () => {
    test.use({ language, allowedHosts: ['www.google.com'], allowedErrors: [/google\.com/] })

    // MAP-1, MAP-2
    test(
      'is asked of another host only once it is wanted',
      anyWidth,
      async ({ page, context, site }) => {
        const elsewhere: string[] = []
        context.on('request', (request) => {
          if (new URL(request.url()).host !== new URL(site.address).host)
            elsewhere.push(request.url())
        })
        await context.route('https://www.google.com/**', (route) => route.abort())
        await open(page)
        const show = page.getByRole('button', { name: text.showMap })
        await show.scrollIntoViewIfNeeded()
        expect(elsewhere).toEqual([])
        await show.click()
        await expect(page.locator(`iframe[title="${text.map}"]`)).toHaveAttribute(
          'src',
          new RegExp(`^https://www\\.google\\.com/maps\\?q=.*&hl=${language}&output=embed$`),
        )
        await expect.poll(() => elsewhere.length).toBe(1)
      },
    )
  })
}
