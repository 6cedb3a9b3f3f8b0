import { randomInt, randomUUID } from 'node:crypto'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { expectNoOverflow } from '#tests/support/expect-sound.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { addColleague, type Colleague } from '#tests/support/colleague.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, fullRun, onPhoneToo, type Page, test } from '#tests/support/site.ts'
import { submitMessage } from '../support/submit.ts'

const texts = {
  ar: {
    fresh: 'الجديدة',
    mine: 'المسندة إليّ',
    take: 'تولّي المتابعة',
    assignee: /^المسؤول/,
    conflict: 'عدّل شخص آخر هذا السجل',
    close: 'العودة إلى النموذج',
    discard: 'تجاهل المسودة',
    note: /^ملاحظة متابعة جديدة/,
    add: 'إضافة الملاحظة',
    byPhone: 'تم الرد هاتفيًا',
    waiting: 'بانتظار الإرسال',
    thread: 'المتابعة',
    news: /^الإشعارات، إشعار جديد$/,
    bell: /^الإشعارات/,
    mentioned: /إشارة إليك من/,
    due: /^الموعد النهائي/,
    save: 'حفظ',
    overdue: 'متأخر',
    select: 'تحديد ',
    bulk: 'إجراءات على السجلات المحددة',
    status: 'الحالة',
    spam: 'غير مرغوب فيها',
    changed: 'عُدّل سجلان',
    undo: 'تراجع',
    offline: 'وضع عدم الاتصال',
  },
  en: {
    fresh: 'New',
    mine: 'Assigned to me',
    take: 'Assign to me',
    assignee: /^Assigned to/,
    conflict: 'Someone else has changed this record',
    close: 'Back to the form',
    discard: 'Discard the draft',
    note: /^New follow-up note/,
    add: 'Add note',
    byPhone: 'Answered by phone',
    waiting: 'Waiting to be sent',
    thread: 'Follow-up',
    news: /^Notifications, 1 new$/,
    bell: /^Notifications/,
    mentioned: /You were mentioned by/,
    due: /^Due date/,
    save: 'Save',
    overdue: 'Overdue',
    select: 'Select ',
    bulk: 'Actions on the selected records',
    status: 'Status',
    spam: 'Spam',
    changed: '2 records changed',
    undo: 'Undo',
    offline: 'Offline Mode',
  },
} as const

/** A page of the colleague's own, beside that of the owner. */
async function openAs(page: Page, address: string, { email, password }: Colleague): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({
    baseURL: address,
    viewport: page.viewportSize(),
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  })
  await context.clearCookies({ name: /Token$|^device$/ })
  const theirs = await context.newPage()
  const answer = await theirs.request.post(`${address}/api/Auth/login`, {
    data: { email, password },
  })
  const { data } = (await answer.json()) as { data: Record<string, string> }
  const cookies = Object.entries(data).map(([name, value]) => ({ name, value, url: address }))
  await context.addCookies(cookies)
  return theirs
}

/** Looks at a page as a reviewer does. */
async function expectFit(page: Page): Promise<void> {
  expect(await axeViolations(page, { within: ['main'] })).toEqual([])
  await expectNoOverflow(page)
}

for (const language of behaviourIn('ar')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, allowedErrors: [/412|net::ERR_INTERNET_DISCONNECTED/] })
    const t = texts[language]
    const thread = (page: Page) =>
      page.getByRole('list', { name: t.thread, exact: true }).getByRole('listitem')

    // WORK-1, WORK-3, WORK-5, WORK-6, WORK-8, WORK-9
    test(
      'two people work on one message, and a third reads it',
      { tag: [fullRun.tag, onPhoneToo.tag] },
      async ({ page, site }) => {
        const mona = await addColleague(page, site, { roles: ['sales'], language })
        const reader = await addColleague(page, site, { roles: ['auditor'], language })
        const name = `زائر ${randomUUID().slice(0, 6)}`
        await submitMessage(site, { name })
        const theirs = await openAs(page, site.address, mona)

        await page.goto('/admin/')
        const fresh = page.getByRole('region', { name: t.fresh, exact: true })
        await expect(fresh.getByRole('link', { name })).toBeVisible()
        await expectFit(page)
        await fresh.getByRole('link', { name }).click()
        await expect(page.getByRole('button', { name: t.take })).toBeVisible()
        await theirs.goto(new URL(page.url()).pathname)
        await expect(theirs.getByRole('button', { name: t.take })).toBeVisible()

        // Both take it: one has it, the other is shown who.
        await page.getByRole('button', { name: t.take }).click()
        await expect(page.getByRole('button', { name: t.take })).toBeHidden()
        await theirs.getByRole('button', { name: t.take }).click()
        const conflict = theirs.getByRole('dialog', { name: t.conflict })
        await expect(conflict).toContainText('Mona Adel')
        await conflict.getByRole('button', { name: t.close }).click()

        // A note tells the one whom it mentions.
        await page.getByLabel(t.note).fill('@Mon')
        await page.getByRole('button', { name: '@Mona Adel' }).click()
        await page.getByLabel(t.note).press('End')
        await page.getByLabel(t.note).pressSequentially('يرجى الاتصال')
        await page.getByRole('button', { name: t.add }).click()
        await expect(thread(page).first()).toContainText('@Mona Adel يرجى الاتصال')
        await expectFit(page)
        await theirs.goto('/admin/')
        await theirs.getByRole('button', { name: t.news }).click()
        await theirs.getByRole('link', { name: t.mentioned }).click()
        await expect(thread(theirs)).toHaveCount(1)

        // Without a connection an answer waits, and arrives once.
        await noticesArrived(theirs)
        await theirs.context().setOffline(true)
        // It lies over the page until it is closed.
        await theirs.getByRole('dialog', { name: t.offline }).getByRole('button').click()
        await theirs.getByLabel(t.note).fill('تحدثنا')
        await theirs.getByRole('button', { name: t.byPhone }).click()
        await expect(thread(theirs).first()).toContainText(t.waiting)
        await theirs.context().setOffline(false)
        await expect(thread(theirs).filter({ hasText: t.waiting })).toHaveCount(0)
        await expect(thread(theirs)).toHaveCount(2)
        await page.reload()
        await expect(thread(page)).toHaveCount(2)
        await expect(thread(page).first()).toContainText('تحدثنا')

        // An auditor reads the thread and has nothing to press.
        const third = await openAs(page, site.address, reader)
        await third.goto(new URL(page.url()).pathname)
        await expect(thread(third)).toHaveCount(2)
        await expect(third.getByLabel(t.note)).toHaveCount(0)
        await expect(third.getByRole('button', { name: t.take })).toHaveCount(0)
        await expectFit(third)
        await third.context().close()

        // A record past its day is marked by a word.
        await page.getByLabel(t.due).fill('2026-01-02')
        await page.getByRole('button', { name: t.save, exact: true }).click()
        await expect(page).toHaveURL(/\/admin\/messages$/)
        await expect(page.getByText(t.overdue).filter({ visible: true }).first()).toBeVisible()
        await expectFit(page)
        await page.goto('/admin/')
        const own = page.getByRole('region', { name: t.mine, exact: true })
        await expect(own.getByRole('listitem').filter({ hasText: name })).toContainText(t.overdue)
        await theirs.context().close()
      },
    )

    // WORK-10, WORK-11
    test('a wave of spam goes in one step, and comes back', fullRun, async ({ page, site }) => {
      await signIn(page, site)
      // It reads like a number, which a search must not take it for.
      const wave = `7e${randomInt(100_000, 999_999)}`
      for (const name of ['A', 'B']) await submitMessage(site, { name: `${wave} ${name}` })
      await page.goto(`/admin/messages?search=${wave}`)
      const boxes = page.getByRole('checkbox', { name: `${t.select}${wave}` })
      await expect(boxes).toHaveCount(2)
      await boxes.first().focus()
      await page.keyboard.press('Space')
      await boxes.last().check()
      await expectFit(page)
      const bar = page.getByRole('region', { name: t.bulk })
      await bar.getByRole('button', { name: t.status, exact: true }).click()
      await page.getByRole('menuitem', { name: t.spam }).click()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(boxes).toHaveCount(0)
      await page.getByRole('button', { name: t.undo }).click()
      await expect(boxes).toHaveCount(2)
    })
  })
}
