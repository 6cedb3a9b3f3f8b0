import { fullRun } from '#tests/support/site.ts'
import { randomUUID } from 'node:crypto'
import { referenceNumber } from '#contract/idempotency.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { fillContactForm, sendButton } from '#tests/support/contact-form.ts'
import { expect, test, visitOnce } from '#tests/support/offline.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { staffApi } from '#tests/support/staff-api.ts'

const words = {
  ar: {
    track: 'متابعة حالته',
    footer: 'متابعة طلب',
    reference: 'الرقم المرجعي',
    contact: 'البريد الإلكتروني أو رقم الهاتف',
    ask: 'عرض الحالة',
    received: 'تم الاستلام',
    interview: 'مرحلة المقابلة',
    unknown: 'لا نجد طلبًا بهذا الرقم',
    asOf: 'كما كانت الحالة عند آخر اتصال',
    close: 'إغلاق',
    arabic: 'العربية',
    subject: /^عنوان الرسالة بالعربية/,
    save: 'حفظ',
    unknownPlaceholder: 'ليس من الرموز المعروفة',
    preview: 'معاينة بالعربية',
    saved: 'تم الحفظ',
  },
  en: {
    track: 'Track it',
    footer: 'Track a request',
    reference: 'Reference number',
    contact: 'Email or phone number',
    ask: 'Show the state',
    received: 'Received',
    interview: 'Interview',
    unknown: 'We find no request with this number',
    asOf: 'As it was when last online',
    close: 'Close',
    arabic: 'Arabic',
    subject: /^Subject in Arabic/,
    save: 'Save',
    unknownPlaceholder: 'is not a placeholder',
    preview: 'Preview in Arabic',
    saved: 'Saved',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`tracking, ${language}`, () => {
    test.use({ language })

    // TRACK-1, TRACK-2, TRACK-5, TRACK-6
    test(
      'a visitor follows a request, and reads it again without a network',
      fullRun,
      async ({ page, context, browser, site }) => {
        const key = randomUUID()
        const sent = await page.request.post(`${site.address}/api/Home/SubmitCV`, {
          multipart: {
            fullName: 'Mona Salem',
            dob: '1995-02-28',
            nationality: 'EG',
            phone: '+201012345678',
          },
          headers: { 'Idempotency-Key': key, 'x-lang': language },
        })
        const { id } = ((await sent.json()) as { data: { id: string } }).data
        const reference = referenceNumber(key)
        // The link of an email leads to the server's own page.
        const linked = await page.request.get(`/Track?reference=${reference}&lang=${language}`)
        expect(linked.status()).toBe(200)
        expect(await linked.text()).toContain(text.ask)
        await visitOnce(page)
        await page.getByRole('contentinfo').getByRole('link', { name: text.footer }).click()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await page.getByLabel(text.reference).fill(reference)
        await page.getByLabel(text.contact).fill('mona@example.com')
        await page.getByRole('button', { name: text.ask }).click()
        await expect(page.getByText(text.unknown)).toBeVisible()
        await expectSound(page)
        await page.getByLabel(text.contact).fill('٠١٠ ١٢٣٤ ٥٦٧٨')
        await page.getByRole('button', { name: text.ask }).click()
        await expect(page.getByRole('listitem').filter({ hasText: text.received })).toBeVisible()
        await expectSound(page)

        const staffContext = await browser.newContext()
        const staff = await staffContext.newPage()
        await signIn(staff, site)
        const { save } = await staffApi(staff, site.address)
        await save('associated-jobs', id, { stage: 'interview', refusalReason: '', notes: '' })
        await save('associated-jobs', id, { stage: 'refused', refusalReason: 'x', notes: '' })
        await staffContext.close()
        await page.goto(`/track?reference=${reference}`)
        const told = page.locator('main').getByRole('listitem')
        await expect(told).toHaveCount(2)
        await expect(told.first()).toContainText(text.interview)
        await expectSound(page)

        await context.setOffline(true)
        await page.reload()
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await expect(page.getByRole('note')).toContainText(text.asOf)
        await expect(told.first()).toContainText(text.interview)
        await expectSound(page)
      },
    )

    // MAIL-1, TRACK-6
    test(
      'what a form says when it was sent leads to its state',
      fullRun,
      async ({ page, site }) => {
        await page.goto('/contact-us')
        const email = `${language}-track@example.com`
        await fillContactForm(page, language, { email, message: 'A question about fans' })
        await sendButton(page, language).click()
        await page.getByRole('link', { name: text.track }).click()
        await expect(page).toHaveURL(/\/track\?reference=[\dA-F]{8}$/)
        const reference = new URL(page.url()).searchParams.get('reference') ?? ''
        await expect(page.getByLabel(text.reference)).toHaveValue(reference)
        await page.getByLabel(text.contact).fill(email.toUpperCase())
        await page.getByRole('button', { name: text.ask }).click()
        await expect(page.getByRole('listitem').filter({ hasText: text.received })).toBeVisible()
        await expect
          .poll(
            async () =>
              (await sentMails(site.dataDir)).some((mail) =>
                /^To: .*(?:\r\n .*)*/m.exec(mail)?.[0].includes(email),
              ),
            // Stored with the message, it is looked for every ten seconds.
            { timeout: 30_000 },
          )
          .toBe(true)
      },
    )

    // MAIL-4, MAIL-6, MAIL-7
    test(
      'an editor changes what visitors are told, and sees it before',
      fullRun,
      async ({ page, site, isMobile }) => {
        await signIn(page, site)
        await page.goto('/admin/mail-templates')
        await page.locator('main').getByRole('link').first().click()
        // A phone shows one language at a time.
        if (isMobile) await page.getByRole('button', { name: text.arabic, exact: true }).click()
        const subject = page.getByLabel(text.subject)
        const before = await subject.inputValue()
        await subject.fill('وصلتنا {nam}')
        await page.getByRole('button', { name: text.save }).click()
        await expect(page.getByText(text.unknownPlaceholder)).toContainText('{nam}')
        await expectSound(page)
        await subject.fill('وصلتنا رسالتك يا {name}')
        await expect(page.getByRole('article', { name: text.preview })).toContainText(
          'وصلتنا رسالتك يا سارة علي',
        )
        await page.getByRole('button', { name: text.save }).click()
        await expect(page).toHaveURL(/\/admin\/mail-templates/)
        const { list, save } = await staffApi(page, site.address)
        const changed = (await list('mail-templates')).data.find(
          (one) => (one['subject'] as { ar: string }).ar === 'وصلتنا رسالتك يا {name}',
        )
        if (!changed) throw new Error('Not saved')
        const { title, body, told, subject: now } = changed
        const restored = { ...(now as object), ar: before }
        await save('mail-templates', changed.id, { title, body, told, subject: restored })
      },
    )
  })
}
