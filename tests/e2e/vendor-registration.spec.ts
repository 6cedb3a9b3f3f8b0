import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import { areaFolder } from '#server/files/file-folders.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { docx, pdf, pdfOf } from '#tests/support/sample-files.ts'
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

const words = {
  ar: {
    form: 'تسجيل الموردين',
    nameAr: 'اسم الشركة بالعربية',
    nameEn: 'اسم الشركة بالإنجليزية',
    city: 'المدينة',
    address: 'العنوان',
    website: 'الموقع الإلكتروني (اختياري)',
    years: 'عدد سنوات العمل',
    egypt: 'مصر',
    saudi: 'السعودية',
    steel: 'حديد وصاج',
    motors: 'محركات كهربائية',
    person: 'مسؤول التواصل',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    bank: 'البنك (اختياري)',
    register: 'السجل التجاري',
    registration: 'السجل التجاري',
    vat: 'شهادة التسجيل في ضريبة القيمة المضافة',
    taxCard: 'البطاقة الضريبية',
    number: 'رقم المستند',
    issued: 'تاريخ الإصدار',
    expires: 'تاريخ الانتهاء',
    lastingExpires: 'تاريخ الانتهاء (اختياري)',
    scan: 'ملف المستند',
    profile: 'ملف تعريف الشركة (اختياري)',
    company: 'الشركة',
    contact: 'التواصل',
    documents: 'المستندات',
    review: 'المراجعة',
    editCompany: 'تعديل: الشركة',
    next: 'التالي',
    back: 'السابق',
    send: 'إرسال التسجيل',
    received: 'وصلنا تسجيل شركتك',
    kept: 'تسجيلك محفوظ على هذا الجهاز',
    again: 'تسجيل شركة أخرى',
    nameRequired: 'اسم الشركة بالعربية مطلوب',
    fileRequired: 'يرجى إرفاق الملف',
    emptyFile: 'هذا الملف فارغ',
    tooLarge: 'حجم الملف أكبر من 5 ميجابايت',
    500: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    retrying: 'محفوظة على هذا الجهاز، وسنواصل محاولة إرسالها.',
    sent: 'تم إرسال تسجيل شركتك بنجاح',
    offline: 'وضع عدم الاتصال',
    close: 'إغلاق',
    unsent: 'رسالة واحدة لم تُرسل',
    edit: 'تعديل',
    otherLanguage: 'Switch to English',
  },
  en: {
    form: 'Vendor registration',
    nameAr: 'Company name in Arabic',
    nameEn: 'Company name in English',
    city: 'City',
    address: 'Address',
    website: 'Website (optional)',
    years: 'Years in business',
    egypt: 'Egypt',
    saudi: 'Saudi Arabia',
    steel: 'Steel and sheet metal',
    motors: 'Electric motors',
    person: 'Contact person',
    phone: 'Phone number',
    email: 'Email',
    bank: 'Bank (optional)',
    register: 'Commercial register',
    registration: 'Commercial registration (CR)',
    vat: 'VAT registration certificate',
    taxCard: 'Tax card',
    number: 'Document number',
    issued: 'Issue date',
    expires: 'Expiry date',
    lastingExpires: 'Expiry date (optional)',
    scan: 'Document file',
    profile: 'Company profile (optional)',
    company: 'Company',
    contact: 'Contact',
    documents: 'Documents',
    review: 'Review',
    editCompany: 'Edit: Company',
    next: 'Next',
    back: 'Back',
    send: 'Send the registration',
    received: 'We have received your registration',
    kept: 'Your registration is saved on this device',
    again: 'Register another company',
    nameRequired: 'The company name in Arabic is required',
    fileRequired: 'Please attach the file',
    emptyFile: 'This file is empty',
    tooLarge: 'This file is larger than 5 MB',
    500: 'Server error. Please try again later.',
    retrying: 'Saved on this device; we will keep trying to send it.',
    sent: 'Your registration was sent successfully',
    offline: 'Offline Mode',
    close: 'Close',
    unsent: '1 message not sent',
    edit: 'Edit',
    otherLanguage: 'التبديل إلى العربية',
  },
} as const

type Words = (typeof words)['ar' | 'en']

const company = {
  nameAr: 'شركة النيل للصناعات المعدنية',
  nameEn: 'Nile Metal Industries',
  city: 'القاهرة',
  address: 'المنطقة الصناعية، مدينة العاشر من رمضان',
  person: 'منى علي',
  phone: '+201012345678',
} as const

const scans = {
  register: { name: 'السجل التجاري 2026.pdf', mimeType: 'application/pdf', buffer: pdf },
  vat: { name: 'vat.docx', mimeType: 'application/octet-stream', buffer: docx },
  profile: { name: 'عن الشركة.pdf', mimeType: 'application/pdf', buffer: pdfOf(3_000_000) },
}

/** The steps as a person goes through them, in one language. */
function registration(page: Page, text: Words) {
  const form = page.getByRole('form', { name: text.form })
  const box = (name: string) => form.getByRole('textbox', { name, exact: true })
  const next = form.getByRole('button', { name: text.next })
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const document = (name: string) => form.getByRole('group', { name, exact: true })
  const date = (within: Locator, name: string) => within.getByRole('group', { name, exact: true })

  const enterDate = async (within: Locator, name: string, digits: string) => {
    await date(within, name).getByRole('spinbutton').first().click()
    await page.keyboard.type(digits)
  }
  return {
    form,
    box,
    next,
    title,
    document,
    date,
    send: form.getByRole('button', { name: text.send }),

    async open() {
      await page.goto('/vendors-registration')
      await expectTakenOver(next)
    },
    async fillCompany() {
      await box(text.nameAr).fill(company.nameAr)
      await box(text.nameEn).fill(company.nameEn)
      await form.getByRole('radio', { name: text.egypt }).check()
      await box(text.city).fill(company.city)
      await box(text.address).fill(company.address)
      await box(text.website).fill('nile-metal.example')
      await box(text.years).pressSequentially('x١-۲')
      await expect(box(text.years)).toHaveValue('12')
      await form.getByRole('checkbox', { name: text.steel }).check()
      await form.getByRole('checkbox', { name: text.motors }).check()
    },
    async fillContact(email: string) {
      await box(text.person).fill(company.person)
      await box(text.phone).fill(company.phone)
      await box(text.email).fill(email)
      await box(text.bank).fill('بنك مصر')
    },
    async fillRegister() {
      const register = document(text.register)
      await register.getByRole('textbox', { name: text.number }).fill('A-12/34')
      await enterDate(register, text.issued, '01022024')
      await enterDate(register, text.expires, '03042029')
      await register.getByLabel(text.scan).setInputFiles(scans.register)
    },
    async fillVat() {
      const vat = document(text.vat)
      await vat.getByRole('textbox', { name: text.number }).fill('٥٥٥')
      await enterDate(vat, text.issued, '01012023')
      await vat.getByLabel(text.scan).setInputFiles(scans.vat)
    },
    async goOn(to: string) {
      await next.click()
      await expect(title(to)).toBeFocused()
    },
  }
}

async function goToReview(page: Page, text: Words, email: string) {
  const steps = registration(page, text)
  await steps.open()
  await steps.fillCompany()
  await steps.goOn(text.contact)
  await steps.fillContact(email)
  await steps.goOn(text.documents)
  await steps.fillRegister()
  await steps.goOn(text.review)
  return steps
}

async function expectAccessible(page: Page) {
  expect(await pageFaults(page, 'main')).toEqual([])
}

/** The registrations of an e-mail address with their papers, as the server has them. */
async function storedVendors(dataDir: string, email: string) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
  const vendors = await db.selectFrom('vendors').selectAll().where('email', '=', email).execute()
  const papers = await db
    .selectFrom('private_files')
    .leftJoin('vendor_documents', 'vendor_documents.file_id', 'private_files.id')
    .select(['private_files.id', 'name', 'type', 'number', 'issue_date', 'expiry_date'])
    .where((where) =>
      where.or([
        where('vendor_id', 'in', [...vendors.map(({ id }) => id), '']),
        where('private_files.id', 'in', [
          ...vendors.flatMap(({ profile_file_id }) => profile_file_id ?? []),
          '',
        ]),
      ]),
    )
    .execute()
  await db.destroy()
  const files = await Promise.all(
    papers.map(async ({ id, ...paper }) => ({
      ...paper,
      content: await readFile(path.join(areaFolder(dataDir, 'private'), id)),
    })),
  )
  return { vendors, files }
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const address = (testId: string) => `${testId}@example.com`.toLowerCase()

  test.describe(`the vendor registration in ${language}`, () => {
    test.use({ language, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })
    // A part that fades in would be measured half faded.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    // The notice comes when its code has, sometimes after the press on 'send', and goes by itself once back online.
    test.beforeEach(({ page }) =>
      page.addLocatorHandler(page.getByRole('dialog', { name: text.offline }), async (notice) => {
        const close = notice.getByRole('button', { name: text.close, exact: true })
        if (await close.isVisible()) await close.press('Enter', { timeout: 2000 }).catch(() => {})
      }),
    )

    // VENDOR-2, VENDOR-5
    test('arrives with every paper, byte for byte', async ({ page, site }, { testId }) => {
      const steps = registration(page, text)
      await steps.open()
      await steps.fillCompany()
      await steps.goOn(text.contact)
      await steps.fillContact(address(testId))
      await steps.goOn(text.documents)
      await steps.fillRegister()
      await steps.fillVat()
      await steps.form.getByLabel(text.profile).setInputFiles(scans.profile)
      await steps.goOn(text.review)
      for (const shown of [
        company.nameAr,
        company.nameEn,
        `${text.motors}${language === 'ar' ? '، ' : ', '}${text.steel}`,
        company.phone,
        '01/02/2024 – 03/04/2029',
        scans.register.name,
        scans.profile.name,
      ])
        await expect(steps.form).toContainText(shown)
      await steps.send.click()
      await expect(steps.title(text.received)).toBeFocused()

      const { vendors, files } = await storedVendors(site.dataDir, address(testId))
      expect(vendors).toMatchObject([
        {
          language,
          name_ar: company.nameAr,
          name_en: company.nameEn,
          country: 'EG',
          city: company.city,
          address: company.address,
          website: 'https://nile-metal.example',
          contact_person: company.person,
          phone: company.phone,
          years_in_business: 12,
          bank_name: 'بنك مصر',
        },
      ])
      await expect(page.locator('main')).toContainText(vendors[0]?.reference ?? 'none')
      const register = files.find(({ type }) => type === 'commercialRegister')
      const vat = files.find(({ type }) => type === 'vatCertificate')
      const profile = files.find(({ type }) => type === null)
      expect(register).toMatchObject({
        name: scans.register.name,
        number: 'A-12/34',
        issue_date: '2024-02-01',
        expiry_date: '2029-04-03',
      })
      expect(vat).toMatchObject({ name: scans.vat.name, number: '555', issue_date: '2023-01-01' })
      expect(register?.content.equals(scans.register.buffer)).toBe(true)
      expect(vat?.content.equals(scans.vat.buffer)).toBe(true)
      expect(profile?.content.equals(scans.profile.buffer)).toBe(true)
      expect(files).toHaveLength(3)

      await page.getByRole('button', { name: text.again }).click()
      await expect(steps.title(text.company)).toBeFocused()
      await expect(steps.box(text.nameAr)).toHaveValue('')
    })

    // LOOK-1
    test('passes axe at each step and after sending', fullRun, async ({ page }, { testId }) => {
      // Axe takes seconds a time on a busy machine.
      test.slow()
      const steps = registration(page, text)
      await steps.open()
      await steps.fillCompany()
      await expectAccessible(page)
      await steps.goOn(text.contact)
      await steps.fillContact(address(testId))
      await expectAccessible(page)
      await steps.goOn(text.documents)
      await steps.fillRegister()
      await expectAccessible(page)
      await steps.goOn(text.review)
      await expectAccessible(page)
      await steps.send.click()
      await expect(steps.title(text.received)).toBeFocused()
      await expectAccessible(page)
    })

    // FORM-5
    test(
      'can be filled in by the keyboard alone',
      anyWidthFullRun,
      async ({ page, site }, { testId }) => {
        const steps = registration(page, text)
        // Said before anything is pressed: told beside a key press, the browser may hear of it after the key.
        page.once('filechooser', (chooser) => void chooser.setFiles(scans.register))
        await steps.open()
        const { keyboard } = page
        const tabTo = async (target: Locator) => {
          for (let press = 0; press < 60; press += 1) {
            if (await target.evaluate((element) => element === document.activeElement)) return
            await keyboard.press('Tab')
          }
          await expect(target).toBeFocused()
        }
        const enter = async (target: Locator, typed: string) => {
          await tabTo(target)
          await keyboard.insertText(typed)
        }
        await enter(steps.box(text.nameAr), company.nameAr)
        await enter(steps.box(text.nameEn), company.nameEn)
        await tabTo(steps.form.getByRole('radio', { name: text.egypt }))
        await keyboard.press('Space')
        await enter(steps.box(text.city), company.city)
        await enter(steps.box(text.address), company.address)
        await enter(steps.box(text.years), '12')
        await tabTo(steps.form.getByRole('checkbox', { name: text.steel }))
        await keyboard.press('Space')
        await tabTo(steps.next)
        await keyboard.press('Enter')
        await expect(steps.title(text.contact)).toBeFocused()
        await enter(steps.box(text.person), company.person)
        await enter(steps.box(text.phone), company.phone)
        await enter(steps.box(text.email), address(testId))
        await keyboard.press('Enter')
        await expect(steps.title(text.documents)).toBeFocused()
        const register = steps.document(text.register)
        await enter(register.getByRole('textbox', { name: text.number }), 'A-12/34')
        await tabTo(steps.date(register, text.issued).getByRole('spinbutton').first())
        await keyboard.type('01022024')
        await tabTo(steps.date(register, text.expires).getByRole('spinbutton').first())
        await keyboard.type('03042029')
        await tabTo(register.getByLabel(text.scan))
        await keyboard.press('Enter')
        await expect(register).toContainText(scans.register.name)
        await tabTo(steps.next)
        await keyboard.press('Enter')
        await expect(steps.title(text.review)).toBeFocused()
        await tabTo(steps.send)
        await keyboard.press('Enter')
        await expect(steps.title(text.received)).toBeFocused()
        expect((await storedVendors(site.dataDir, address(testId))).files).toHaveLength(1)
      },
    )

    // VENDOR-1, VENDOR-3
    test(
      'each step is checked before the next, and goes to its first fault',
      fullRun,
      async ({ page }, { testId }) => {
        const steps = registration(page, text)
        await steps.open()
        await steps.next.click()
        await expect(steps.box(text.nameAr)).toBeFocused()
        await expect(steps.form).toContainText(text.nameRequired)
        await expectAccessible(page)
        await steps.fillCompany()
        await steps.goOn(text.contact)
        await steps.next.click()
        await expect(steps.box(text.person)).toBeFocused()
        await steps.fillContact(address(testId))
        await steps.goOn(text.documents)
        await steps.fillRegister()
        const register = steps.document(text.register)
        const scan = register.getByLabel(text.scan, { exact: true })
        for (const [buffer, said] of [
          [Buffer.alloc(0), text.emptyFile],
          [pdfOf(10 * 1024 * 1024), text.tooLarge],
        ] as const) {
          await scan.setInputFiles({ ...scans.register, buffer })
          await expect(register).toContainText(said)
        }
        await scan.setInputFiles(scans.register)
        const taxCard = steps.document(text.taxCard)
        await taxCard.getByRole('textbox', { name: text.number }).fill('77')
        await steps.next.click()
        await expect(steps.date(taxCard, text.issued).getByRole('spinbutton').first()).toBeFocused()
        await expect(taxCard).toContainText(text.fileRequired)
        await taxCard.getByRole('textbox', { name: text.number }).fill('')
        await steps.goOn(text.review)
      },
    )

    // VENDOR-4
    test(
      'a changed country keeps the papers that both ask for',
      anyWidthFullRun,
      async ({ page }, { testId }) => {
        const steps = registration(page, text)
        await steps.open()
        await steps.fillCompany()
        await steps.goOn(text.contact)
        await steps.fillContact(address(testId))
        await steps.goOn(text.documents)
        await steps.fillRegister()
        await steps.fillVat()
        await steps.goOn(text.review)
        await page.getByRole('button', { name: text.editCompany }).click()
        await expect(steps.title(text.company)).toBeFocused()
        await steps.form.getByRole('radio', { name: text.saudi }).check()
        await steps.goOn(text.contact)
        await steps.goOn(text.documents)
        await expect(steps.document(text.registration)).toBeVisible()
        // The other country's register is another paper, whatever both are called.
        await expect(steps.document(text.registration)).not.toContainText(scans.register.name)
        await expect(steps.document(text.taxCard)).toHaveCount(0)
        await expect(steps.document(text.vat)).toContainText(scans.vat.name)
        await steps.next.click()
        await expect(
          steps.document(text.registration).getByRole('textbox', { name: text.number }),
        ).toBeFocused()
      },
    )

    // FORM-4
    test(
      'the draft outlasts a reload and the switch of the language, files included',
      anyWidthFullRun,
      async ({ page, site }, { testId }) => {
        const steps = await goToReview(page, text, address(testId))
        await page.reload()
        await expect(steps.title(text.review)).toBeVisible()
        await expect(steps.form).toContainText(scans.register.name)

        const other = words[language === 'ar' ? 'en' : 'ar']
        const otherSteps = registration(page, other)
        await page.getByRole('button', { name: text.otherLanguage }).click()
        await expect(otherSteps.title(other.review)).toBeVisible()
        await expect(otherSteps.form).toContainText(company.nameAr)
        await expect(otherSteps.form).toContainText(scans.register.name)
        await otherSteps.send.click()
        await expect(otherSteps.title(other.received)).toBeFocused()
        const { files } = await storedVendors(site.dataDir, address(testId))
        expect(files.map(({ content }) => content.equals(pdf))).toEqual([true])

        await page.reload()
        await expectTakenOver(otherSteps.next)
        await expect(otherSteps.box(other.nameAr)).toHaveValue('')
      },
    )

    test(
      'sent offline it is kept with its files, and arrives once it is back',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const arrivals = [/\/toast-stack-/, /\/outbox-(?!list-)/].map((part) =>
          page.waitForResponse(part),
        )
        const steps = await goToReview(page, text, address(testId))
        for (const response of await Promise.all(arrivals)) await response.finished()
        await context.setOffline(true)
        await steps.send.click()
        await expect(steps.title(text.kept)).toBeVisible()
        await expect(page.locator('main')).toContainText(/[0-9A-F]{8}/)
        expect((await storedVendors(site.dataDir, address(testId))).vendors).toEqual([])
        await context.setOffline(false)
        await expect(
          page.locator('.toast-stack').getByText(text.sent, { exact: true }),
        ).toBeVisible()
        const { files } = await storedVendors(site.dataDir, address(testId))
        expect(files.map(({ content }) => content.equals(pdf))).toEqual([true])
      },
    )

    test(
      'what is refused later goes back into the form with its files',
      anyWidthFullRun,
      async ({ page, context, site }, { testId }) => {
        const arrivals = [/\/toast-stack-/, /\/outbox-(?!list-)/, /\/outbox-list-/].map((part) =>
          page.waitForResponse(part),
        )
        const steps = await goToReview(page, text, address(testId))
        for (const response of await Promise.all(arrivals)) await response.finished()
        await context.setOffline(true)
        await steps.send.click()
        await expect(steps.title(text.kept)).toBeVisible()
        const mend = await failCall(page, 'RegisterVendor', { status: 400 })
        await context.setOffline(false)
        await page.getByRole('button', { name: text.unsent }).click()
        await page.getByRole('dialog').getByRole('button', { name: text.edit, exact: true }).click()
        await expect(steps.title(text.review)).toBeVisible()
        await expect(steps.form).toContainText(scans.register.name)
        await mend()
        await steps.send.click()
        await expect(steps.title(text.received)).toBeFocused()
        const { files } = await storedVendors(site.dataDir, address(testId))
        expect(files.map(({ content }) => content.equals(pdf))).toEqual([true])
      },
    )

    // VENDOR-6
    test(
      'a failure keeps everything; the next press sends it once',
      anyWidth,
      async ({ page, site }, { testId }) => {
        const steps = await goToReview(page, text, address(testId))
        const mend = await failCall(page, 'RegisterVendor', { status: 500 })
        await steps.send.click()
        await expect(page.locator('.toast-stack').getByText(text[500])).toBeVisible()
        await expect(steps.form).toContainText(text.retrying)
        await expect(steps.form).toContainText(scans.register.name)
        await mend()
        await steps.send.dblclick()
        await expect(steps.title(text.received)).toBeFocused()
        expect((await storedVendors(site.dataDir, address(testId))).vendors).toHaveLength(1)
      },
    )
  })
}
