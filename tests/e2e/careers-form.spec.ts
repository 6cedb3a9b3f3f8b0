import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { areaFolder } from '#server/files/file-folders.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { docx, executable, pdfOf } from '#tests/support/sample-files.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  fullRun,
  onPhoneToo,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    form: 'قدّم سيرتك الذاتية',
    fullName: 'الاسم الكامل',
    email: /^البريد الإلكتروني/,
    phone: /^رقم الهاتف/,
    dob: 'تاريخ الميلاد',
    day: 'اليوم',
    nationality: 'الجنسية',
    file: /^السيرة الذاتية/,
    submit: 'إرسال الطلب',
    submitting: 'جارٍ إرسال الطلب…',
    remove: 'إزالة الملف: السيرة الذاتية',
    validationTitle: 'خطأ في البيانات',
    fillRequired: 'يرجى ملء جميع الحقول المطلوبة',
    missing: ['الاسم الكامل مطلوب', 'تاريخ الميلاد مطلوب', 'الجنسية مطلوبة'],
    wrongKind: 'هذا الملف ليس PDF أو DOC أو DOCX سليمًا. يرجى اختيار ملف آخر',
    tooLarge: 'حجم الملف أكبر من 5 ميجابايت',
    emptyFile: 'هذا الملف فارغ',
    accept: 'موافق',
    failureTitle: 'تعذّر الإرسال',
    400: 'يرجى مراجعة بياناتك والمحاولة مرة أخرى',
    500: 'خطأ في الخادم. يرجى المحاولة لاحقًا',
    network: 'خطأ في الشبكة. يرجى التحقق من اتصالك',
    sentTitle: 'تم الإرسال بنجاح',
    sent: 'تم إرسال سيرتك الذاتية بنجاح! سنتواصل معك قريبًا.',
    keptTitle: 'طلبك محفوظ على هذا الجهاز',
    close: 'إغلاق',
    reference: /الرقم المرجعي: [0-9A-F]{8}/,
    egypt: 'مصر',
    otherLanguage: 'Switch to English',
    week: 'سحنثرخج',
  },
  en: {
    form: 'Submit your CV',
    fullName: 'Full name',
    email: /^Email/,
    phone: /^Phone number/,
    dob: 'Date of birth',
    day: 'Day',
    nationality: 'Nationality',
    file: /^CV/,
    submit: 'Submit the application',
    submitting: 'Submitting…',
    remove: 'Remove the file: CV',
    validationTitle: 'Validation Error',
    fillRequired: 'Please fill in all required fields',
    missing: ['Full name is required', 'Date of birth is required', 'Nationality is required'],
    wrongKind: 'This file is not a readable PDF, DOC or DOCX. Please choose another',
    tooLarge: 'This file is larger than 5 MB',
    emptyFile: 'This file is empty',
    accept: 'OK',
    failureTitle: 'Submission Error',
    400: 'Please check your information and try again',
    500: 'Server error. Please try again later',
    network: 'Network error. Please check your connection',
    sentTitle: 'Successfully Submitted',
    sent: 'Your CV has been submitted successfully! We will contact you soon.',
    keptTitle: 'Your application is saved on this device',
    close: 'Close',
    reference: /Reference number: [0-9A-F]{8}/,
    egypt: 'Egypt',
    otherLanguage: 'التبديل إلى العربية',
    week: 'SaSuMoTuWeThFr',
  },
} as const

/** Runs in the page. @returns how many drafts with files this browser keeps */
async function keptFiles(): Promise<number> {
  const database = 'pwa-file-drafts'
  // Opened before the form has made it, it would stay without its store.
  if (!(await indexedDB.databases()).some((one) => one.name === database)) return 0
  const opening = indexedDB.open(database)
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const counting = opening.result.transaction('drafts').objectStore('drafts').count()
  await new Promise((resolve) => (counting.onsuccess = resolve))
  opening.result.close()
  return counting.result
}

const name = 'سارة Ali'
const cv = { name: 'سيرة (final) 1.pdf', mimeType: 'application/pdf', buffer: pdfOf(300_000) }

for (const language of behaviourIn('en')) {
  const text = words[language]
  const form = (page: Page, said = text.form as string) => page.getByRole('form', { name: said })
  const field = (page: Page, one: 'fullName' | 'email' | 'phone') =>
    form(page).getByRole('textbox', { name: text[one] })
  const day = (page: Page) =>
    page.getByRole('group', { name: text.dob }).getByRole('spinbutton', { name: text.day })
  const nationality = (page: Page) => page.getByRole('combobox', { name: text.nationality })
  const file = (page: Page) => form(page).getByLabel(text.file)
  const submit = (page: Page) => form(page).getByRole('button', { name: text.submit })
  const notice = (page: Page) => form(page).getByRole('alert')
  const done = (page: Page, title: string = text.sentTitle) =>
    page.getByRole('heading', { name: title })

  async function open(page: Page, query = '') {
    await page.goto(`/Careers${query}`)
    // On a phone it comes when it is near the screen.
    await page.locator('#apply').scrollIntoViewIfNeeded()
    await expect(form(page)).toBeVisible()
  }

  async function typeDate(page: Page, digits: string) {
    await day(page).click()
    for (const digit of digits) await page.keyboard.insertText(digit)
  }

  async function fill(page: Page, email = 'sara@example.com') {
    await field(page, 'fullName').fill(name)
    await field(page, 'email').fill(email)
    await typeDate(page, '14031990')
    await nationality(page).selectOption({ label: text.egypt })
  }

  test.describe(`the CV form in ${language}`, () => {
    test.use({ language })

    // CV-6, CV-7, DIGIT-4, FORM-8
    test('sends an application for a vacancy with its file, which is stored byte for byte, once', async ({
      page,
      site,
    }, info) => {
      const email = `cv.${info.testId}@example.com`
      await open(page, '?vacancy=fan-design-engineer')
      await fill(page, email)
      await file(page).setInputFiles(cv)
      await expect(form(page).getByText(cv.name)).toHaveAttribute('dir', 'auto')
      await submit(page).dblclick()
      await expect(done(page)).toBeFocused()
      await expect(page.locator('main').getByText(text.sent)).toBeVisible()
      await expect(page.locator('main').getByText(text.reference)).toBeVisible()

      const rows = await storedApplications(site.dataDir, email)
      expect(rows).toMatchObject([
        {
          full_name: name,
          dob: '1990-03-14',
          nationality: 'EG',
          vacancy: 'fan-design-engineer',
          language,
          name: cv.name,
          kind: 'pdf',
          sha256: createHash('sha256').update(cv.buffer).digest('hex'),
        },
      ])
      const stored = await readFile(
        path.join(areaFolder(site.dataDir, 'private'), rows[0]?.file ?? ''),
      )
      expect(stored.equals(cv.buffer)).toBe(true)
    })

    // CV-8
    test('the button says that the form is being sent', anyWidth, async ({ page }) => {
      await open(page)
      await fill(page)
      const release = await holdAnswers(page, /\/SubmitCV$/)
      await submit(page).click()
      await expect(form(page).getByRole('button', { name: text.submitting })).toBeDisabled()
      release()
      await expect(done(page)).toBeVisible()
    })

    // CV-1, CV-4
    test('what is missing is said, under its title, and gone to', async ({ page }) => {
      await open(page)
      await submit(page).click()
      await expect(notice(page)).toContainText(text.validationTitle)
      await expect(notice(page)).toContainText(text.fillRequired)
      for (const said of text.missing) await expect(form(page).getByText(said)).toBeVisible()
      await expect(field(page, 'fullName')).toBeFocused()
      await field(page, 'fullName').fill(name)
      await submit(page).click()
      await expect(day(page)).toBeFocused()
    })

    // FORM-8
    test(
      'a file that will not do is said at its field, and can be removed',
      fullRun,
      async ({ page }) => {
        await open(page)
        await file(page).setInputFiles({ ...cv, name: 'cv.exe', buffer: executable })
        await expect(form(page).getByText(text.wrongKind)).toBeVisible()
        await file(page).setInputFiles({ ...cv, buffer: Buffer.alloc(0) })
        await expect(form(page).getByText(text.emptyFile)).toBeVisible()
        await file(page).setInputFiles({ ...cv, buffer: pdfOf(10 * 1024 * 1024) })
        await expect(form(page).getByText(text.tooLarge)).toBeVisible()
        await form(page).getByRole('button', { name: text.remove }).click()
        await expect(form(page).getByText(text.tooLarge)).toHaveCount(0)
        await expect(form(page).getByText(cv.name)).toHaveCount(0)
      },
    )

    test.describe('a real refusal', () => {
      test.use({ allowedErrors: [/status of 4(00|15)/] })

      // CV-5, FORM-6, FORM-8
      test(
        'a program in the clothes of a PDF is found out by the server',
        anyWidth,
        async ({ page }) => {
          await open(page)
          await fill(page)
          await file(page).setInputFiles({ ...cv, buffer: executable })
          await submit(page).click()
          await expect(notice(page)).toContainText(text[400])
          await expect(form(page).getByText(text.wrongKind)).toBeVisible()
        },
      )
    })

    // CV-5, CV-7
    test(
      'faults of the server and an upload that is cut off are told; nothing is lost or stored twice',
      anyWidthFullRun,
      async ({ page, site }, info) => {
        const email = `cv.${info.testId}@example.com`
        await open(page)
        await fill(page, email)
        await file(page).setInputFiles({ ...cv, name: 'cv.docx', buffer: docx })
        for (const [breakage, key] of [
          [{ status: 400 }, 400],
          [{ status: 500 }, 500],
          [{ abort: 'connectionreset' }, 'network'],
        ] as const) {
          const mend = await failCall(page, 'SubmitCV', breakage)
          await submit(page).click()
          await expect(notice(page)).toContainText(text.failureTitle)
          await expect(notice(page)).toContainText(text[key])
          await expect(field(page, 'fullName')).toHaveValue(name)
          await expect(form(page).getByText('cv.docx')).toBeVisible()
          await mend()
        }
        await submit(page).click()
        await expect(done(page)).toBeVisible()
        expect(await storedApplications(site.dataDir, email)).toMatchObject([
          { vacancy: null, name: 'cv.docx' },
        ])
      },
    )

    test(
      'offline it is kept with its file, and sent when there is a connection',
      anyWidthFullRun,
      async ({ page, context }) => {
        await open(page)
        await fill(page)
        await file(page).setInputFiles(cv)
        await context.setOffline(true)
        await page.getByRole('dialog').getByRole('button', { name: text.close }).click()
        await submit(page).click()
        await expect(done(page, text.keptTitle)).toBeVisible()
        await context.setOffline(false)
        await expect(page.locator('.toast-stack').getByText(text.sent)).toBeVisible()
      },
    )

    // FORM-4
    test(
      'a draft survives a reload and the switch of the language, its file too',
      anyWidth,
      async ({ page }) => {
        await open(page)
        await day(page).click()
        await page.keyboard.type('1506')
        await page.reload()
        await expect(form(page).getByText(/\u206615\/06\/\D+\u2069/)).toBeVisible()
        await fill(page)
        await file(page).setInputFiles(cv)
        await expect(form(page).getByText(cv.name)).toBeVisible()
        // A file takes a moment to be written.
        await expect.poll(() => page.evaluate(keptFiles)).toBe(1)
        await page.reload()
        await expect(field(page, 'fullName')).toHaveValue(name)
        await expect(day(page)).toHaveText('14')
        await expect(form(page).getByText(cv.name)).toBeVisible()
        await page.getByRole('button', { name: text.otherLanguage }).click()
        const other = words[language === 'ar' ? 'en' : 'ar']
        const otherForm = form(page, other.form)
        await expect(otherForm.getByRole('textbox', { name: other.fullName })).toHaveValue(name)
        await expect(otherForm.getByText(cv.name)).toBeVisible()
        await otherForm.getByRole('button', { name: other.submit }).click()
        await expect(done(page, other.sentTitle)).toBeVisible()
      },
    )

    // DIGIT-2, FORM-5
    test('can be filled and sent with the keyboard alone', anyWidthFullRun, async ({ page }) => {
      await open(page)
      await field(page, 'fullName').focus()
      await page.keyboard.insertText(name)
      for (const value of ['keys@example.com', '01012345678']) {
        await page.keyboard.press('Tab')
        await page.keyboard.insertText(value)
      }
      await page.keyboard.press('Tab')
      await expect(day(page)).toBeFocused()
      // As an Arabic keyboard types.
      for (const digit of '١٤٠٣١٩٩٠') await page.keyboard.insertText(digit)
      await expect(day(page)).toHaveText('14')
      while (!(await nationality(page).evaluate((one) => one === document.activeElement)))
        await page.keyboard.press('Tab')
      // Nearer to the list's end in Arabic, to its beginning in English.
      const [start, step] = language === 'ar' ? ['End', 'ArrowUp'] : ['Home', 'ArrowDown']
      await page.keyboard.press(start)
      while ((await nationality(page).inputValue()) !== 'EG') await page.keyboard.press(step)
      await field(page, 'phone').press('Enter')
      await expect(done(page)).toBeFocused()
    })

    // DIGIT-6
    test(
      'the calendar speaks the language, from Saturday on, in Latin digits',
      onPhoneToo,
      async ({ page, isMobile }) => {
        await open(page)
        await typeDate(page, '14031990')
        const date = page.getByRole('group', { name: text.dob })
        // With room below it, the calendar does not change its side when the page scrolls to what is pressed.
        await date.evaluate((field) => field.scrollIntoView({ block: 'center' }))
        await date.getByRole('button').click()
        const calendar = page.getByRole('dialog')
        await calendar.getByRole('radio', { name: '1990' }).click()
        await expect(calendar.getByRole('columnheader')).toHaveText([...splitWeek(text.week)])
        await calendar.getByRole('gridcell', { name: '15', exact: true }).click()
        if (isMobile) await calendar.getByRole('button', { name: text.accept }).click()
        await expect(day(page)).toHaveText('15')
      },
    )

    // LOOK-1
    test('passes axe, empty and with everything said', fullRun, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      for (const press of [false, true]) {
        if (press) await submit(page).click()
        expect(await pageFaults(page)).toEqual([])
      }
    })
  })
}

/** The applications that the server has stored from this address, with the vacancy and the file of each. */
async function storedApplications(dataDir: string, email: string) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
  const rows = await db
    .selectFrom('applications')
    .innerJoin('private_files', 'private_files.id', 'applications.cv_file_id')
    .leftJoin('jobs', 'jobs.id', 'applications.vacancy_id')
    .select(['full_name', 'dob', 'nationality', 'jobs.slug as vacancy', 'language'])
    .select(['private_files.id as file', 'name', 'kind', 'sha256'])
    .where('email', '=', email.toLowerCase())
    .execute()
  await db.destroy()
  return rows
}

/** A week's letters: one each in Arabic, two each in English. */
function splitWeek(letters: string): string[] {
  return letters.match(letters.length === 7 ? /./gu : /../gu) ?? []
}
