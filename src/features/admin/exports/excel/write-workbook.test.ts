import { expect, test } from 'vitest'
import { CFB, read, utils, type WorkBook } from 'xlsx'
import type { ExportTable } from '../export-table.ts'
import { writeWorkbook } from './write-workbook.ts'

const moment = new Date(2026, 10, 21, 10, 45)

function tableOf(rows: ExportTable['rows'], direction: 'rtl' | 'ltr' = 'rtl'): ExportTable {
  return {
    company: 'نسائم',
    title: 'العملاء / Clients [all]',
    takenAt: 'سجلان',
    narrowing: 'البحث: =1+1',
    aboutTitle: 'About',
    pageText: '',
    language: direction === 'rtl' ? 'ar' : 'en',
    direction,
    columns: [
      { header: 'الاسم', kind: 'text', width: 1 },
      { header: 'الهاتف', kind: 'ltr', width: 1 },
      { header: 'العدد', kind: 'number', width: 1 },
      { header: 'اليوم', kind: 'date', width: 1 },
      { header: 'الوقت', kind: 'moment', width: 1 },
      { header: 'السنة', kind: 'year', width: 1 },
    ],
    rows,
  }
}

const cell = (value: string | number | Date | null) => ({ text: String(value ?? ''), value })
const rowOf = (name: string) => [
  cell(name),
  cell('+201012345678'),
  cell(1234.5),
  cell('2026-11-21'),
  cell(moment),
  cell(2024),
]

const open = (table: ExportTable): WorkBook =>
  read(writeWorkbook(table), { type: 'array', cellDates: true, cellFormula: true, cellNF: true })

function sheetOf(book: WorkBook) {
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet')
  return sheet
}

// EXPORT-5
test.each([
  ['rtl', true],
  ['ltr', false],
] as const)('a sheet in %s is read from its own side', (direction, rightToLeft) => {
  const book = open(tableOf([rowOf('شركة النيل')], direction))
  expect(Boolean(book.Workbook?.Views?.[0]?.RTL)).toBe(rightToLeft)
  expect(book.SheetNames).toEqual(['العملاء   Clients  all', 'About'])
})

// EXPORT-1
test('a second sheet tells whose list it is and what it was narrowed by, as texts', () => {
  const sheet = open(tableOf([])).Sheets.About
  if (!sheet) throw new Error('The workbook tells nothing about its list.')
  const lines = utils.sheet_to_json<string[]>(sheet, { header: 1 }).flat()
  expect(lines).toEqual(['نسائم', 'العملاء / Clients [all]', 'البحث: =1+1', 'سجلان'])
  expect(sheet.A3).toMatchObject({ t: 's', z: '@' })
})

// EXPORT-4
test('numbers and dates come back as such, in the columns of the list', () => {
  const sheet = sheetOf(open(tableOf([rowOf('شركة النيل')])))
  expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual([
    'الاسم',
    'الهاتف',
    'العدد',
    'اليوم',
    'الوقت',
    'السنة',
  ])
  expect(sheet.A2).toMatchObject({ t: 's', v: 'شركة النيل', z: '@' })
  expect(sheet.B2).toMatchObject({ t: 's', v: '+201012345678' })
  expect(sheet.C2).toMatchObject({ t: 'n', v: 1234.5 })
  expect(sheet.D2).toMatchObject({ t: 'd', w: '2026-11-21' })
  expect(sheet.E2).toMatchObject({ t: 'd', w: '2026-11-21 10:45' })
  expect(sheet.F2).toMatchObject({ t: 'n', v: 2024, w: '2024' })
})

// EXPORT-4
test.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '=HYPERLINK("https://a.example")'])(
  'the text %j stays a text',
  (text) => {
    const name = sheetOf(open(tableOf([rowOf(text)]))).A2 as { t: string; v: string; f?: string }
    expect(name.t).toBe('s')
    expect(name.f).toBeUndefined()
    expect(name.v).toBe(text.replace('\t', ''))
  },
)

test('what is missing is an empty cell, and invisible marks are gone', () => {
  const sheet = sheetOf(open(tableOf([[cell('\u200f\u2068أحمد\u2069\u0007'), cell(null)]])))
  expect(sheet.A2).toMatchObject({ v: 'أحمد' })
  expect(sheet.B2).toBeUndefined()
})

test('a text longer than a cell of Excel is cut, not refused', () => {
  const sheet = sheetOf(open(tableOf([rowOf('ن'.repeat(40_000))])))
  expect((sheet.A2 as { v: string }).v).toHaveLength(32_767)
})

test('texts are marked as such, phone numbers read from left to right, the heading stays', () => {
  const archive = CFB.read(writeWorkbook(tableOf([rowOf('=1')])), { type: 'array' })
  const part = (path: string) =>
    new TextDecoder().decode(Uint8Array.from(CFB.find(archive, path).content))
  const styles = part('/xl/styles.xml')
  expect(styles).toMatch(/numFmtId="49"[^>]*quotePrefix="1"[^>]*><alignment[^>]*readingOrder="2"/)
  expect(styles).toMatch(/quotePrefix="1"[^>]*><alignment horizontal="right"[^>]*readingOrder="1"/)
  expect(styles).toContain('<b/>')
  expect(part('/xl/worksheets/sheet1.xml')).toMatch(/rightToLeft="1"><pane ySplit="1"/)
})
