import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { read, utils } from 'xlsx'
import { drawPdf } from '../support/draw-pdf.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, fullRun, type Page, test } from '../support/site.ts'
import { submitMessage } from '../support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

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
    reference: 'الرقم المرجعي',
    sentIn: 'لغة الإرسال',
    notes: 'ملاحظات',
    arabic: 'العربية',
    about: 'عن القائمة',
    search: 'بحث',
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
    reference: 'Reference',
    sentIn: 'Language',
    notes: 'Notes',
    arabic: 'Arabic',
    about: 'About this list',
    search: 'Search',
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

/** Readers of a PDF put ligatures and marks of Arabic in an order of their own: letters are compared. */
const letters = (text: string) => [...text.replace(/[\s\u0640\u064b-\u0652]/g, '')].sort()

/** The rows of a workbook's sheet, and the workbook. */
async function openWorkbook(file: Download) {
  const book = read(await bytesOf(file), { type: 'array', cellDates: true, cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet')
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1 })
  return { book, sheet, rows }
}

for (const language of behaviourIn('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = texts[language]

    test.beforeEach(({ page, site }) => signIn(page, site))

    // EXPORT-1
    test('clients as a PDF that another program can read', fullRun, async ({ page }) => {
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
      for (const { title } of data.data) if (language === 'en') expect(words).toContain(title)
      expect(letters(words)).toEqual(expect.arrayContaining(letters(t.page)))
      if (language === 'en') {
        expect(words).toContain(t.page)
        expect(words).toContain(`${data.data.length} records`)
      }
      expect(document.numPages).toBe(1)
    })

    // EXPORT-1
    test('settings as an Excel file', fullRun, async ({ page }) => {
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

    // EXPORT-1, EXPORT-4
    test(
      'messages: exactly those that the search shows, and no formula',
      fullRun,
      async ({ page, site }) => {
        const mark = `${language}${Date.now()}`
        await submitMessage(site, {
          name: `=1+1 ${mark}`,
          text: 'نرجو الاتصال على +20 101 234 5678',
        })
        await submitMessage(site, { name: `أحمد ${mark}`, text: 'Please call us back today.' })
        await submitMessage(site, { name: 'سارة محمود', text: 'رسالة لا يشملها البحث' })
        await page.goto(`/admin/messages?search=${mark}`)
        await expect(page.getByText(`أحمد ${mark}`)).toBeVisible()
        const { book, sheet, rows } = await openWorkbook(await download(page, t.menu, t.excel))
        expect(rows).toHaveLength(3)
        expect(rows[0]?.slice(-3)).toEqual([t.reference, t.sentIn, t.notes])
        expect(rows[1]?.at(-2)).toMatch(/^[0-9A-F]{8}$/)
        expect(rows[1]?.at(-1)).toBe(t.arabic)
        const about = book.Sheets[t.about]
        if (!about) throw new Error('The workbook tells nothing about its list')
        const told = utils.sheet_to_json<string[]>(about, { header: 1 }).flat()
        expect(told).toContain(`${t.search}: ${mark}`)
        expect(rows[0]).toContain(t.name)
        expect(rows.slice(1).map(([name]) => name)).toEqual([`أحمد ${mark}`, `=1+1 ${mark}`])
        expect(sheet.A3).toMatchObject({ t: 's', z: '@' })
        expect((sheet.A3 as { f?: string }).f).toBeUndefined()
        // When it came in: a moment that can be computed with.
        const moments = Object.values(sheet).filter((cell) => (cell as { t?: string }).t === 'd')
        expect(moments).toHaveLength(2)
      },
    )

    // EXPORT-1, EXPORT-7
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

test.describe('as a picture', () => {
  test.use({ language: 'ar' })

  // EXPORT-5
  test(
    'an Arabic PDF begins at the right; among its words a phone number keeps its own order',
    fullRun,
    async ({ page, site, context }) => {
      // The PDF writer is a megabyte of code to start, and so is what draws the file.
      test.slow()
      await signIn(page, site)
      const mark = `pdf${Date.now()}`
      const phone = '+201234567890'
      const words = ['مصر', 'International', 'هاتف', phone]
      await submitMessage(site, { name: mark, text: words.join(' ') })
      await page.goto(`/admin/messages?search=${mark}`)
      await expect(page.getByText(mark).first()).toBeVisible()
      const file = await download(page, texts.ar.menu, texts.ar.pdf)
      const { width, pieces, marksIn } = await drawPdf(context, site.address, await bytesOf(file))
      const find = (text: string) => {
        const found = pieces.find((one) => letters(one.text).join('') === letters(text).join(''))
        if (!found) throw new Error(`'${text}' is not on the page`)
        return found
      }

      // Everything is drawn; the headings are light on a dark band, the first of them at its right end.
      const heading = find(texts.ar.name)
      for (const piece of pieces)
        expect(marksIn(piece, 1, piece.top === heading.top), piece.text).not.toEqual([])
      const band = { ...heading, left: 30, right: width - 30 }
      const light = marksIn(band, 6, true)
      expect(light.length).toBeGreaterThan(5)
      expect(Math.abs((light.at(-1)?.right ?? 0) - heading.right)).toBeLessThan(2)
      expect(width - heading.right).toBeLessThan(40)

      // Each word's ink is where that word stands, and they follow each other from the right.
      const line = words.map(find)
      let end = width
      for (const { text, left, right, ...box } of line) {
        const [ink] = marksIn({ ...box, left: left - 1, right: right + 1 }, width)
        expect(Math.abs((ink?.left ?? 0) - left), text).toBeLessThan(1.5)
        expect(Math.abs((ink?.right ?? 0) - right), text).toBeLessThan(1.5)
        expect(right, text).toBeLessThan(end)
        end = left
      }
      // Of the number, from left to right: the plus, lower than any digit, then the digits.
      const number = find(phone)
      expect(number.text).toBe(phone)
      const [plus = 0, ...digits] = marksIn(number, 0.1).map(({ top, bottom }) => bottom - top)
      expect(digits).toHaveLength(12)
      expect(plus).toBeLessThan(Math.min(...digits) - 1)
    },
  )
})
