import { readFileSync } from 'node:fs'
import { behaviourIn, testedLanguages } from '../support/behaviour-in.ts'
import { everything } from '../support/everything.ts'
import { openFirst, showLanguage } from '../support/record-form.ts'
import { middleOf, mouseOf, touchOf } from '../support/pointer.ts'
import { signIn } from '../support/sign-in.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  fullRun,
  onPhone,
  onPhoneToo,
  test,
} from '#tests/support/site.ts'
import { inputOf, staffApi, submitAsVisitor } from '../support/staff-api.ts'
import { visitInBothLanguages } from '../support/visit.ts'

const save = { ar: 'حفظ', en: 'Save' } as const
const saved = /تم الحفظ|Saved; the change is live/

/** The words after a field's name for its languages, in each language of the back office. */
const inLanguage = {
  ar: { ar: 'بالعربية', en: 'بالإنجليزية' },
  en: { ar: 'in Arabic', en: 'in English' },
} as const

const titleOf = (record: Record<string, unknown> | undefined) =>
  record?.['title'] as { ar: string; en: string }

interface Changed {
  collection: string
  /** Its list. */
  path: string
  language: 'ar' | 'en'
  /** The field that is changed, in that language. */
  label: string
  name: string
  /** The page that shows it. */
  shown: string
  single?: true
}

const changes: Changed[] = [
  {
    collection: 'frames',
    path: '/admin/frames',
    language: 'ar',
    label: 'العنوان',
    name: 'title',
    shown: '/',
  },
  {
    collection: 'about',
    path: '/admin/about',
    language: 'en',
    label: 'Title',
    name: 'aboutTitle',
    shown: '/',
  },
  {
    collection: 'drivers',
    path: '/admin/drivers',
    language: 'ar',
    label: 'العنوان',
    name: 'title',
    shown: '/',
  },
  {
    collection: 'clients',
    path: '/admin/Clients',
    language: 'en',
    label: 'Name',
    name: 'title',
    shown: '/',
  },
  {
    collection: 'cards-statistics',
    path: '/admin/cards-statistics',
    language: 'ar',
    label: 'العنوان',
    name: 'title',
    shown: '/',
  },
  {
    collection: 'projects',
    path: '/admin/projects',
    language: 'en',
    label: 'Title',
    name: 'title',
    shown: '/projects',
  },
  {
    collection: 'services',
    path: '/admin/services',
    language: 'ar',
    label: 'العنوان',
    name: 'title',
    shown: '/services',
  },
  {
    collection: 'associated-services',
    path: '/admin/associated-service',
    language: 'en',
    label: 'Title',
    name: 'title',
    shown: '/services',
  },
  {
    collection: 'products',
    path: '/admin/products',
    language: 'ar',
    label: 'العنوان',
    name: 'title',
    shown: '/products',
  },
  {
    collection: 'jobs',
    path: '/admin/jobs',
    language: 'en',
    label: 'Title',
    name: 'title',
    shown: '/Careers',
  },
  {
    collection: 'branches',
    path: '/admin/settings',
    language: 'ar',
    label: 'الاسم',
    name: 'name',
    shown: '/contact-us',
  },
  {
    collection: 'settings',
    path: '/admin/settings',
    language: 'en',
    label: 'Company name',
    name: 'companyName',
    shown: '/',
    single: true,
  },
  {
    collection: 'tabs-statistics',
    path: '/admin/tabs-statistics',
    language: 'ar',
    label: 'عنوان الرسالة',
    name: 'missionTitle',
    shown: '/',
    single: true,
  },
]

/** One of each kind of form: over its list, a page of its own, over another form, and that of a single record. */
const usual = ['frames', 'projects', 'branches', 'settings']

for (const { collection, path, language, label, name, shown, single } of changes) {
  if (!everything && !usual.includes(collection)) continue
  test.describe(() => {
    test.use({ language })
    // RECORD-11
    test(
      `a changed record of ${collection} is on the site at the next request, in both languages`,
      fullRun,
      async ({ page, site, browser }) => {
        await signIn(page, site)
        const api = await staffApi(page, site.address)
        if (single) await page.goto(path)
        else await openFirst(page, path)
        // The branches' form stands over that of the settings.
        if (collection === 'branches')
          await expect(page.getByRole('dialog').locator('form')).toBeVisible()
        const form = single ? page.locator('form').first() : page.locator('form').last()
        await expect(form).toBeVisible()
        const field = (of: 'ar' | 'en') =>
          form.getByRole('textbox', { name: `${label} ${inLanguage[language][of]}` }).first()
        await showLanguage(form, 'ar')
        const before = await field('ar').inputValue()
        const { data } = await api.list(collection)
        const record = data.find((one) => (one[name] as { ar: string }).ar === before)
        if (!record) throw new Error(`The first of ${collection} is not in its list.`)
        const changed = { ar: `${before} ٢`, en: `${(record[name] as { en: string }).en} 2` }
        await field('ar').fill(changed.ar)
        await showLanguage(form, 'en')
        await field('en').fill(changed.en)
        await form.getByRole('button', { name: save[language] }).click()
        await expect(page.getByText(saved).first()).toBeVisible()

        await visitInBothLanguages(browser, `${site.address}${shown}`, async (visit, of) => {
          const seen = visit.getByText(changed[of]).or(visit.getByAltText(changed[of]))
          await expect(seen.filter({ visible: true }).first()).toBeVisible()
        })
        await api.save(collection, record.id, inputOf(record))
      },
    )
  })
}

for (const { collection, name, shown } of changes)
  // RECORD-11
  test(
    `what is saved of ${collection} is on the site at the next request, in both languages`,
    anyWidthFullRun,
    async ({ page, request, site }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      const [record] = (await api.list(collection)).data
      if (!record) throw new Error(`There is nothing in ${collection}.`)
      const changed = { ar: 'تغيّر', en: 'Rewritten' }
      await api.save(collection, record.id, { ...inputOf(record), [name]: changed })
      for (const language of testedLanguages) {
        const html = await (await request.get(`${shown}?lang=${language}`)).text()
        expect(html, collection).toContain(changed[language])
      }
      await api.save(collection, record.id, inputOf(record))
    },
  )

test.describe(() => {
  test.use({ language: 'ar' })
  test(
    'the first HTML of the home page shows a changed figure',
    fullRun,
    async ({ page, site, browser }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      const [record] = (await api.list('statistics')).data
      await page.goto('/admin/statistics')
      const field = page.getByRole('textbox', { name: 'موظفون' })
      await field.fill('٤١٢')
      await expect(field).toHaveValue('412')
      await page.getByRole('button', { name: 'حفظ' }).click()
      await expect(page.getByText(saved).first()).toBeVisible()
      await visitInBothLanguages(browser, `${site.address}/`, async (visit) => {
        await expect(visit.getByText('+412').last()).toBeVisible()
      })
      if (record) await api.save('statistics', record.id, inputOf(record))
    },
  )
})

for (const language of behaviourIn('ar')) {
  const words = {
    ar: {
      // Of each language its own: what the other test has deleted is still there to be brought back.
      name: 'شريحة التجربة',
      add: 'إضافة شريحة',
      title: 'العنوان بالعربية',
      english: 'العنوان بالإنجليزية',
      toEnglish: 'الإنجليزية',
      toArabic: 'العربية',
      order: 'الترتيب',
      required: 'العنوان مطلوب',
      short: 'يجب ألا يقل العنوان عن حرفين',
      number: 'يجب أن يكون الترتيب رقمًا',
      remove: /^حذف شريحة التجربة/,
      removed: /تم حذف/,
      undo: 'تراجع',
      restored: 'تمت استعادة السجل',
      edit: /^تعديل شريحة التجربة/,
      deleted: 'المحذوفات',
      gone: 'السجلات المحذوفة',
      noPicture: 'يرجى اختيار صورة',
      usePicture: 'استخدام الصورة',
      bringBack: 'استعادة شريحة التجربة',
      close: 'إغلاق',
    },
    en: {
      name: 'شريحة الاختبار',
      add: 'Add a slide',
      title: 'Title in Arabic',
      english: 'Title in English',
      toEnglish: 'English',
      toArabic: 'Arabic',
      order: 'Order',
      required: 'Title is required',
      short: 'Title must be at least 2 characters long',
      number: 'Order must be a number',
      remove: /^Delete شريحة الاختبار/,
      removed: /was deleted/,
      undo: 'Undo',
      restored: 'Record restored',
      edit: /^Edit شريحة الاختبار/,
      deleted: 'Deleted records',
      gone: 'Deleted records',
      noPicture: 'Please choose a picture',
      usePicture: 'Use the picture',
      bringBack: 'Restore شريحة الاختبار',
      close: 'Close',
    },
  }[language]

  test.describe(language, () => {
    test.use({ language })

    // RECORD-1, RECORD-4, RECORD-5, RECORD-17
    test('a frame is checked, added, deleted and brought back', fullRun, async ({ page, site }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      await page.goto('/admin/frames')
      await page.getByRole('button', { name: words.add }).click()
      await expect(page).toHaveURL(/\?add/)
      const dialog = page.getByRole('dialog')
      const narrow = dialog.getByRole('button', { name: words.toEnglish, exact: true })

      await dialog.getByRole('button', { name: save[language] }).click()
      await expect(dialog.getByText(words.required)).toBeVisible()
      await expect(dialog.getByText(words.noPicture)).toBeVisible()
      const title = dialog.getByRole('textbox', { name: words.title })
      await expect(title).toBeFocused()
      // On a phone what was said at the top lies over the form until it is closed or has gone.
      await page.locator('.toast-stack').getByRole('button', { includeHidden: true }).click()
      await title.fill('ش')
      await expect(dialog.getByText(words.short)).toBeVisible()
      await title.fill(words.name)
      await expect(dialog.getByText(words.short)).toBeHidden()
      await dialog.locator('input[type=file]').setInputFiles('brand/public/icons/icon-512.png')
      const use = page.getByRole('button', { name: words.usePicture })
      await use.click()
      // Its sizes and formats are made before it counts as stored.
      await expect(use).toBeHidden({ timeout: 30_000 })
      await expect(dialog.getByText(words.noPicture)).toBeHidden()
      // The form is back once the picture's own dialog has closed.
      await expect(title).toBeVisible()

      if (await narrow.isVisible()) await narrow.click()
      await dialog.getByRole('textbox', { name: words.english }).fill('x')
      if (await narrow.isVisible())
        await dialog.getByRole('button', { name: words.toArabic, exact: true }).click()
      const order = dialog.getByRole('textbox', { name: words.order })
      await order.pressSequentially('-٩a8.7')
      await expect(order).toHaveValue('987')
      // A fault in the language that is not in sight is brought into sight.
      await dialog.getByRole('button', { name: save[language] }).click()
      const english = dialog.getByRole('textbox', { name: words.english })
      await expect(english).toBeFocused()
      await english.fill('')
      await dialog.getByRole('button', { name: save[language] }).click()
      await expect(dialog).toBeHidden()
      await expect(page).not.toHaveURL(/add/)

      await page.getByRole('link', { name: words.edit }).click()
      await expect(page).toHaveURL(/\?edit=/)
      await dialog.getByRole('textbox', { name: words.order }).fill('')
      await dialog.getByRole('button', { name: save[language] }).click()
      await expect(dialog.getByText(words.number)).toBeVisible()
      await dialog.getByRole('textbox', { name: words.order }).fill('987')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.getByRole('button', { name: words.remove }).click()
      await expect(page.getByText(words.removed)).toBeVisible()
      await expect(page.getByRole('link', { name: words.edit })).toBeHidden()
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByText(words.restored)).toBeVisible()
      await expect(page.getByRole('link', { name: words.edit })).toBeVisible()

      // And again, when the toast has gone.
      await page.getByRole('button', { name: words.remove }).click()
      await expect(page.getByRole('link', { name: words.edit })).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: words.deleted }).click()
      const gone = page.getByRole('dialog', { name: words.gone })
      await gone.getByRole('button', { name: words.bringBack }).click()
      await expect(gone.getByRole('button', { name: words.bringBack })).toHaveCount(0)
      await gone.getByRole('button', { name: words.close }).click()
      await expect(page.getByRole('link', { name: words.edit })).toBeVisible()

      const added = (await api.list('frames')).data.find(
        (one) => (one['title'] as { ar: string }).ar === words.name,
      )
      expect(added).toMatchObject({ order: 987, title: { en: '' } })
      if (added) await api.call('DELETE', `/Admin/frames/${added.id}`, { version: added.version })
    })
  })
}

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  // LIST-7
  test('the order is changed by keyboard and by buttons', async ({ page, site, browser }) => {
    await signIn(page, site)
    const api = await staffApi(page, site.address)
    const { data: before } = await api.list('services', 'pageSize=100&sort=order')
    await page.goto('/admin/services')
    await page.getByRole('button', { name: 'إعادة الترتيب' }).click()
    // The side menu has a list of that name too.
    const list = page.getByRole('main').getByRole('list', { name: 'الخدمات' })
    const rows = list.getByRole('listitem')
    const shownAs = (records: typeof before) =>
      expect(rows.locator('strong')).toHaveText(records.map((record) => titleOf(record).ar))
    const isStoredAs = (records: typeof before) =>
      expect
        .poll(async () =>
          (await api.list('services', 'pageSize=100&sort=order')).data.map(({ id }) => id),
        )
        .toEqual(records.map(({ id }) => id))
    await shownAs(before)

    await rows
      .first()
      .getByRole('button', { name: /إلى أسفل/ })
      .click()
    const [one, two, three, ...rest] = before
    if (!one || !two || !three) throw new Error('There are too few services to reorder.')
    await shownAs([two, one, three, ...rest])
    await isStoredAs([two, one, three, ...rest])

    await rows
      .nth(2)
      .getByRole('button', { name: /^نقل [^إ]*$/ })
      .first()
      .focus()
    // Each step is spoken, as someone who cannot see the list would hear it before the next key.
    for (const [key, place] of [
      ['Space', 3],
      ['ArrowUp', 2],
      ['ArrowUp', 1],
    ] as const) {
      await page.keyboard.press(key)
      const said = `${titleOf(three).ar}: المكان ${place} من ${before.length}`
      await expect(page.getByText(said).first()).toBeAttached()
      // Only a timer of the package's own lets it hear the next key; this one runs after it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    }
    await page.keyboard.press('Space')
    const after = [three, two, one, ...rest]
    await shownAs(after)
    await isStoredAs(after)

    await visitInBothLanguages(browser, `${site.address}/services`, async (visit, language) => {
      const shown = visit.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
      await expect(shown).toHaveText(after.map((record) => titleOf(record)[language]))
    })
    const { orderVersion } = await api.list('services')
    await api.call('PUT', '/Admin/services/order', {
      body: { ids: before.map(({ id }) => id) },
      version: orderVersion,
    })
  })

  // LIST-7
  test(
    'a record dragged to another place stands there on the site, in both languages',
    { tag: [fullRun.tag, onPhoneToo.tag] },
    async ({ page, site, browser, isMobile }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      const { data: before } = await api.list('services', 'pageSize=100&sort=order')
      await page.goto('/admin/services')
      await page.getByRole('button', { name: 'إعادة الترتيب' }).click()
      // The side menu has a list of that name too.
      const list = page.getByRole('main').getByRole('list', { name: 'الخدمات' })
      const rows = list.getByRole('listitem')
      await expect(rows).toHaveCount(before.length)

      await rows.nth(2).scrollIntoViewIfNeeded()
      const pointer = await (isMobile ? touchOf(page) : mouseOf(page))
      const from = await middleOf(rows.first().getByRole('button').first())
      const to = await middleOf(rows.nth(2).getByRole('button').first())
      await pointer.down(from)
      const first = titleOf(before[0])
      // Spoken at each place that it comes over, which also tells that the page has kept up.
      for (const [place, y] of [
        [2, (from.y + to.y) / 2],
        [3, to.y],
      ] as const) {
        await pointer.move({ x: from.x, y })
        const said = `${first.ar}: المكان ${place} من ${before.length}`
        await expect(page.getByText(said).first()).toBeAttached()
      }
      await pointer.up()
      const [one, two, three, ...rest] = before
      const after = [two, three, one, ...rest].map(titleOf)
      await expect(rows.locator('strong')).toHaveText(after.map(({ ar }) => ar))
      const order = async () =>
        (await api.list('services', 'pageSize=100&sort=order')).data.map(titleOf)
      await expect.poll(order).toEqual(after)

      await visitInBothLanguages(browser, `${site.address}/services`, async (visit, language) => {
        const shown = visit
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('heading', { level: 2 })
        await expect(shown).toHaveText(after.map((title) => title[language]))
      })
      const { orderVersion } = await api.list('services')
      await api.call('PUT', '/Admin/services/order', {
        body: { ids: before.map(({ id }) => id) },
        version: orderVersion,
      })
    },
  )

  test.describe(() => {
    // The browser notes the refusal that the page then shows.
    test.use({ allowedErrors: [/412/] })
    // RECORD-14
    test('of two editors of one record neither loses anything', fullRun, async ({ page, site }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      await openFirst(page, '/admin/drivers')
      const title = page.getByRole('textbox', { name: 'العنوان بالعربية' })
      const before = await title.inputValue()
      const record = (await api.list('drivers')).data.find(
        (one) => (one['title'] as { ar: string }).ar === before,
      )
      if (!record) throw new Error('The first driver is not in the list.')
      const original = inputOf(record)
      await api.save('drivers', record.id, {
        ...original,
        title: { ar: 'عنوان المحرر الآخر', en: 'Theirs' },
      })
      await title.fill('عنواني أنا')
      await page.getByRole('button', { name: 'حفظ' }).click()

      const dialog = page.getByRole('dialog', { name: 'عدّل شخص آخر هذا السجل' })
      await expect(dialog.getByText('عنوان المحرر الآخر')).toBeVisible()
      await expect(dialog.getByText('عنواني أنا')).toBeVisible()
      const arabic = dialog.getByRole('group', { name: /العنوان بالعربية/ })
      await expect(arabic.getByRole('radio', { name: /تعديلي/ })).toBeChecked()
      const english = dialog.getByRole('group', { name: /العنوان بالإنجليزية/ })
      await expect(english.getByRole('radio', { name: /المحفوظ الآن/ })).toBeChecked()
      await dialog.getByRole('button', { name: 'حفظ بهذه الاختيارات' }).click()
      await expect(page.getByText(saved).first()).toBeVisible()
      expect(await api.read('drivers', record.id)).toMatchObject({
        title: { ar: 'عنواني أنا', en: 'Theirs' },
      })
      await api.save('drivers', record.id, original)
    })
  })

  // RECORD-9
  test('the save bar stays above the keyboard of a phone', onPhone, async ({ page, site }) => {
    // As Safari tells of it: the page keeps its height, and less of it is seen.
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: seen })
    })
    const see = (top: number, height: number) =>
      page.evaluate(
        (part) => {
          if (visualViewport) Object.assign(visualViewport, part)
          visualViewport?.dispatchEvent(new Event('resize'))
        },
        { offsetTop: top, height },
      )
    const whole = page.viewportSize()?.height ?? 0
    const half = whole / 2
    await signIn(page, site)
    // A form on a page of its own, and one in a dialog.
    for (const path of ['/admin/drivers', '/admin/frames']) {
      await openFirst(page, path)
      const form = page.locator('form').last()
      await form.getByRole('textbox').first().focus()
      const button = form.getByRole('button', { name: 'حفظ' })
      for (const [top, height] of [
        [0, half],
        [100, half],
        [0, whole],
      ] as const) {
        await see(top, height)
        const lowerEdge = async () => {
          const box = await button.boundingBox()
          return top + height - (box ? box.y + box.height : 0)
        }
        await expect.poll(lowerEdge, `${path}: ${height} from ${top}`).toBeGreaterThanOrEqual(0)
        await expect.poll(lowerEdge).toBeLessThan(80)
      }
    }
  })

  // RECORD-10
  test('typed work is not left behind unasked', async ({ page, site }) => {
    await signIn(page, site)
    await openFirst(page, '/admin/services')
    await page.getByRole('textbox', { name: 'العنوان بالعربية' }).fill('نص لم يُحفظ')
    await page.getByRole('link', { name: 'الخدمات', exact: true }).last().click()
    const question = page.getByRole('alertdialog', { name: 'مغادرة دون حفظ؟' })
    await question.getByRole('button', { name: 'متابعة التعديل' }).click()
    await expect(page.getByRole('textbox', { name: 'العنوان بالعربية' })).toHaveValue('نص لم يُحفظ')
    await page.getByRole('button', { name: 'إلغاء' }).click()
    await question.getByRole('button', { name: 'مغادرة وتجاهل التعديلات' }).click()
    await expect(page).toHaveURL(/\/admin\/services$/)
  })

  // RECORD-26
  test('a message is read by being opened, and can be answered', async ({ page, site }) => {
    await signIn(page, site)
    const api = await staffApi(page, site.address)
    const id = await submitAsVisitor(page, site.address, 'SendMessage', {
      Name: 'منى حسن',
      Email: 'mona@example.com',
      PhoneNumber: '+201012345678',
      MessageContent: 'نحتاج عرض سعر لمراوح جراج من دورين.',
    })
    await page.goto('/admin/messages')
    await page.getByRole('link', { name: 'فتح منى حسن' }).first().click()
    await expect(page.getByText('نحتاج عرض سعر لمراوح جراج من دورين.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'الحالة' })).toHaveValue('open')
    await expect(page.getByRole('link', { name: 'فتح تطبيق البريد' })).toHaveAttribute(
      'href',
      /^mailto:mona%40example\.com\?subject=/,
    )
    await expect(page.getByRole('link', { name: 'الرد عبر واتساب' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/201012345678\?text=/,
    )
    await page.getByRole('combobox', { name: 'الحالة' }).selectOption('answered')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText(saved).first()).toBeVisible()
    const message = await api.read('messages', id)
    expect(message).toMatchObject({ status: 'answered' })
  })

  test('a message is there before it is stored that it was read, and is saved without waiting for that', async ({
    page,
    site,
  }) => {
    await signIn(page, site)
    const api = await staffApi(page, site.address)
    const id = await submitAsVisitor(page, site.address, 'SendMessage', {
      Name: 'سلوى فؤاد',
      Email: 'salwa@example.com',
      PhoneNumber: '+201012345679',
      MessageContent: 'هل لديكم مراوح سقفية للمخازن؟',
    })
    // The line answers what is read, and never what is saved first.
    const based: (string | undefined)[] = []
    await page.route(`**/api/Admin/messages/${id}`, async (route) => {
      const request = route.request()
      if (request.method() === 'PUT') based.push(request.headers()['if-match'])
      if (request.method() !== 'PUT' || based.length > 1) await route.continue()
    })
    await page.goto(`/admin/messages/edit/${id}`)
    await expect(page.getByText('هل لديكم مراوح سقفية للمخازن؟')).toBeVisible()
    const status = page.getByRole('combobox', { name: 'الحالة' })
    await expect(status).toHaveValue('open')
    await expect.poll(() => based).toEqual(['"1"'])
    await status.selectOption('answered')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText(saved).first()).toBeVisible()
    expect(based).toEqual(['"1"', '"1"'])
    expect(await api.read('messages', id)).toMatchObject({ status: 'answered', version: 2 })
  })

  // RECORD-24, RECORD-25
  test('an application is refused with a reason only; its likely double is linked', async ({
    page,
    site,
  }) => {
    await signIn(page, site)
    const applicant = { dob: '1994-03-14', nationality: 'EG', phone: '+201033334444' }
    const pdf = readFileSync('sample/certificates/calibration.pdf')
    const cv = { name: 'سيرة CV.pdf', mimeType: 'application/pdf', buffer: pdf }
    const first = await submitAsVisitor(page, site.address, 'SubmitCV', {
      ...applicant,
      fullName: 'هالة سعيد',
      cv,
    })
    const second = await submitAsVisitor(page, site.address, 'SubmitCV', {
      ...applicant,
      fullName: 'Hala Said',
    })
    await page.goto(`/admin/associated-job/edit/${first}`)
    await page.getByRole('button', { name: 'عرض الملف' }).click()
    await expect(
      page.getByRole('region', { name: 'سيرة CV.pdf' }).locator('canvas'),
    ).not.toHaveCount(0)
    await page.getByRole('combobox', { name: 'المرحلة' }).selectOption('refused')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText('يرجى كتابة سبب الرفض')).toBeVisible()
    await page.getByRole('textbox', { name: /سبب الرفض/ }).fill('الخبرة أقل من المطلوب')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText(saved).first()).toBeVisible()
    await page.goto(`/admin/associated-job/edit/${first}`)
    await page.getByRole('link', { name: 'فتح الطلب 1' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/associated-job/edit/${second}`, 'i'))
    await expect(page.getByRole('heading', { name: 'Hala Said' })).toBeVisible()
  })

  test('a picture is cut, stored and shown on the site', fullRun, async ({ page, site }) => {
    await signIn(page, site)
    const api = await staffApi(page, site.address)
    const { data } = await api.list('clients', 'pageSize=1&sort=order')
    const [client] = data
    if (!client) throw new Error('There is no client.')
    await openFirst(page, '/admin/Clients')
    const dialog = page.getByRole('dialog').first()
    await dialog.locator('input[type=file]').setInputFiles('brand/public/icons/icon-512.png')
    const crop = page.getByRole('dialog', { name: 'قص الصورة' })
    await expect(crop.getByRole('button', { name: 'استخدام الصورة' })).toBeEnabled()
    await crop.getByRole('button', { name: 'استخدام الصورة' }).click()
    // Its sizes and formats are made before it counts as stored.
    await expect(crop).toBeHidden({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText(saved).first()).toBeVisible()
    const now = await api.read('clients', client.id)
    expect(now['pictureId']).not.toBe(client['pictureId'])
    const shown = await page.request.get(`${site.address}/api/Home/GetAllClients`)
    const [picture] = Object.values(now['pictures'] as Record<string, { key: string }>)
    expect(await shown.text()).toContain(picture?.key)
    await api.save('clients', client.id, inputOf(client))
  })

  // RECORD-6
  test(
    'what a picture shows is written in both languages, and told in both on the site',
    fullRun,
    async ({ page, site, browser }) => {
      await signIn(page, site)
      const api = await staffApi(page, site.address)
      await openFirst(page, '/admin/services')
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const service = await api.read('services', id)
      const form = page.locator('form').last()
      await showLanguage(form, 'ar')
      const arabic = form.getByRole('textbox', { name: 'وصف الصورة بالعربية' })
      await expect(arabic).toHaveAttribute('dir', 'rtl')
      await arabic.fill('وحدة هواء جديدة على السطح')
      await showLanguage(form, 'en')
      const english = form.getByRole('textbox', { name: 'وصف الصورة بالإنجليزية' })
      await expect(english).toHaveAttribute('dir', 'ltr')
      await english.fill('A new air unit on the roof')
      await form.getByRole('button', { name: 'حفظ' }).click()
      await expect(page.getByText(saved).first()).toBeVisible()

      const visitor = await browser.newContext({ baseURL: site.address })
      const visited = await visitor.newPage()
      for (const [language, text] of [
        ['ar', 'وحدة هواء جديدة على السطح'],
        ['en', 'A new air unit on the roof'],
      ] as const) {
        for (const address of ['/services', `/services/${String(service['slug'])}`]) {
          await visited.goto(`${address}?lang=${language}`)
          await expect(visited.getByRole('img', { name: text, exact: true })).toBeVisible()
        }
      }
      await visitor.close()
      await api.save('services', id, inputOf(service))
    },
  )

  // LIST-6
  test('a table keeps its columns when it becomes narrow', anyWidth, async ({ page, site }) => {
    await signIn(page, site)
    await page.goto('/admin/projects')
    const headers = page.getByRole('columnheader')
    await expect(headers).toHaveCount(10)
    await page.setViewportSize({ width: 720, height: 800 })
    await expect(headers).toHaveCount(10)
    for (const header of await headers.all()) {
      await header.scrollIntoViewIfNeeded()
      await expect(header).toBeInViewport()
    }
    await page.setViewportSize({ width: 640, height: 800 })
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'المشاريع' }).getByRole('listitem')).toHaveCount(9)
  })

  // LIST-5
  test('a list that is searched anew cancels the request under way', async ({ page, site }) => {
    await signIn(page, site)
    await page.goto('/admin/projects')
    await expect(page.getByText('عرض 1 إلى 9 من 9 سجلات')).toBeVisible()
    const slow = /Admin\/projects\?.*search=slow/
    // Nothing is answered.
    await page.route(slow, () => undefined)
    const search = page.getByRole('searchbox', { name: 'بحث' })
    const [asked] = await Promise.all([page.waitForRequest(slow), search.fill('slow')])
    await search.fill('لا وجود له')
    await expect(page.getByText('لا نتائج تطابق اختيارك.')).toBeVisible()
    // By now: later on its time-out would end it as well.
    expect(asked.failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  // LIST-2
  test(
    'search, filter, order and page are in the address',
    { tag: [fullRun.tag, onPhoneToo.tag] },
    async ({ page, site, isMobile }) => {
      await signIn(page, site)
      await page.goto('/admin/projects')
      if (isMobile) await page.getByRole('button', { name: 'تصفية وترتيب' }).click()
      await page.getByRole('combobox', { name: 'القطاع' }).selectOption('industry')
      await expect(page).toHaveURL(/sector=industry/)
      await expect(page.getByText('عرض 1 إلى 2 من سجلين')).toBeVisible()
      if (isMobile) {
        await expect(page.getByRole('button', { name: 'تصفية وترتيب (1)' })).toBeVisible()
        await page.getByRole('combobox', { name: 'ترتيب' }).selectOption('العنوان: من ي إلى أ')
        await expect(page).toHaveURL(/sort=-title/)
      }
      await page.getByRole('searchbox', { name: 'بحث' }).fill('لا وجود له')
      await expect(page.getByText('لا نتائج تطابق اختيارك.')).toBeVisible()
      await page.getByRole('button', { name: 'إزالة عوامل التصفية' }).click()
      await expect(page.getByText('عرض 1 إلى 9 من 9 سجلات')).toBeVisible()
      await page.goto('/admin/projects?pageSize=10&pageNo=1&sort=-title')
      await expect(page.getByText('عرض 1 إلى 9 من 9 سجلات')).toBeVisible()
      // A page that has become empty gives way to the last one.
      await page.goto('/admin/clients?pageSize=10&pageNo=9')
      await expect(page.getByText('عرض 11 إلى 16 من 16 سجلًا')).toBeVisible()
      await expect(page).toHaveURL(/pageNo=2/)
    },
  )
})

for (const language of behaviourIn('en')) {
  const words = {
    ar: {
      add: 'إضافة فرع',
      country: 'الدولة',
      egypt: 'مصر',
      latitude: 'خط العرض',
      longitude: 'خط الطول',
    },
    en: {
      add: 'Add a branch',
      country: 'Country',
      egypt: 'Egypt',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
  }[language]

  test.describe(language, () => {
    test.use({ language })
    // RECORD-12
    test(
      "a branch's country is chosen by name, and its place pasted from a map",
      fullRun,
      async ({ page, site, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await signIn(page, site)
        await page.goto('/admin/settings')
        await page.getByRole('button', { name: words.add }).click()
        const form = page.getByRole('dialog').locator('form')
        const country = form.getByRole('combobox', { name: words.country })
        await country.selectOption({ label: words.egypt })
        await expect(country).toHaveValue('EG')
        const latitude = form.getByRole('textbox', { name: words.latitude })
        const longitude = form.getByRole('textbox', { name: words.longitude })
        const paste = async (field: typeof latitude, text: string) => {
          await field.fill('')
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
          await field.press('ControlOrMeta+v')
        }
        await paste(latitude, '30.2987, 31.7419')
        await expect(latitude).toHaveValue('30.2987')
        await expect(longitude).toHaveValue('31.7419')
        await paste(longitude, 'https://www.google.com/maps/place/Works/@24.71,46.67,17z')
        await expect(latitude).toHaveValue('24.71')
        await expect(longitude).toHaveValue('46.67')
        // A single number stays where it is put; what a keyboard inserts without pasting is read when the field is left.
        await paste(latitude, '24.5')
        await expect(latitude).toHaveValue('24.5')
        await expect(longitude).toHaveValue('46.67')
        await latitude.fill('30.3، 31.8')
        await longitude.focus()
        await expect(latitude).toHaveValue('30.3')
        await expect(longitude).toHaveValue('31.8')
      },
    )
  })
}
