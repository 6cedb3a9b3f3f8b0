import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Locator } from '@playwright/test'
import { account } from '#tests/support/account.ts'
import { databaseNames, storedKeys } from '#tests/support/browser-store.ts'
import { openFirst, showArabic } from '#tests/support/record-form.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, lostNetwork, missingStaffFiles, type Page, test } from '#tests/support/offline.ts'
import { anyWidthFullRun, fullRun } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { submitApplication, submitMessage } from '#tests/support/submit.ts'

const words = {
  ar: {
    offline: 'وضع عدم الاتصال',
    chip: /^غير متصل/,
    close: 'إغلاق',
    savedSince: /محتوى محفوظ، من /,
    edit: 'تعديل',
    remove: 'حذف',
    bulk: 'إجراءات على السجلات المحددة',
    label: 'العنوان بالعربية',
    description: 'الوصف بالعربية',
    save: 'حفظ',
    saveHere: 'حفظ على هذا الجهاز',
    savedHere: 'حُفظ على هذا الجهاز ولم يُنشر',
    published: 'تم الحفظ، والتغيير ظاهر في الموقع الآن',
    draftOf: /^هذه مسودتك المحفوظة .+ولم تُنشر بعد/,
    keptAt: /^محفوظ على هذا الجهاز .+لم يُنشر$/,
    mark: 'له مسودة لم تُنشر',
    oneDraft: 'مسودة واحدة لم تُنشر',
    add: 'إضافة بطاقة',
    unpublished: 'لم تُنشر بعد:',
    conflict: 'عدّل شخص آخر هذا السجل',
    saveChoices: 'حفظ بهذه الاختيارات',
    clients: 'العملاء',
    neverSeen: 'أنت غير متصل، وهذه الصفحة غير محفوظة على هذا الجهاز بعد.',
    retry: 'إعادة المحاولة',
    account: 'حسابك',
    signOut: 'تسجيل الخروج',
    unsaved: 'لديك عمل لم يُحفظ',
    stay: 'البقاء',
    leave: 'حذفه وتسجيل الخروج',
    needsConnection: 'يحتاج تسجيل الدخول إلى اتصال بالإنترنت، وأنت غير متصل الآن.',
    drivers: 'بطاقات الخدمات',
    overTime: 'الوارد من الزوار',
    take: 'تولّي المتابعة',
    own: 'المسندة إليّ',
    mine: 'المسندة إليّ',
    assignee: 'المسؤول',
    ownMessages: /^الرسائل/,
    note: /^ملاحظة متابعة جديدة/,
    figuresSince: /^هذه الأرقام محفوظة على هذا الجهاز: /,
  },
  en: {
    offline: 'Offline Mode',
    chip: /^Offline/,
    close: 'Close',
    savedSince: /Saved content, from /,
    edit: 'Edit',
    remove: 'Delete',
    bulk: 'Actions on the selected records',
    label: 'Title in Arabic',
    description: 'Description in Arabic',
    save: 'Save',
    saveHere: 'Save on this device',
    savedHere: 'Saved on this device, not published',
    published: 'Saved; the change is live now',
    draftOf: /^This is your draft of /,
    keptAt: /^Saved on this device at .+not published$/,
    mark: 'Has a draft that is not published',
    oneDraft: '1 draft not published',
    add: 'Add a card',
    unpublished: 'Not published yet:',
    conflict: 'Someone else has changed this record',
    saveChoices: 'Save with these choices',
    clients: 'Clients',
    neverSeen: 'You are offline, and this page is not saved on this device yet.',
    retry: 'Try again',
    account: 'Your account',
    signOut: 'Sign out',
    unsaved: 'You have unsaved work',
    stay: 'Stay',
    leave: 'Delete it and sign out',
    needsConnection: 'Signing in needs a connection. You are offline now.',
    drivers: 'Service cards',
    overTime: 'Submissions',
    take: 'Assign to me',
    mine: 'Assigned to me',
    own: 'Mine',
    assignee: 'Assigned to',
    ownMessages: /^Messages/,
    note: /^New follow-up note/,
    figuresSince: /^These figures were saved on this device: /,
  },
} as const

// A conflict is answered 412 and a session that is over 401, which the browser reports.
const expectedErrors = new RegExp(`${lostNetwork.source}|status of 4(?:01|12)`)

type Words = (typeof words)['ar' | 'en']

/** Where a page is, and at its end, the chip that says that there is no connection leaves a bar free. */
async function expectChipAbove(page: Page, text: Words, bar: Locator) {
  await expect(bar).toBeVisible()
  const chip = page.getByRole('status').filter({ hasText: text.chip })
  const overlap = async () => {
    const [note, taken] = await Promise.all([chip.boundingBox(), bar.boundingBox()])
    if (!note || !taken) return undefined
    return Math.min(note.y + note.height, taken.y + taken.height) - Math.max(note.y, taken.y)
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await expect(chip).toBeInViewport()
}

interface Driver {
  id: string
  version: number
  title: { ar: string; en: string }
}

/** Another editor, on another device. */
async function otherEditor(request: APIRequestContext) {
  const login = await request.post('/api/Auth/login', { data: account })
  const { accessToken } = (await login.json()).data
  const authorization = `Bearer ${accessToken}`
  const input = (title: string) => ({
    title: { ar: title, en: '' },
    description: { ar: 'وصف البطاقة', en: '' },
    pictureId: null,
  })
  return {
    add: async (title: string): Promise<Driver> => {
      const answer = await request.post('/api/Admin/drivers', {
        data: input(title),
        headers: { authorization },
      })
      return ((await answer.json()) as { data: Driver }).data
    },
    save: async ({ id, version }: Driver, title: string): Promise<void> => {
      const headers = { authorization, 'if-match': `"${version}"` }
      const answer = await request.put(`/api/Admin/drivers/${id}`, { data: input(title), headers })
      expect(answer.ok()).toBe(true)
    },
    removeAll: async (titles: string): Promise<void> => {
      const search = encodeURIComponent(titles)
      const list = await request.get(`/api/Admin/drivers?pageSize=100&search=${search}`, {
        headers: { authorization },
      })
      for (const { id, version } of (await list.json()).data.data as Driver[]) {
        const headers = { authorization, 'if-match': `"${version}"` }
        await request.delete(`/api/Admin/drivers/${id}`, { headers })
      }
    },
  }
}

/** Reads the titles that visitors see. */
async function publicTitles(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/Home/GetAllDrivers', { headers: { 'x-lang': 'ar' } })
  const { data } = (await answer.json()) as { data: { title: string }[] }
  return data.map(({ title }) => title)
}

/** The list as staff see it once, until what another start needs is kept. */
async function seeDrivers(page: Page, title: string): Promise<void> {
  await page.goto('/admin/drivers')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect.poll(() => missingStaffFiles(page), { timeout: 60_000 }).toEqual([])
}

async function loseNetwork(page: Page, context: BrowserContext, text: Words): Promise<void> {
  await context.setOffline(true)
  await closeNotice(page, text)
}

/** The offline notice is the whole app's. */
async function closeNotice(page: Page, text: Words): Promise<void> {
  const notice = page.getByRole('dialog', { name: text.offline })
  await notice.getByRole('button', { name: text.close }).click()
  await expect(notice).toBeHidden()
}

const editLink = (page: Page, text: Words, title: string) =>
  page.getByRole('link', { name: `${text.edit} ${title}` })

/** The keys of what this device holds of a user who was signed in. */
async function keptKeys(page: Page): Promise<string[]> {
  const names = (await databaseNames(page)).filter(
    (name) => name.startsWith('pwa-admin-') || name === 'pwa-drafts',
  )
  const stores = await Promise.all(names.map((name) => storedKeys(page, name)))
  return stores.flat()
}

const keptEntries = async (page: Page) => (await keptKeys(page)).length

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const title = `بطاقة تجريبية ${language}`

  test.describe(`the back office offline, ${language}`, () => {
    test.use({ language, allowedErrors: [expectedErrors] })
    test.setTimeout(120_000)
    test.afterEach(async ({ request }) => (await otherEditor(request)).removeAll(title))

    // OFFLINE-13, OFFLINE-14, OFFLINE-15
    test(
      'a list that was seen is read, a record edited, and published when back online',
      fullRun,
      async ({ page, context, site, request }) => {
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)

        await context.setOffline(true)
        await page.reload()
        await closeNotice(page, text)
        await expect(page.getByText(text.savedSince)).toBeVisible()
        await expect(page.getByRole('button', { name: `${text.remove} ${title}` })).toBeDisabled()

        await editLink(page, text, title).click()
        await page.getByLabel(text.label).fill(`${title} منقحة`)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        await page.getByRole('button', { name: text.saveHere }).click()
        await expect(page.getByText(text.savedHere)).toBeVisible()
        await page.reload()
        await closeNotice(page, text)
        await expect(page.getByText(text.draftOf)).toBeVisible()
        await expect(page.getByLabel(text.label)).toHaveValue(`${title} منقحة`)
        expect(await publicTitles(request)).toContain(title)

        await page.goto('/admin/drivers')
        await closeNotice(page, text)
        await expect(page.getByRole('img', { name: text.mark })).toBeVisible()
        await context.setOffline(false)
        await page.getByRole('button', { name: text.oneDraft }).click()
        await page
          .getByRole('link', { name: `${title} منقحة` })
          .first()
          .click()
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.published)).toBeVisible()
        await expect.poll(() => publicTitles(request)).toContain(`${title} منقحة`)
        await expect(page.getByRole('button', { name: text.oneDraft })).toHaveCount(0)
      },
    )

    // OFFLINE-14
    test(
      'a new record waits as a draft and is published once',
      fullRun,
      async ({ page, context, site, request }) => {
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await loseNetwork(page, context, text)
        await page.getByRole('link', { name: text.add }).click()
        await page.getByLabel(text.label).fill(`${title} جديدة`)
        await page.getByLabel(text.description, { exact: true }).fill('وصف كُتب دون اتصال')
        await page.getByRole('button', { name: text.saveHere }).click()
        await expect(page.getByText(text.savedHere)).toBeVisible()
        await page.goto('/admin/drivers')
        await closeNotice(page, text)
        await expect(page.getByText(text.unpublished)).toBeVisible()

        await context.setOffline(false)
        await page.getByRole('link', { name: `${title} جديدة` }).click()
        await expect(page.getByLabel(text.description, { exact: true })).toHaveValue(
          'وصف كُتب دون اتصال',
        )
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.published)).toBeVisible()
        const published = (await publicTitles(request)).filter((one) => one === `${title} جديدة`)
        expect(published).toHaveLength(1)
      },
    )

    // RECORD-9
    test(
      'on a phone what is said of the connection stands above the save bar',
      anyWidthFullRun,
      async ({ page, context, site }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await signIn(page, site)
        await openFirst(page, '/admin/services')
        await showArabic(page)
        await loseNetwork(page, context, text)
        const title = page.getByLabel(text.label)
        await title.fill(`${await title.inputValue()} ١`)
        const status = page.locator('form').getByText(text.keptAt)
        await expect(status).toBeVisible()
        await expectChipAbove(page, text, status.locator('..'))
      },
    )

    // LIST-9
    test(
      'on a phone what is said of the connection stands above the bar of the chosen rows',
      anyWidthFullRun,
      async ({ page, context, site, request }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await loseNetwork(page, context, text)
        await page.getByRole('checkbox').first().focus()
        await page.keyboard.press('Space')
        const bar = page.getByRole('region', { name: text.bulk })
        await expectChipAbove(page, text, bar)
        // One line, which is drawn along.
        expect((await bar.boundingBox())?.height).toBeLessThan(80)
      },
    )

    // OFFLINE-14
    test(
      'what somebody else saved meanwhile is shown before anything is published',
      fullRun,
      async ({ page, context, site, request }) => {
        const other = await otherEditor(request)
        const driver = await other.add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await loseNetwork(page, context, text)
        await editLink(page, text, title).click()
        await page.getByLabel(text.label).fill(`${title} لي`)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        await other.save(driver, `${title} لغيري`)

        await context.setOffline(false)
        await page.getByRole('button', { name: text.save, exact: true }).click()
        const conflict = page.getByRole('dialog', { name: text.conflict })
        await expect(conflict.getByText(`${title} لغيري`)).toBeVisible()
        await expect(conflict.getByText(`${title} لي`)).toBeVisible()
        expect(await publicTitles(request)).toContain(`${title} لغيري`)
        await conflict.getByRole('button', { name: text.saveChoices }).click()
        await expect(page.getByText(text.published)).toBeVisible()
        await expect.poll(() => publicTitles(request)).toContain(`${title} لي`)
      },
    )

    // OFFLINE-13, OFFLINE-16, OFFLINE-17, OFFLINE-18
    test(
      'the dashboard is as last known, a list that was never seen says so; signing out leaves nothing, after naming the drafts',
      fullRun,
      async ({ page, context, site, request }) => {
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await page.goto('/admin/')
        await expect(page.getByRole('region', { name: text.overTime })).toBeVisible()
        await context.setOffline(true)
        await page.reload()
        await closeNotice(page, text)
        await expect(page.getByText(text.figuresSince)).toBeVisible()
        await expect(page.getByRole('region', { name: text.overTime })).toBeVisible()
        await page.goto('/admin/Clients')
        await closeNotice(page, text)
        await expect(page.getByRole('alert').filter({ hasText: text.neverSeen })).toBeVisible()
        await expect(page.getByRole('button', { name: text.retry })).toBeVisible()

        await page.goto('/admin/drivers')
        await closeNotice(page, text)
        await editLink(page, text, title).click()
        await page.getByLabel(text.label).fill(`${title} متروكة`)
        await expect(page.getByText(text.keptAt)).toBeVisible()
        expect(await keptEntries(page)).toBeGreaterThan(1)
        await page.getByRole('button', { name: text.account }).click()
        await page.getByRole('button', { name: text.signOut }).click()
        const dialog = page.getByRole('dialog', { name: text.unsaved })
        await expect(dialog.getByText(`${title} متروكة`)).toBeVisible()
        await dialog.getByRole('button', { name: text.stay }).click()
        await page.getByRole('button', { name: text.account }).click()
        await page.getByRole('button', { name: text.signOut }).click()
        await dialog.getByRole('button', { name: text.leave }).click()
        await expect(page.getByText(text.needsConnection)).toBeVisible()
        await expect.poll(() => keptEntries(page)).toBe(0)
        expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
        expect((await context.cookies()).filter(({ name }) => name.endsWith('Token'))).toEqual([])

        await page.goto('/admin/drivers')
        await closeNotice(page, text)
        await expect(page).toHaveURL(/\/login\?redirect=/)
        await expect(page.getByText(text.needsConnection)).toBeVisible()
      },
    )

    // OFFLINE-15, WORK-5, WORK-13
    test(
      'what is assigned to a person, their filters, a board and what they type are there without a network',
      fullRun,
      async ({ page, context, site }) => {
        const name = `زائر ${randomUUID().slice(0, 6)}`
        const applicant = `متقدم ${randomUUID().slice(0, 6)}`
        await submitMessage(site, { name })
        await submitApplication(site, applicant)
        await signIn(page, site)
        await page.goto('/admin/messages')
        await page.getByRole('link', { name }).click()
        await page.getByRole('button', { name: text.take }).click()
        await expect(page.getByRole('button', { name: text.take })).toBeHidden()
        await page.goto('/admin/')
        const mine = page.getByRole('region', { name: text.mine, exact: true })
        await mine.getByRole('link', { name: text.ownMessages }).click()
        const filter = page.getByLabel(text.assignee, { exact: true })
        await expect(filter.locator('option:checked')).toHaveText(text.own)
        await expect(page.getByRole('link', { name })).toBeVisible()
        const narrowed = page.url()
        // An answer is stored a moment after it is shown.
        const ownMessages = '/api/Admin/messages?assigneeId='
        await expect
          .poll(async () => (await keptKeys(page)).some((key) => key.startsWith(ownMessages)))
          .toBe(true)
        const board = `/admin/associated-job?view=board&search=${encodeURIComponent(applicant)}`
        await page.goto(board)
        const card = page.getByRole('listitem').filter({ hasText: applicant })
        await expect(card).toBeVisible()
        await expect.poll(() => missingStaffFiles(page), { timeout: 60_000 }).toEqual([])

        await context.setOffline(true)
        await page.reload()
        await closeNotice(page, text)
        await expect(card).toBeVisible()
        await expect(page.getByText(text.savedSince)).toBeVisible()
        await expect(card.getByRole('button')).toBeDisabled()
        await page.goto(narrowed)
        await closeNotice(page, text)
        await expect(filter.locator('option:checked')).toHaveText(text.own)
        await page.getByRole('link', { name }).click()
        await expect(page.getByLabel(text.note)).toBeVisible()
        const before = await keptEntries(page)
        await page.getByLabel(text.note).fill('يرجى الاتصال غدًا')
        await expect.poll(() => keptEntries(page)).toBeGreaterThan(before)
        await page.reload()
        await closeNotice(page, text)
        await expect(page.getByLabel(text.note)).toHaveValue('يرجى الاتصال غدًا')
        await page.goto('/admin/')
        await closeNotice(page, text)
        await expect(mine.getByRole('link', { name })).toBeVisible()
      },
    )

    test(
      'a list kept by a session that is over gives way to the sign-in',
      anyWidthFullRun,
      async ({ page, context, site, request }) => {
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await expect.poll(() => keptEntries(page)).toBeGreaterThan(0)
        const ended = (await context.cookies()).filter(({ name }) => name.endsWith('Token'))
        await context.addCookies(ended.map((cookie) => ({ ...cookie, value: 'ended' })))
        await page.reload()
        await expect(page).toHaveURL(/\/login\?redirect=/)
        await expect(page.locator('input[type="password"]')).toBeVisible()
        await expect(page.getByText(title)).toHaveCount(0)
        await expect.poll(() => keptEntries(page)).toBe(0)
      },
    )

    // OFFLINE-17
    test(
      'what a session leaves behind goes at the next start, be it the home page',
      fullRun,
      async ({ page, context, site, request }) => {
        await (await otherEditor(request)).add(title)
        await signIn(page, site)
        await seeDrivers(page, title)
        await expect.poll(() => keptEntries(page)).toBeGreaterThan(0)
        // The page that keeps it is gone before it could purge.
        await page.close()
        await context.clearCookies({ name: /Token$/ })

        const visitor = await context.newPage()
        await visitor.goto('/')
        await expect.poll(() => keptEntries(visitor)).toBe(0)
        await expect
          .poll(() =>
            visitor.evaluate(() =>
              ['profile', 'private-data'].map((key) => localStorage.getItem(key)),
            ),
          )
          .toEqual([null, null])
      },
    )
  })
}
