import { fullRun } from '#tests/support/site.ts'
import { randomUUID } from 'node:crypto'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { expectNoOverflow } from '#tests/support/expect-sound.ts'
import { expect, lostNetwork, missingStaffFiles, test } from '#tests/support/offline.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { submitMessage } from '#tests/support/submit.ts'

const words = {
  ar: {
    offline: 'وضع عدم الاتصال',
    close: 'إغلاق',
    reply: 'رد بالبريد',
    text: /^نص الرد/,
    send: 'إرسال الرد',
    waiting: 'بانتظار الإرسال',
    sent: 'أُرسلت الرسالة',
    thread: 'المتابعة',
    status: /^الحالة/,
  },
  en: {
    offline: 'Offline Mode',
    close: 'Close',
    reply: 'Reply by email',
    text: /^Text of the reply/,
    send: 'Send reply',
    waiting: 'Waiting to be sent',
    sent: 'Email sent',
    thread: 'Follow-up',
    status: /^Status/,
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`replies without a connection, ${language}`, () => {
    test.use({ language, allowedErrors: [lostNetwork] })
    // A phone in Arabic, a desk in English.
    test.use({
      viewport: language === 'ar' ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    })
    test.setTimeout(180_000)

    // WORK-9, WORK-15, WORK-16
    test(
      'a reply is written, outlives a reload, and is emailed once when back',
      fullRun,
      async ({ page, context, site }) => {
        const name = `زائر ${randomUUID().slice(0, 6)}`
        const email = `${randomUUID().slice(0, 8)}@elsewhere.example`
        await submitMessage(site, { name, email })
        await signIn(page, site)
        await page.goto(`/admin/messages?search=${encodeURIComponent(name)}`)
        await page.getByRole('link', { name }).first().click()
        const thread = page
          .getByRole('list', { name: text.thread, exact: true })
          .getByRole('listitem')
        await page.getByText(text.reply, { exact: true }).click()
        await page.getByLabel(text.text).fill('Half a')
        expect(await axeViolations(page, { within: ['main'] })).toEqual([])
        await expectNoOverflow(page)

        // The typed text is there after a reload, and waits once it is sent.
        await expect.poll(() => missingStaffFiles(page), { timeout: 60_000 }).toEqual([])
        await context.setOffline(true)
        const closeNotice = () =>
          page
            .getByRole('dialog', { name: text.offline })
            .getByRole('button', { name: text.close })
            .click()
        await closeNotice()
        await page.reload()
        await closeNotice()
        await expect(page.getByLabel(text.text)).toHaveValue('Half a')
        await page.getByLabel(text.text).fill('Half a sentence, and the rest')
        await page.getByRole('button', { name: text.send }).click()
        await expect(thread.first()).toContainText(text.waiting)
        await page.reload()
        await closeNotice()
        await expect(thread.first()).toContainText(text.waiting)

        await context.setOffline(false)
        await expect(thread.first()).toContainText(text.sent, { timeout: 60_000 })
        await expect(thread).toHaveCount(1)
        await expect(page.getByLabel(text.status)).toHaveValue('answered')
        await page.reload()
        await expect(thread).toHaveCount(1)
        const mails = await sentMails(site.dataDir)
        const replies = mails.filter((mail) => mail.includes(email) && mail.includes('Reply-To'))
        expect(replies).toHaveLength(1)
        expect(await axeViolations(page, { within: ['main'] })).toEqual([])
      },
    )
  })
}
