import { account } from '#tests/support/account.ts'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, onPhone, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    title: 'سجل النشاط',
    narrow: 'تصفية',
    kind: 'الحدث',
    person: 'الشخص',
    period: 'المدة',
    lastDay: 'آخر 24 ساعة',
    failed: 'محاولة دخول فاشلة',
    exported: 'تصدير',
    unknown: 'حساب غير معروف',
    menu: 'تصدير وطباعة',
    excel: /Excel/,
  },
  en: {
    title: 'Audit trail',
    narrow: 'Filter',
    kind: 'What',
    person: 'Person',
    period: 'Period',
    lastDay: 'Last 24 hours',
    failed: 'Failed sign-in',
    exported: 'Exported',
    unknown: 'Unknown account',
    menu: 'Export and print',
    excel: /Excel/,
  },
} as const

for (const language of behaviourIn('en')) {
  const text = words[language]
  test.describe(`the audit trail, ${language}`, () => {
    test.use({ language })

    // AUDIT-4, AUDIT-5, AUDIT-6, AUDIT-8
    test(
      'an owner sees who came in and who failed, narrows it, and what they export is told too',
      { tag: [fullRun.tag, ...(language === 'ar' ? [onPhone.tag] : [])] },
      async ({ page, site, isMobile }) => {
        const failing = { email: `${language}@elsewhere.example`, password: 'guessed secret' }
        await page.request.post(`${site.address}/api/Auth/login`, { data: failing })
        await signIn(page, site)
        await page.goto('/admin/audit')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
        const entries = page.getByRole(isMobile ? 'listitem' : 'row')
        const failure = entries.filter({ hasText: text.failed }).filter({ hasText: text.unknown })
        await expect(failure.first()).toBeVisible()
        await expect(entries.filter({ hasText: account.email }).first()).toBeVisible()
        await expect(page.getByText('elsewhere')).toHaveCount(0)
        await expectSound(page)

        if (isMobile) await page.getByRole('button', { name: text.narrow }).click()
        await page.getByLabel(text.kind).selectOption({ label: text.failed })
        await page.getByLabel(text.period).selectOption({ label: text.lastDay })
        await expect(page).toHaveURL(/action=signInFailed/)
        await expect(page).toHaveURL(/days=/)
        // The head of the table is a row.
        await expect(entries.filter({ hasNotText: text.failed })).toHaveCount(isMobile ? 0 : 1)
        await expect(failure.first()).toBeVisible()
        expect(await axeViolations(page)).toEqual([])

        // Chosen in the address, the filters stand there after a reload, too.
        await page.reload()
        await expect(failure.first()).toBeVisible()
        await expect(entries.filter({ hasNotText: text.failed })).toHaveCount(isMobile ? 0 : 1)
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: text.menu }).click()
        await page.getByRole('menuitem', { name: text.excel }).click()
        expect((await download).suggestedFilename()).toMatch(/^audit-log-[\d-]+\.xlsx$/)

        // The person stays in the address while the accounts are on their way.
        await page.goto('/admin/audit')
        const unfold = () => page.getByRole('button', { name: text.narrow }).click()
        if (isMobile) await unfold()
        const person = page.getByLabel(text.person)
        await person.selectOption({ label: account.email })
        await expect(page).toHaveURL(/userId=/)
        const address = page.url()
        await page.reload()
        if (isMobile) await unfold()
        await expect(person.locator('option:checked')).toHaveText(account.email)
        expect(page.url()).toBe(address)

        await page.goto('/admin/audit?action=export')
        const told = entries.filter({ hasText: text.exported }).filter({ hasText: text.excel })
        await expect(told.first()).toBeVisible()
      },
    )
  })
}
