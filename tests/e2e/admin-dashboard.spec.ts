import { axeViolations } from '#tests/support/axe-violations.ts'
import { signIn } from '../support/sign-in.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  fullRun,
  type Page,
  test,
} from '#tests/support/site.ts'
import { dayFromNow, submitApplication, submitMessage, submitVendor } from '../support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const texts = {
  ar: {
    title: 'لوحة المعلومات',
    messages: 'الرسائل',
    applications: 'طلبات التوظيف',
    vendors: 'الموردون',
    fresh: 'الجديدة',
    table: 'الأرقام في جدول',
    overTime: 'الوارد من الزوار',
    expiring: 'مستندات موردين قاربت الانتهاء',
    vendor: 'شركة النيل',
    soon: 'باقٍ 5 أيام',
    past: 'انتهى قبل 3 أيام',
    days90: 'آخر 90 يومًا',
    week: 'أسبوع',
    completeness: 'اكتمال المحتوى باللغتين',
    complete: /مكتمل باللغتين: \d+/,
    retry: 'إعادة المحاولة',
    failed: /تعذّر تحميل لوحة المعلومات|خطأ/,
  },
  en: {
    title: 'Dashboard',
    messages: 'Messages',
    applications: 'Applications',
    vendors: 'Vendors',
    fresh: 'New',
    table: 'The figures as a table',
    overTime: 'Submissions',
    expiring: 'Expiring vendor documents',
    vendor: 'Nile Supplies',
    soon: '5 days left',
    past: 'Expired 3 days ago',
    days90: 'Last 90 days',
    week: 'Week of',
    completeness: 'Content in both languages',
    complete: /Complete in both languages: \d+/,
    retry: /Retry|Try again/,
    failed: /could not be loaded|error/i,
  },
} as const

/** How many of a kind nobody has looked at. */
async function freshOnes(page: Page, fresh: string, kind: string): Promise<number> {
  const card = page.getByRole('region', { name: fresh, exact: true })
  const [link] = await card.getByRole('link', { name: `${kind}: ` }).allInnerTexts()
  return Number(link?.split(': ')[1] ?? 0)
}

for (const language of behaviourIn('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = texts[language]

    test.beforeEach(({ page, site }) => signIn(page, site))

    // ADMIN-7, WORK-5
    test('its numbers are those of what was submitted', anyWidth, async ({ page, site }) => {
      await page.goto('/admin/')
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByRole('region', { name: t.fresh, exact: true })).toBeVisible()
      const kinds = [t.messages, t.applications, t.vendors]
      const counts = () => Promise.all(kinds.map((kind) => freshOnes(page, t.fresh, kind)))
      const before = await counts()
      const today = page.getByRole('table', { name: t.overTime }).getByRole('row').last()
      await page.getByText(t.table).click()
      const earlier = await today.getByRole('cell').allInnerTexts()

      for (const name of ['أحمد علي', 'سارة محمود', 'John Smith'])
        await submitMessage(site, { name, text: 'نرجو إرسال عرض سعر لمروحة' })
      for (const name of ['منى حسن', 'Omar Adel']) await submitApplication(site, name)
      const [nameAr, nameEn] = ['شركة النيل', 'Nile Supplies']
      await submitVendor(site, { nameAr, nameEn, expires: dayFromNow(5) })
      await submitVendor(site, { nameAr: 'شركة الدلتا', nameEn: 'Delta', expires: dayFromNow(300) })

      await page.reload()
      await expect(page.getByRole('region', { name: t.fresh, exact: true })).toBeVisible()
      const submitted = [3, 2, 2]
      // The numbers kept from before stand there until the new ones come.
      await expect.poll(counts).toEqual(submitted.map((more, at) => more + (before[at] ?? 0)))

      await page.getByText(t.table).click()
      await expect(today.getByRole('cell')).toHaveText(
        submitted.map((more, at) => String(more + Number(earlier[at]))),
      )

      const expiring = page.getByRole('region', { name: t.expiring })
      await expect(
        expiring.getByRole('listitem').filter({ hasText: t.soon }).first(),
      ).toContainText(t.vendor)
      await expect(expiring.getByText(language === 'ar' ? 'شركة الدلتا' : 'Delta')).toHaveCount(0)
    })

    test('a longer period is shown by weeks', anyWidthFullRun, async ({ page }) => {
      await page.goto('/admin/')
      await page.getByRole('button', { name: t.days90 }).click()
      await page.getByText(t.table).click()
      const rows = page.getByRole('table', { name: t.overTime }).getByRole('row')
      await expect(rows).toHaveCount(14)
      await expect(rows.last()).toContainText(t.week)
    })

    test(
      'content that is complete is folded, what is not has its shares',
      anyWidthFullRun,
      async ({ page }) => {
        await page.route('**/api/Admin/dashboard?*', async (route) => {
          const answer = await route.fetch()
          // The server's own contract.
          const body = (await answer.json()) as {
            data: { completeness: { collection: string; total: number; filled: object }[] }
          }
          for (const row of body.data.completeness)
            if (row.collection === 'clients') row.filled = { ar: row.total, en: row.total / 2 }
          await route.fulfill({ response: answer, json: body })
        })
        await page.goto('/admin/')
        const card = page.getByRole('region', { name: t.completeness })
        const table = card.getByRole('table')
        await expect(table.getByRole('row')).toHaveCount(2)
        await expect(table.getByRole('cell').last()).toContainText('50%')
        await expect(card.getByRole('link')).toHaveCount(1)
        await card.getByText(t.complete).click()
        expect(await card.getByRole('link').count()).toBeGreaterThan(8)
      },
    )

    test('a failure says so, and can be tried again', anyWidthFullRun, async ({ page }) => {
      const mend = await failCall(page, 'dashboard', { status: 500 })
      await page.goto('/admin/')
      await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible()
      await mend()
      await page.getByRole('button', { name: t.retry }).click()
      await expect(page.getByRole('region', { name: t.fresh, exact: true })).toBeVisible()
    })

    test('it fits the screen, and axe finds nothing', fullRun, async ({ page }) => {
      await page.goto('/admin/')
      await expect(page.getByRole('region', { name: t.fresh, exact: true })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      expect(await axeViolations(page, { within: ['main'] })).toEqual([])
    })
  })
}
