import { readFileSync } from 'node:fs'
import { executable } from '#tests/support/sample-files.ts'
import { openFirst, showArabic } from '../support/record-form.ts'
import { sampleVendor } from '../support/sample-vendor.ts'
import { signIn } from '../support/sign-in.ts'
import { anyWidth, expect, type Page, type SiteWorkers, test } from '../support/site.ts'
import { inputOf, staffApi, submitAsVisitor } from '../support/staff-api.ts'
import { dayFromNow } from '../support/submit.ts'

const words = {
  ar: {
    title: 'العنوان بالعربية',
    save: 'حفظ',
    saved: 'تم الحفظ، والتغيير ظاهر في الموقع الآن',
    savedInside: 'تم الحفظ',
    history: 'سجل التغييرات',
    trail: 'سجل التغييرات',
    changed: /^تغيّر: العنوان/,
    revert: 'استعادة الحالة السابقة لهذا التغيير',
    reverted: 'تمت استعادة الحالة السابقة',
    dataSheet: 'ورقة البيانات',
    notPdf: 'يرجى اختيار ملف PDF سليم',
    register: 'السجل التجاري',
    expiresSoon: 'ينتهي قريبًا',
    expired: 'منتهٍ',
    view: 'عرض الملف',
    download: 'تنزيل',
    status: 'الحالة',
    keptAt: /^محفوظ على هذا الجهاز .+لم يُنشر$/,
    drafts: 'مسودة واحدة لم تُنشر',
    deleted: /حُذف هذا السجل، وما كتبته ما زال هنا/,
    bringBack: 'استعادة السجل',
    discard: 'حذف ما كتبته',
  },
  en: {
    title: 'Title in Arabic',
    save: 'Save',
    saved: 'Saved; the change is live now',
    savedInside: 'Saved',
    history: 'History',
    trail: 'History of changes',
    changed: /^Changed: Title/,
    revert: 'Restore the state before this change',
    reverted: 'The earlier state is back',
    dataSheet: 'Data sheet',
    notPdf: 'Please choose a sound PDF file',
    register: 'Commercial register',
    expiresSoon: 'Expires soon',
    expired: 'Expired',
    view: 'Show the file',
    download: 'Download',
    status: 'Status',
    keptAt: /^Kept on this device at .+not published$/,
    drafts: '1 draft not published',
    deleted: /This record has been deleted. What you typed is still here/,
    bringBack: 'Bring the record back',
    discard: 'Discard what I typed',
  },
} as const

const pdf = readFileSync('server/db/seed/certificates/calibration.pdf')

for (const language of ['ar', 'en'] as const) {
  const text = words[language]

  test.describe(`records, ${language}`, () => {
    // The browser notes the refusal that the page then shows.
    test.use({ language, allowedErrors: [/status of 400/] })

    test('an earlier state of a record is brought back from its history', async ({
      page,
      site,
    }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      const [driver] = (await api.list('drivers')).data
      if (!driver) throw new Error('There is no driver.')
      const before = (driver['title'] as { ar: string }).ar
      await api.save('drivers', driver.id, {
        ...inputOf(driver),
        title: { ar: 'عنوان بالخطأ', en: '' },
      })
      await page.goto(`/admin/drivers/edit/${driver.id}`)
      const title = page.getByRole('textbox', { name: text.title })
      await showArabic(page)
      await expect(title).toHaveValue('عنوان بالخطأ')
      await page.getByRole('button', { name: text.history }).click()
      const trail = page.getByRole('dialog', { name: text.trail })
      await trail.getByText(text.changed).first().click()
      await expect(trail.getByText('عنوان بالخطأ', { exact: true })).toBeVisible()
      await expect(trail.getByText(before, { exact: true })).toBeVisible()
      await trail.getByRole('button', { name: text.revert }).first().click()
      await expect(page.getByText(text.reverted)).toBeVisible()
      await showArabic(page)
      await expect(title).toHaveValue(before)
      const answer = await page.request.get('/api/Home/GetAllDrivers', {
        headers: { 'x-lang': 'ar' },
      })
      const shown = await answer.text()
      expect(shown).toContain(before)
      expect(shown).not.toContain('عنوان بالخطأ')
    })

    test(
      'a data sheet is stored and read by visitors; a program under its name is not',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        await openFirst(page, '/admin/products')
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
        const product = await api.read('products', id)
        const field = page.getByLabel(text.dataSheet, { exact: true })
        await field.setInputFiles({
          name: 'نشرة.pdf',
          mimeType: 'application/pdf',
          buffer: executable,
        })
        await expect(page.getByText(text.notPdf)).toBeVisible()
        await field.setInputFiles({
          name: 'نشرة المروحة.pdf',
          mimeType: 'application/pdf',
          buffer: pdf,
        })
        await expect(page.getByText(text.notPdf)).toBeHidden()
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.saved)).toBeVisible()

        const { dataSheet } = (await api.read('products', id)) as unknown as {
          dataSheet: { name: string; url: string }
        }
        expect(dataSheet.name).toBe('نشرة المروحة.pdf')
        const read = await page.request.get(dataSheet.url)
        expect((await read.body()).equals(pdf)).toBe(true)
        await api.save('products', id, inputOf(product))
      },
    )

    test(
      'a vendor’s papers are read in their place; what ends soon or has ended stands out',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const paper = (type: string, expires: string) => ({
          [`${type}Number`]: 'A-12/34',
          [`${type}IssueDate`]: '2024-01-01',
          [`${type}ExpiryDate`]: expires,
          [`${type}File`]: { name: `${type} – ورقة.pdf`, mimeType: 'application/pdf', buffer: pdf },
        })
        const id = await submitAsVisitor(page, site.address, 'RegisterVendor', {
          ...sampleVendor,
          ...paper('commercialRegister', dayFromNow(10)),
          ...paper('taxCard', dayFromNow(400)),
        })
        await page.goto(`/admin/vendor/edit/${id}`)
        const register = page.getByRole('article').filter({ hasText: text.register })
        await expect(register.getByText(text.expiresSoon)).toBeVisible()
        await expect(page.getByText(text.expiresSoon)).toHaveCount(1)
        await register.getByRole('button', { name: text.view }).click()
        await expect(register.locator('canvas')).not.toHaveCount(0)
        const download = page.waitForEvent('download')
        await register.getByRole('button', { name: text.download }).first().click()
        const taken = await download
        expect(taken.suggestedFilename()).toBe('commercialRegister – ورقة.pdf')
        expect(readFileSync(await taken.path()).equals(pdf)).toBe(true)

        await page.getByRole('combobox', { name: text.status }).selectOption('approved')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.savedInside, { exact: true })).toBeVisible()
        expect(await api.read('vendors', id)).toMatchObject({ status: 'approved' })
      },
    )

    test.describe('deleted by somebody else', () => {
      test.use({ allowedErrors: [/status of 404/] })

      /** A record with a draft of this device, which another editor then deletes. */
      async function editThenLose(page: Page, site: SiteWorkers['site'], typed: string) {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const driver = (await api.call('POST', '/Admin/drivers', {
          body: {
            title: { ar: 'بطاقة تُحذف', en: '' },
            description: { ar: 'وصف البطاقة', en: '' },
            pictureId: null,
          },
        })) as { id: string; version: number }
        await page.goto(`/admin/drivers/edit/${driver.id}`)
        await showArabic(page)
        await page.getByRole('textbox', { name: text.title }).fill(typed)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version: driver.version })
        return { api, driver }
      }

      test('a record goes on being edited once it is brought back', async ({ page, site }) => {
        const typed = `ما كتبته ${language}`
        const { api, driver } = await editThenLose(page, site, typed)
        const title = page.getByRole('textbox', { name: text.title })
        const notice = page.getByRole('alert').filter({ hasText: text.deleted })
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(notice).toBeFocused()
        await expect(notice).toBeInViewport()
        await expect(title).toHaveValue(typed)

        await page.goto('/admin/drivers')
        await page.getByRole('button', { name: text.drafts }).click()
        await page.getByRole('link', { name: typed }).click()
        await expect(notice).toBeVisible()
        await showArabic(page)
        await expect(title).toHaveValue(typed)
        await notice.getByRole('button', { name: text.bringBack }).click()
        await expect(notice).toBeHidden()
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.saved)).toBeVisible()
        const back = await api.read('drivers', driver.id)
        expect(back).toMatchObject({ title: { ar: typed } })
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version: back.version })
      })

      test('a draft is given up, and the record stays deleted', async ({ page, site }) => {
        const typed = `ما لا أريده ${language}`
        const { api, driver } = await editThenLose(page, site, typed)
        await page.reload()
        await page.getByRole('button', { name: text.discard }).click()
        await expect(page).toHaveURL(/\/admin\/drivers$/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('button', { name: text.drafts })).toHaveCount(0)
        const left = (await api.list('drivers')).data.map(({ id }) => id)
        expect(left).not.toContain(driver.id)
      })
    })
  })
}
