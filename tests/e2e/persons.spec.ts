import { readFile } from 'node:fs/promises'
import { expectSound } from '#tests/support/expect-sound.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, onPhone, test } from '#tests/support/site.ts'
import { submitMessage } from '#tests/support/submit.ts'

const words = {
  ar: {
    title: 'البيانات الشخصية',
    who: 'البريد الإلكتروني أو رقم الهاتف',
    find: 'بحث',
    part: 'اكتب بريدًا إلكترونيًا كاملًا أو رقم هاتف كاملًا',
    export: 'تصدير الكل',
    erase: 'محو الكل',
    records: 'سجلان',
    none: 'لا شيء محفوظ عن هذا البريد أو الرقم.',
    erased: 'محو بيانات شخص',
  },
  en: {
    title: 'Personal data',
    who: 'Email address or phone number',
    find: 'Find',
    part: 'Enter a whole email address or a whole phone number',
    export: 'Export everything',
    erase: 'Erase everything',
    records: '2 records',
    none: 'Nothing is held about this address or number.',
    erased: 'Personal data erased',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`the data of a person, ${language}`, () => {
    // A part of an address is answered 400, which the browser reports.
    test.use({ language, allowedErrors: [/status of 400/] })

    // PERSON-1, PERSON-2, PERSON-3, PERSON-4
    test(
      'an owner finds, exports and erases it',
      { tag: [fullRun.tag, ...(language === 'ar' ? [onPhone.tag] : [])] },
      async ({ page, site, isMobile }) => {
        const email = `${language}-${isMobile ? 'phone' : 'desk'}@elsewhere.example`
        await submitMessage(site, { email, name: 'Sara Elmasry' })
        await submitMessage(site, { email, name: 'سارة المصري', text: 'A second question of mine' })
        await signIn(page, site)
        await page.goto('/admin/persons')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
        const field = page.getByLabel(text.who)
        const find = page.getByRole('button', { name: text.find, exact: true })
        await field.fill('elsewhere.example')
        await find.click()
        await expect(page.getByText(text.part)).toBeVisible()
        await expectSound(page)

        await field.fill(email.toUpperCase())
        await find.click()
        await expect(page.getByRole('link', { name: 'Sara Elmasry' })).toBeVisible()
        await expect(page.getByText(text.part)).toBeHidden()
        await expectSound(page)

        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: text.export }).click()
        const file = await download
        expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/)
        const archive = await readFile(await file.path(), 'utf8')
        for (const part of ['person.json', 'Sara Elmasry', 'سارة المصري'])
          expect(archive).toContain(part)

        await page.getByRole('button', { name: text.erase }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog).toContainText(text.records)
        await expectSound(page)
        await dialog.getByRole('button', { name: text.erase }).click()
        await expect(page.getByText(text.none)).toBeVisible()
        await expectSound(page)

        await page.goto('/admin/audit?action=personErased')
        const entries = page.getByRole(isMobile ? 'listitem' : 'row')
        await expect(entries.filter({ hasText: text.erased }).first()).toContainText(text.records)
        await expect(page.getByText('elsewhere')).toHaveCount(0)
        await page.goto('/admin/messages')
        await expect(page.getByText('Sara Elmasry')).toHaveCount(0)
      },
    )
  })
}
