import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { read, utils } from 'xlsx'
import { signIn } from '../support/sign-in.ts'
import { expect, type Page, test } from '../support/site.ts'
import { submitMessage } from '../support/submit.ts'

const texts = {
  ar: {
    menu: 'تصدير وطباعة',
    excel: /^ملف Excel/,
    pdf: /^ملف PDF/,
    print: /^طباعة/,
    clients: 'العملاء',
    name: 'الاسم',
    company: 'اسم الشركة',
    companyName: 'نسائم للمراوح الصناعية والمقاولات',
    page: 'صفحة 1 من 1',
    saved: /حُفظ الملف/,
  },
  en: {
    menu: 'Export and print',
    excel: /^Excel file/,
    pdf: /^PDF file/,
    print: /^Print/,
    clients: 'Clients',
    name: 'Name',
    company: 'Company name',
    companyName: 'Nasaem Industrial Fans & Contracting',
    page: 'Page 1 of 1',
    saved: /has been saved/,
  },
} as const

async function choose(page: Page, menu: string, format: RegExp): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: format }).click()
}

async function download(page: Page, menu: string, format: RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, menu, format)])
  return file
}

async function bytesOf(file: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await file.path()))
}

/** The rows of a workbook's sheet, and the workbook. */
async function openWorkbook(file: Download) {
  const book = read(await bytesOf(file), { type: 'array', cellDates: true, cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet')
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1 })
  return { book, sheet, rows }
}

for (const language of ['ar', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = texts[language]

    test.beforeEach(({ page, site }) => signIn(page, site))

    test('clients as a PDF that another program can read', async ({ page }) => {
      // The PDF writer is a megabyte of code to start.
      test.slow()
      await page.goto('/admin/Clients')
      const file = await download(page, t.menu, t.pdf)
      expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.pdf$/)
      await expect(page.getByText(t.saved)).toBeVisible()
      const { promise } = getDocument({ data: await bytesOf(file), verbosity: 0 })
      const document = await promise
      const { items } = await (await document.getPage(1)).getTextContent()
      const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join('')
      const shown = await page.request.get('/api/Home/GetAllClients', {
        headers: { 'x-lang': language },
      })
      const { data } = (await shown.json()) as { data: { data: { title: string }[] } }
      expect(data.data.length).toBeGreaterThan(3)
      // Readers of a PDF put ligatures and marks of Arabic in an order of their own: letters are compared.
      const letters = (text: string) => [...text.replace(/[\s\u0640\u064b-\u0652]/g, '')].sort()
      for (const { title } of data.data) if (language === 'en') expect(words).toContain(title)
      expect(letters(words)).toEqual(expect.arrayContaining(letters(t.page)))
      if (language === 'en') expect(words).toContain(t.page)
      expect(document.numPages).toBe(1)
    })

    test('settings as an Excel file', async ({ page }) => {
      await page.goto('/admin/settings')
      // That of the branches stands below it.
      await expect(page.getByRole('button', { name: t.menu })).toHaveCount(2)
      const file = await download(page, t.menu, t.excel)
      expect(file.suggestedFilename()).toMatch(/^settings-.*\.xlsx$/)
      const { book, rows } = await openWorkbook(file)
      expect(Boolean(book.Workbook?.Views?.[0]?.RTL)).toBe(language === 'ar')
      expect(rows[0]?.[0]).toBe(t.company)
      expect(rows[1]?.[0]).toBe(t.companyName)
      expect(rows).toHaveLength(2)
    })

    test('messages: exactly those that the search shows, and no formula', async ({
      page,
      site,
    }) => {
      const mark = `${language}${Date.now()}`
      await submitMessage(site, { name: `=1+1 ${mark}`, text: 'نرجو الاتصال على +20 101 234 5678' })
      await submitMessage(site, { name: `أحمد ${mark}`, text: 'Please call us back today.' })
      await submitMessage(site, { name: 'سارة محمود', text: 'رسالة لا يشملها البحث' })
      await page.goto(`/admin/messages?search=${mark}`)
      await expect(page.getByText(`أحمد ${mark}`)).toBeVisible()
      const { sheet, rows } = await openWorkbook(await download(page, t.menu, t.excel))
      expect(rows).toHaveLength(3)
      expect(rows[0]).toContain(t.name)
      expect(rows.slice(1).map(([name]) => name)).toEqual([`أحمد ${mark}`, `=1+1 ${mark}`])
      expect(sheet.A3).toMatchObject({ t: 's', z: '@' })
      expect((sheet.A3 as { f?: string }).f).toBeUndefined()
      // When it came in: a moment that can be computed with.
      const moments = Object.values(sheet).filter((cell) => (cell as { t?: string }).t === 'd')
      expect(moments).toHaveLength(2)
    })

    test('print shows the whole list, and the page as it was afterwards', async ({ page }) => {
      await page.goto('/admin/Clients')
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '')
      })
      await expect(page).toHaveTitle(new RegExp(`^${t.clients}`))
      const title = await page.title()
      await choose(page, t.menu, t.print)
      await expect(page.locator('html[data-printed]')).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1, name: t.clients })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: t.name, exact: true })).toBeVisible()
      await expect(page.getByRole('main')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.getByRole('main')).toBeVisible()
      expect(await page.title()).toBe(title)
    })
  })
}
