import { openDatabase } from '#server/db/database.ts'
import {
  type ContactField,
  contactField,
  contactForm,
  sendButton,
} from '#tests/support/contact-form.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { distance } from '#tests/support/edges.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { slowDown } from '#tests/support/slow-down.ts'
import { anyWidthFullRun, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    topic: /^الموضوع/,
    consultation: 'استشارة مجانية',
    sent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    product: 'أرغب في معرفة المزيد عن المنتج axial-fan.',
    riyadh: 'فرع الرياض',
    choose: 'اجعله فرعي',
    chosen: 'فرعك المختار',
    chat: 'راسلنا على واتساب',
    firstMessage: 'السلام عليكم، أود الاستفسار عن منتجات الشركة وخدماتها.',
    showMap: 'عرض الخريطة',
    offlineMap: 'تظهر الخريطة عند عودة الاتصال بالإنترنت.',
    address: /العاشر من رمضان/,
    hours: 'من الأحد إلى الخميس، 9 ص – 5 م',
    status: /^(مفتوح الآنحتى|مغلق الآنيفتح) /,
  },
  en: {
    topic: /^Topic/,
    consultation: 'Free consultation',
    sent: 'Your message was sent successfully! We will reply to you soon',
    product: 'I would like to know more about the product axial-fan.',
    riyadh: 'Riyadh branch',
    choose: 'Set as my branch',
    chosen: 'Your branch',
    chat: 'Message us on WhatsApp',
    firstMessage: 'Hello, I would like to ask about your products and services.',
    showMap: 'Show the map',
    offlineMap: 'The map will show once you are back online.',
    address: /10th of Ramadan/,
    hours: 'Sunday to Thursday, 9 am – 5 pm',
    status: /^(Open nowuntil|Closed nowopens) /,
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]
  const form = (page: Page) => contactForm(page, language)
  const field = (page: Page, name: ContactField) => contactField(page, language, name)
  const topic = (page: Page) => form(page).getByRole('combobox', { name: text.topic })
  const send = (page: Page) => sendButton(page, language)
  const riyadh = (page: Page) => page.getByRole('article').filter({ hasText: text.riyadh })

  async function open(page: Page, search = '') {
    await page.goto(`/contact-us${search}`)
    await expectTakenOver(send(page))
  }

  test.describe(`the contact page in ${language}`, () => {
    test.use({ language })

    for (const [when, letGoFirst] of [
      ['begins before the app is there and ends after', false],
      ['is over before the app is there', true],
    ] as const)
      // FORM-3, PAGE-12
      test(`a press on "send" counts that ${when}`, anyWidthFullRun, async ({ page }, info) => {
        await slowDown(page, 6)
        const release = await holdAnswers(page, /\.js(\?|$)/)
        await page.goto('/contact-us', { waitUntil: 'commit' })
        await field(page, 'name').fill('سارة Ali')
        await field(page, 'email').fill(`press.${info.testId}@example.com`)
        await field(page, 'phone').fill('01012345678')
        await field(page, 'message').fill('We plan a new plant.')
        await send(page).hover({ force: true })
        await page.mouse.down()
        if (letGoFirst) await page.mouse.up()
        release()
        await expectTakenOver(send(page))
        if (!letGoFirst) await page.mouse.up()
        await expect(page.locator('.toast-stack').getByText(text.sent)).toBeVisible()
        expect(new URL(page.url()).search).toBe('')
      })

    // CONTACT-5
    test('counts the letters of the message where its field ends', fullRun, async ({ page }) => {
      await open(page)
      const message = field(page, 'message')
      await message.fill('We plan a new plant.')
      const count = form(page).getByText('20 / 500')
      expect(await distance('end', count, message)).toBeLessThanOrEqual(2)
    })

    // CONTACT-6
    test(
      'keeps the topic of the link that led to it, and sends it',
      fullRun,
      async ({ page, site }, info) => {
        const email = `topic.${info.testId}@example.com`
        await open(page, '?topic=consultation')
        await expect(topic(page)).toHaveValue('consultation')
        await expect(topic(page).locator('option:checked')).toHaveText(text.consultation)
        await field(page, 'name').fill('سارة Ali')
        await field(page, 'email').fill(email)
        await field(page, 'phone').fill('01012345678')
        await field(page, 'message').fill('We plan a new plant.')
        await send(page).click()
        await expect(page.locator('.toast-stack').getByText(text.sent)).toBeVisible()
        await expect(topic(page)).toHaveValue('')

        const db = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined }, () => {})
        const rows = await db
          .selectFrom('messages')
          .select(['topic', 'language'])
          .where('email', '=', email.toLowerCase())
          .execute()
        await db.destroy()
        expect(rows).toEqual([{ topic: 'consultation', language }])
      },
    )

    // CONTACT-6, FORM-4
    test(
      'a draft keeps what was chosen since, whatever the address says',
      fullRun,
      async ({ page }) => {
        await open(page, '?topic=consultation')
        await topic(page).selectOption('complaint')
        await page.reload()
        await expect(topic(page)).toHaveValue('complaint')
      },
    )

    // CONTACT-6
    test('names the product asked about, and no nonsense', fullRun, async ({ page }) => {
      await open(page, '?product=%3Cscript%3E&topic=nonsense')
      await expect(field(page, 'message')).toHaveValue('')
      await expect(topic(page)).toHaveValue('')
      await open(page, '?product=axial-fan')
      await expect(field(page, 'message')).toHaveValue(`${text.product}\n`)
    })

    // BRANCH-1, PAGE-5
    test('a chosen branch is the one that the links lead to, also after a reload', async ({
      page,
    }) => {
      await open(page)
      const chat = page.getByRole('banner').getByRole('link', { name: text.chat })
      await expect(chat).toHaveAttribute('href', 'https://wa.me/201570000100')
      await riyadh(page).getByRole('button', { name: text.choose }).click()
      await expect(riyadh(page).getByRole('button', { name: text.chosen })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(chat).toHaveAttribute('href', 'https://wa.me/966510000100')
      await page.reload()
      await expect(chat).toHaveAttribute('href', 'https://wa.me/966510000100')
    })

    // BRANCH-2, DIGIT-4
    test('each branch says how and when it is reached', async ({ page }) => {
      await open(page)
      const links = await riyadh(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links).toEqual([
        'tel:+966115550100',
        'tel:+966115550101',
        'mailto:riyadh@nasaem.example',
        expect.stringMatching(/^\/contact-us\?branch=[\da-f-]{36}#write$/),
        `https://wa.me/966510000100?text=${encodeURIComponent(text.firstMessage)}`,
        'https://www.google.com/maps/dir/?api=1&destination=24.6957,46.683',
      ])
      const phone = riyadh(page).getByText('+966 11 555 0100')
      await expect(phone).toHaveAttribute('dir', 'ltr')
      await expect(riyadh(page).getByText(text.hours)).toBeVisible()
      const status = riyadh(page).getByRole('paragraph').filter({ hasText: text.status })
      await expect(status).toBeVisible()
    })

    // MAP-2
    test('shows the address in the place of the map while offline', async ({ page, context }) => {
      await open(page)
      await expect(page.getByRole('button', { name: text.showMap })).toBeVisible()
      await noticesArrived(page)
      await context.setOffline(true)
      await expect(page.getByText(text.offlineMap)).toBeAttached()
      await expect(page.locator('main').getByText(text.address).first()).toBeAttached()
      await expect(page.locator('main button', { hasText: text.showMap })).toHaveCount(0)
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: text.showMap })).toBeVisible()
    })

    // LOOK-1
    test('passes axe', fullRun, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      expect(await pageFaults(page)).toEqual([])
    })
  })
}
