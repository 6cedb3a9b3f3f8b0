import { monthsAfter } from '#contract/calendar-days.ts'
import { openDatabase } from '#server/db/database.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import {
  contactField,
  contactForm,
  fillContactForm,
  sendButton,
} from '#tests/support/contact-form.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { becomeStranger, signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, onPhone, test } from '#tests/support/site.ts'
import { dayFromNow } from '#tests/support/submit.ts'

const words = {
  ar: {
    months: /^الرسائل: عدد الأشهر/,
    save: 'حفظ',
    says: 'ما تقوله النماذج',
    before: 'نحتفظ برسالتك لمدة 24 شهرًا، ثم نمحوها.',
    notice: 'نحتفظ برسالتك لمدة 18 شهرًا، ثم نمحوها.',
    under: 'أُرسل بموجب إشعار',
    dashboard: 'بيانات شخصية ستُمحى قريبًا',
    see: 'عرض ما سيُمحى',
    due: 'يُمحى خلال 30 يومًا',
    keep: 'الاحتفاظ به 12 شهرًا إضافيًا',
    none: 'لا شيء يُمحى خلال الأيام الثلاثين القادمة.',
    kept: 'سجلات مُدّدت مدتها',
  },
  en: {
    months: /^Messages, months/,
    save: 'Save',
    says: 'What the forms say',
    before: 'We keep your message for 24 months, then erase it.',
    notice: 'We keep your message for 18 months, then erase it.',
    under: 'Sent under the notice of',
    dashboard: 'Personal data is about to be erased',
    see: 'See what it is',
    due: 'Erased within 30 days',
    keep: 'Keep 12 months longer',
    none: 'Nothing is erased within the next 30 days.',
    kept: 'Kept longer',
  },
} as const

/** Lets a message have come so many months before a day. */
async function receivedBefore(dataDir: string, email: string, day: string, months: number) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
  try {
    const at = `${monthsAfter(day, -months)}T10:00:00.000Z`
    await db
      .updateTable('messages')
      // The time of a message is never changed but here.
      .set({ created_at: at } as never)
      .where('email', '=', email)
      .execute()
    const { id } = await db
      .selectFrom('messages')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  } finally {
    await db.destroy()
  }
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`how long messages are kept, ${language}`, () => {
    test.use({ language })

    // PERSON-7, PERSON-9, PERSON-11, PERSON-12, PERSON-13
    test(
      'an owner settles it, the form says so, the record knows it, and it is kept longer',
      { tag: [fullRun.tag, ...(language === 'ar' ? [onPhone.tag] : [])] },
      async ({ page, site, isMobile }) => {
        const email = `${language}-${isMobile ? 'phone' : 'desk'}@kept.example`
        await signIn(page, site)
        await page.goto('/admin/retention')
        const months = page.getByLabel(text.months)
        await expect(months).toHaveValue('24')
        await months.fill('18')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByRole('region', { name: text.says })).toContainText(text.notice)

        await becomeStranger(page)
        await page.goto('/contact-us')
        await expect(contactForm(page, language).getByText(text.notice)).toBeVisible()
        // It is in the page as the server made it.
        expect(await (await page.request.get('/contact-us')).text()).toContain(text.notice)
        await expectSound(page)
        await fillContactForm(page, language, { email, message: 'A question about your fans' })
        await sendButton(page, language).click()
        await expect(contactField(page, language, 'email')).toHaveValue('')

        const id = await receivedBefore(site.dataDir, email, dayFromNow(9), 18)
        await signIn(page, site)
        await page.goto('/admin/')
        await expect(page.getByRole('region', { name: text.dashboard })).toBeVisible()
        await page.getByRole('link', { name: text.see }).click()
        const due = page.getByRole('region', { name: text.due })
        const opened = `/admin/messages/edit/${id}`
        await expect(due.locator(`a[href='${opened}']`)).toBeVisible()
        await expectSound(page)
        await due.getByRole('button', { name: text.keep }).click()
        await expect(due.getByText(text.none)).toBeVisible()
        const kept = page.getByRole('region', { name: text.kept })
        await kept.locator(`a[href='${opened}']`).click()
        await expect(page).toHaveURL(opened)
        await expect(page.getByText(text.under)).toContainText(text.notice)
        await expectSound(page)

        await page.goto('/admin/retention')
        await months.fill('24')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByRole('region', { name: text.says })).toContainText(text.before)
      },
    )
  })
}
