import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { ExportTable } from '../export-table.ts'
import type { PdfFont } from '#src/ui/documents/pdf/load-pdf-fonts.ts'
import { renderTablePdf } from './render-table-pdf.tsx'

const locate = createRequire(import.meta.url).resolve

async function loadFonts(): Promise<PdfFont[]> {
  return Promise.all(
    (['arabic', 'latin'] as const).flatMap((script) =>
      ([400, 700] as const).map(async (weight) => ({
        family: script === 'arabic' ? 'Tajawal Arabic' : 'Tajawal Latin',
        weight,
        file: Uint8Array.from(
          await readFile(
            locate(`@fontsource/tajawal/files/tajawal-${script}-${weight}-normal.woff`),
          ),
        ).buffer,
      })),
    ),
  )
}

const cell = (text: string) => ({ text, value: text })

function tableOf(rows: string[][], direction: 'rtl' | 'ltr' = 'rtl'): ExportTable {
  const arabic = direction === 'rtl'
  return {
    company: arabic ? 'نسائم للمراوح الصناعية والمقاولات' : 'Nasaem Industrial Fans & Contracting',
    title: arabic ? 'الرسائل' : 'Messages',
    takenAt: arabic ? 'أُعدّ في 21 نوفمبر 2026 10:45' : 'Exported on 21 November 2026 10:45',
    narrowing: '',
    aboutTitle: 'About',
    pageText: arabic ? 'صفحة {page} من {total}' : 'Page {page} of {total}',
    language: arabic ? 'ar' : 'en',
    direction,
    columns: [
      { header: arabic ? 'الاسم' : 'Name', kind: 'text', width: 1 },
      { header: arabic ? 'الهاتف' : 'Phone', kind: 'ltr', width: 1 },
      { header: arabic ? 'البريد الإلكتروني' : 'E-mail', kind: 'ltr', width: 1.2 },
      { header: arabic ? 'الرسالة' : 'Message', kind: 'text', width: 2 },
    ],
    rows: rows.map((row) => row.map(cell)),
  }
}

const mixed = [
  [
    'شركة النيل للتكييف HVAC (مصر)',
    '+201012345678',
    'sales.team.department@very-long-name.example',
    'نرجو عرض سعر لمروحة AX-560 بقدرة 7.5 kW والاتصال على +20 101 234 5678 اليوم، شكرًا. مُحَمَّدٌ',
  ],
  [
    'Nile Fans Co. LLC',
    '+966501234567',
    'info@nile.example',
    'Please call عاجل 😀 today. (Thanks!)',
  ],
  [
    'أحمد عبد الرحمن',
    '+201098765432',
    'ahmed@nile.example',
    '١٢٣ مروحة، 45,000 m³/h و 350 Pa — گ چ Şahin',
  ],
]

interface Piece {
  text: string
  /** Points from the sheet's left edge. */
  x: number
  y: number
}

/** The text of each page, as another program reads it. */
async function pagesOf(file: Blob): Promise<Piece[][]> {
  const data = new Uint8Array(await file.arrayBuffer())
  const { promise } = getDocument({ data, verbosity: 0 })
  const document = await promise
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item)) return []
        const [, , , , x, y] = item.transform as number[]
        return [{ text: item.str, x: x ?? 0, y: y ?? 0 }]
      })
    }),
  )
}

const textOf = (page: Piece[] = []) => page.map(({ text }) => text).join('')

function piece(page: Piece[] = [], text: string): Piece {
  const found = page.find((each) => each.text.includes(text))
  if (!found) throw new Error(`'${text}' is not on the page: ${textOf(page)}`)
  return found
}

test.each([
  ['rtl', 'الهاتف', 'صفحة'],
  ['ltr', 'Phone', 'Page'],
] as const)(
  'a list in %s has its headings and its number on every page',
  { timeout: 60_000 },
  async (direction, heading, pageWord) => {
    const rows = Array.from({ length: 30 }, (_, at) => mixed[at % mixed.length] ?? [])
    const pages = await pagesOf(await renderTablePdf(tableOf(rows, direction), loadFonts))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(textOf(page)).toContain(heading)
      expect(textOf(page)).toContain(pageWord)
    }
    const phones = pages.flat().filter(({ text }) => text.includes('+201012345678'))
    expect(phones).toHaveLength(10)
  },
)

test('columns run from the side where the language begins', { timeout: 60_000 }, async () => {
  for (const direction of ['rtl', 'ltr'] as const) {
    const [page] = await pagesOf(await renderTablePdf(tableOf(mixed, direction), loadFonts))
    const phone = piece(page, '+966501234567').x
    const email = piece(page, 'info@nile.example').x
    expect(phone > email, direction).toBe(direction === 'rtl')
  }
})

test('what is hard to draw is drawn', { timeout: 60_000 }, async () => {
  const [page] = await pagesOf(await renderTablePdf(tableOf(mixed), loadFonts))
  const text = textOf(page)
  // Too long for its column: cut, with nothing between.
  expect(text).toContain('department@very-long-')
  expect(text).toContain('name.example')
  // Arabic digits read as Latin ones, a Turkish letter as its nearest; a picture is left out.
  expect(text).toContain('123')
  expect(text).toContain('Sahin')
  expect(text).not.toMatch(/[\u{1f600}?]/u)
})

test(
  'what the list was narrowed by, and each record’s own facts, stand on paper too',
  { timeout: 60_000 },
  async () => {
    const table = tableOf(mixed, 'ltr')
    table.narrowing = 'Search: fan · Status: New'
    table.columns.push({ header: 'Notes', kind: 'text', width: 1, below: true })
    table.rows.forEach((row, at) => row.push(cell(at === 1 ? 'Called back on Sunday' : '')))
    const [page] = await pagesOf(await renderTablePdf(table, loadFonts))
    expect(textOf(page)).toContain('Search: fan · Status: New')
    // One of the three has a note; no heading is made of it.
    expect(page?.filter(({ text }) => text.includes('Notes'))).toHaveLength(1)
    const [note, row, next] = ['Called', 'Nile', 'أحمد'].map((text) => piece(page, text))
    expect(note?.y).toBeLessThan(row?.y ?? 0)
    expect(note?.y).toBeGreaterThan(next?.y ?? Infinity)
  },
)
