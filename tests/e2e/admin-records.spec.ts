import { readFileSync } from 'node:fs'
import { pageFaults } from '#tests/support/page-faults.ts'
import { executable } from '#tests/support/sample-files.ts'
import { distance } from '../support/edges.ts'
import { openFirst, showArabic } from '../support/record-form.ts'
import { sampleVendor } from '../support/sample-vendor.ts'
import { signIn } from '../support/sign-in.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  fullRun,
  type Page,
  type SiteWorkers,
  test,
} from '#tests/support/site.ts'
import { inputOf, staffApi, submitAsVisitor } from '../support/staff-api.ts'
import { dayFromNow } from '../support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    title: 'العنوان بالعربية',
    order: 'الترتيب',
    orderHint: 'اتركه فارغًا في سجل جديد ليأتي في النهاية',
    save: 'حفظ',
    saved: 'تم الحفظ، والتغيير ظاهر في الموقع الآن',
    savedInside: 'تم الحفظ',
    history: 'تاريخ التعديل',
    trail: 'تاريخ التعديل',
    changed: /^تعدّل: العنوان/,
    revert: 'استعادة الحالة السابقة لهذا التعديل',
    reverted: 'تمت استعادة الحالة السابقة',
    dataSheet: 'ورقة البيانات',
    notPdf: 'هذا الملف ليس PDF سليمًا. يرجى اختيار ملف آخر',
    register: 'السجل التجاري',
    expiresSoon: 'ينتهي قريبًا',
    expired: 'منتهٍ',
    view: 'عرض الملف',
    download: 'تنزيل',
    status: 'الحالة',
    description: 'الوصف بالعربية',
    conflict: 'عدّل شخص آخر هذا السجل',
    theirs: /المحفوظ الآن/,
    mine: /تعديلي/,
    saveChoices: 'حفظ بهذه الاختيارات',
    keptAt: /^محفوظ على هذا الجهاز .+لم يُنشر$/,
    drafts: 'مسودة واحدة لم تُنشر',
    draftOf: /^هذه مسودتك المحفوظة /,

    deleted: /حُذف هذا السجل، وما كتبته ما زال هنا/,
    bringBack: 'استعادة السجل',
    discard: 'حذف ما كتبته',
  },
  en: {
    title: 'Title in Arabic',
    order: 'Order',
    orderHint: 'Leave empty to put a new record at the end',
    save: 'Save',
    saved: 'Saved; the change is live now',
    savedInside: 'Saved',
    history: 'History',
    trail: 'History of changes',
    changed: /^Changed: Title/,
    revert: 'Restore the state before this change',
    reverted: 'Earlier state restored',
    dataSheet: 'Data sheet',
    notPdf: 'This file is not a readable PDF. Please choose another',
    register: 'Commercial register',
    expiresSoon: 'Expires soon',
    expired: 'Expired',
    view: 'Show the file',
    download: 'Download',
    status: 'Status',
    description: 'Description in Arabic',
    conflict: 'Someone else has changed this record',
    theirs: /Saved now/,
    mine: /Mine/,
    saveChoices: 'Save with these choices',
    keptAt: /^Saved on this device at .+not published$/,
    drafts: '1 draft not published',
    draftOf: /^This is your draft of /,

    deleted: /This record has been deleted. What you typed is still here/,
    bringBack: 'Restore the record',
    discard: 'Discard what I typed',
  },
} as const

interface Titled {
  title: { ar: string }
}

/** A card of its own, so that no other test is disturbed. */
async function addDriver({ call }: Awaited<ReturnType<typeof staffApi>>) {
  const body = {
    title: { ar: 'بطاقة التجربة', en: '' },
    description: { ar: 'وصف البطاقة', en: '' },
    pictureId: null,
  }
  return (await call('POST', '/Admin/drivers', { body })) as { id: string; version: number }
}

const pdf = readFileSync('sample/certificates/calibration.pdf')

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`records, ${language}`, () => {
    // The browser notes the refusal that the page then shows.
    test.use({ language, allowedErrors: [/status of 4(00|01|12|15)/] })

    test('a hint stands where its field starts', fullRun, async ({ page, site }) => {
      await signIn(page, site)
      await page.goto('/admin/services/add')
      const order = page.getByRole('textbox', { name: text.order })
      expect(await distance('start', page.getByText(text.orderHint), order)).toBeLessThanOrEqual(1)
    })

    // RECORD-9
    test(
      'Ctrl+S saves, wherever the focus is, on an Arabic keyboard too',
      fullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const driver = await addDriver(api)
        await page.goto(`/admin/drivers/edit/${driver.id}`)
        await showArabic(page)
        const title = page.getByRole('textbox', { name: text.title })
        await title.fill('عنوان بالاختصار')
        await title.press('ControlOrMeta+s')
        await expect(page.getByText(text.saved)).toBeVisible()
        const titleNow = async () =>
          ((await api.read('drivers', driver.id)) as object as Titled).title.ar
        expect(await titleNow()).toBe('عنوان بالاختصار')

        await page.goto(`/admin/drivers/edit/${driver.id}`)
        await showArabic(page)
        await title.fill('عنوان آخر')
        await title.blur()
        // That keyboard writes «س» with the key of S.
        await page.evaluate(() =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'س', code: 'KeyS', ctrlKey: true, bubbles: true }),
          ),
        )
        await expect.poll(titleNow).toBe('عنوان آخر')
        // The form asks for its record again once it is saved, which must be there still.
        await page.goto('/admin/drivers')
        const { version } = await api.read('drivers', driver.id)
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version })
      },
    )

    test(
      'an earlier state of a record is brought back from its history',
      fullRun,
      async ({ page, site }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
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
        expect(await pageFaults(page)).toEqual([])
        await expect(trail.getByText(before, { exact: true })).toBeVisible()
        await trail.getByRole('button', { name: text.revert }).first().click()
        await expect(page.getByText(text.reverted)).toBeVisible()
        await expect(title).toHaveValue(before)
        const answer = await page.request.get('/api/Home/GetAllDrivers', {
          headers: { 'x-lang': 'ar' },
        })
        const shown = await answer.text()
        expect(shown).toContain(before)
        expect(shown).not.toContain('عنوان بالخطأ')
      },
    )

    test(
      'a data sheet is stored and read by visitors; a program under its name is not',
      anyWidthFullRun,
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

    // FILE-4, RECORD-27
    test(
      'a vendor’s papers are read in their place; what ends soon or has ended stands out',
      anyWidthFullRun,
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

    test(
      'an access token that runs out in mid-edit is renewed, and the form stays as it is',
      fullRun,
      async ({ page, context, site }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const driver = await addDriver(api)
        await page.clock.install()
        await page.goto(`/admin/drivers/edit/${driver.id}`)
        await showArabic(page)
        await page
          .getByRole('textbox', { name: text.description, exact: true })
          .fill('وصف كُتب قبل التجديد')
        const title = page.getByRole('textbox', { name: text.title })
        await title.fill('مراوح')
        await title.press('Home')
        const answered: string[] = []
        page.on('response', (answer) => {
          if (answer.ok()) answered.push(new URL(answer.url()).pathname.split('/').at(-1) ?? '')
        })
        const sinceRenewal = () => {
          const renewed = answered.indexOf('refresh-token')
          return renewed === -1 ? [] : answered.slice(renewed)
        }
        await context.addCookies([{ name: 'accessToken', value: 'run-out', url: site.address }])
        // A minute later the top bar asks what is new, unless it is still asking for the first time.
        await expect(async () => {
          await page.clock.fastForward(61_000)
          await expect.poll(sinceRenewal, { timeout: 3000 }).toContain('notifications')
        }).toPass()

        await expect(title).toBeFocused()
        await page.keyboard.type('كل ')
        await expect(title).toHaveValue('كل مراوح')
        await expect(
          page.getByRole('textbox', { name: text.description, exact: true }),
        ).toHaveValue('وصف كُتب قبل التجديد')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.saved)).toBeVisible()
        const after = await staffApi(page, site.address)
        const saved = await after.read('drivers', driver.id)
        expect(saved).toMatchObject({
          title: { ar: 'كل مراوح' },
          description: { ar: 'وصف كُتب قبل التجديد' },
        })
        await after.call('DELETE', `/Admin/drivers/${driver.id}`, { version: saved.version })
      },
    )

    // RECORD-14
    test(
      'of two people who signed in for themselves the second chooses field by field',
      fullRun,
      async ({ page, context, site, browser }) => {
        const others = await browser.newContext()
        const visitors = await browser.newContext()
        const other = await others.newPage()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await signIn(page, site)
        await signIn(other, site)
        const tokens = await Promise.all(
          [context, others].map(async (one) =>
            (await one.cookies())
              .filter(({ name }) => name.endsWith('Token'))
              .map(({ value }) => value),
          ),
        )
        expect(tokens[0]).toHaveLength(2)
        expect(tokens[0]).not.toEqual(tokens[1])
        const api = await staffApi(page, site.address)
        const driver = await addDriver(api)
        const titleOf = { theirs: `عنوان الأول ${language}`, mine: `عنوان الثاني ${language}` }
        const wordsOf = { theirs: `وصف الأول ${language}`, mine: `وصف الثاني ${language}` }
        for (const [editor, side] of [
          [page, 'mine'],
          [other, 'theirs'],
        ] as const) {
          await editor.goto(`/admin/drivers/edit/${driver.id}`)
          await showArabic(editor)
          await editor.getByRole('textbox', { name: text.title }).fill(titleOf[side])
          await editor
            .getByRole('textbox', { name: text.description, exact: true })
            .fill(wordsOf[side])
        }
        await other.getByRole('button', { name: text.save, exact: true }).click()
        await expect(other.getByText(text.saved)).toBeVisible()

        await page.getByRole('button', { name: text.save, exact: true }).click()
        const conflict = page.getByRole('dialog', { name: text.conflict })
        const title = conflict.getByRole('group', { name: text.title })
        await expect(title.getByText(titleOf.theirs)).toBeVisible()
        await title.getByRole('radio', { name: text.theirs }).check()
        const description = conflict.getByRole('group', { name: text.description })
        await expect(description.getByRole('radio', { name: text.mine })).toBeChecked()
        expect(await pageFaults(page)).toEqual([])
        await conflict.getByRole('button', { name: text.saveChoices }).click()
        await expect(page.getByText(text.saved)).toBeVisible()

        const visitor = await visitors.newPage()
        await visitor.goto(site.address)
        await expect(visitor.getByText(titleOf.theirs)).toBeVisible()
        await expect(visitor.getByText(wordsOf.mine)).toBeVisible()
        await expect(visitor.getByText(titleOf.mine)).toHaveCount(0)
        const { version } = await api.read('drivers', driver.id)
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version })
        await Promise.all([others.close(), visitors.close()])
      },
    )

    // OFFLINE-14
    test(
      'what was saved is no draft, even if the page went before that was stored',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const driver = await addDriver(api)
        const edited = `/admin/drivers/edit/${driver.id}`
        await page.goto(edited)
        await page.evaluate(() => {
          const remove = IDBObjectStore.prototype.delete
          IDBObjectStore.prototype.delete = function (key) {
            const request = remove.call(this, key)
            if (this.name === 'drafts') this.transaction.abort()
            return request
          }
        })
        await showArabic(page)
        const typed = `ما حُفظ ${language}`
        const title = page.getByRole('textbox', { name: text.title })
        // Spaces around a text are not stored.
        await title.fill(`${typed} `)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.saved)).toBeVisible()

        await page.goto(edited)
        await showArabic(page)
        await expect(title).toHaveValue(typed)
        await expect(page.getByText(text.draftOf)).toHaveCount(0)
        await expect(page.getByRole('button', { name: text.drafts })).toHaveCount(0)
        await page.locator('a[href="/admin/drivers"]').first().click()
        await expect(page).toHaveURL(/\/admin\/drivers$/)
        const { version } = await api.read('drivers', driver.id)
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version })
      },
    )

    // OFFLINE-14
    test('it is said to be saved once no draft of it is left', anyWidth, async ({ page, site }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      const driver = await addDriver(api)
      await page.goto(`/admin/drivers/edit/${driver.id}`)
      // Storage is busy until it is told to go on.
      await page.evaluate(() => {
        const remove = IDBObjectStore.prototype.delete
        let isHeld = true
        addEventListener('go on', () => {
          isHeld = false
        })
        IDBObjectStore.prototype.delete = function (key) {
          const stayBusy = () => {
            if (isHeld) this.get('none').addEventListener('success', stayBusy)
          }
          if (this.name === 'drafts') stayBusy()
          return remove.call(this, key)
        }
      })
      await showArabic(page)
      await page.getByRole('textbox', { name: text.title }).fill(`ما يُحفظ ${language}`)
      await expect(page.getByText(text.keptAt)).toBeVisible()
      const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await stored
      await page.waitForTimeout(1000)
      await expect(page.getByText(text.saved)).toHaveCount(0)
      expect(new URL(page.url()).pathname).toContain('/edit/')
      await page.evaluate(() => dispatchEvent(new Event('go on')))
      await expect(page.getByText(text.saved)).toBeVisible()
      const { version } = await api.read('drivers', driver.id)
      await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version })
    })

    test.describe('deleted by somebody else', () => {
      test.use({ allowedErrors: [/status of 404/] })

      /** A record with a draft of this device, which another editor then deletes. */
      async function editThenLose(page: Page, site: SiteWorkers['site'], typed: string) {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        const driver = await addDriver(api)
        await page.goto(`/admin/drivers/edit/${driver.id}`)
        await showArabic(page)
        await page.getByRole('textbox', { name: text.title }).fill(typed)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        await api.call('DELETE', `/Admin/drivers/${driver.id}`, { version: driver.version })
        return { api, driver }
      }

      // RECORD-16
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

      // RECORD-16
      test('a draft is given up, and the record stays deleted', fullRun, async ({ page, site }) => {
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
