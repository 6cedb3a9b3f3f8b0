import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Sheet } from '../sheet.ts'
import type { PdfFont } from './load-pdf-fonts.ts'
import { renderSheet } from './render-sheet.tsx'

const locate = createRequire(import.meta.url).resolve

function loadFonts(): Promise<PdfFont[]> {
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

const words = {
  en: {
    title: 'Axial fan',
    airflow: 'Airflow',
    pressure: 'Static pressure',
    power: 'Motor power',
    model: 'Model',
    sound: 'Sound power',
    efficiency: 'Efficiency',
  },
  ar: {
    title: 'مروحة محورية',
    airflow: 'تدفق الهواء',
    pressure: 'الضغط الساكن',
    power: 'قدرة المحرك',
    model: 'الطراز',
    sound: 'قدرة الصوت',
    efficiency: 'الكفاءة',
  },
}

const curve = {
  label: 'NAX-800/4',
  points: [
    { x: 8_000, y: 420 },
    { x: 12_000, y: 350 },
    { x: 16_000, y: 150 },
  ],
}

function sheetIn(language: keyof typeof words, models = 3): Sheet {
  const text = words[language]
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    company: 'Nasaem',
    title: text.title,
    subtitle: 'NAX-800/4',
    foot: '26 November 2026',
    pageText: '{page} / {total}',
    note: 'ISO 5801',
    parts: [
      { kind: 'facts', facts: [{ label: text.power, text: '4 kW' }] },
      {
        kind: 'chart',
        title: text.pressure,
        chart: {
          curves: [
            curve,
            {
              label: 'NAX-400/4',
              points: [
                { x: 2_000, y: 160 },
                { x: 4_000, y: 40 },
              ],
            },
          ],
          chosen: 'NAX-800/4',
          x: { label: text.airflow, unit: 'm³/h' },
          y: { label: text.pressure, unit: 'Pa' },
          second: {
            axis: { label: text.efficiency, unit: '%' },
            points: curve.points.map(({ x }, at) => ({ x, y: [61, 72, 55][at] ?? 0 })),
          },
          systemLine: [
            { x: 0, y: 0 },
            { x: 10_000, y: 260 },
            { x: 20_000, y: 1_040 },
          ],
          point: { x: 12_000, y: 350 },
          asked: { x: 11_800, y: 340 },
          names: { system: 'S', stall: 'Stalled', point: 'P', asked: 'D' },
        },
      },
      {
        kind: 'drawing',
        title: 'Drawing',
        drawing: {
          width: 400,
          height: 200,
          lines: [
            { path: 'M20,20H380V180H20Z', look: 'body' },
            { path: 'M0,100H400', look: 'axis' },
          ],
          letters: [{ text: 'A', x: 200, y: 10 }],
        },
        facts: [{ label: 'A', text: '940 mm' }],
      },
      { kind: 'list', title: 'Standards', items: ['ISO 5801', 'EN 12101-3'] },
      {
        kind: 'table',
        title: text.sound,
        columns: [
          { header: text.model, width: 2 },
          { header: text.power, unit: 'kW' },
        ],
        rows: Array.from({ length: models }, (_, at) => [`NAX-${at}`, String(at)]),
        chosen: 1,
      },
    ],
  }
}

interface Piece {
  text: string
  /** Points from the sheet's left edge. */
  x: number
}

async function pagesOf(sheet: Sheet): Promise<Piece[][]> {
  const file = await renderSheet(sheet, loadFonts)
  const { promise } = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 })
  const document = await promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: (item.transform as number[])[4] ?? 0 }] : [],
      )
    }),
  )
}

const find = (page: Piece[] = [], text: string) => {
  const found = page.find((piece) => piece.text.includes(text))
  if (!found) throw new Error(`'${text}' is not on ${page.map((piece) => piece.text).join('|')}`)
  return found
}

// SHEET-1, SHEET-2
test.each(['en', 'ar'] as const)(
  'a sheet has its parts on one page, and the chart keeps its direction: %s',
  { timeout: 60_000 },
  async (language) => {
    const [page, more] = await pagesOf(sheetIn(language))
    expect(more).toBeUndefined()
    for (const text of ['NAX-800/4', '4', '940', '12101-3', 'November']) find(page, text)
    expect(find(page, '15,000').x).toBeGreaterThan(find(page, '5,000').x)
    expect(find(page, 'NAX-2').x > 300).toBe(language === 'ar')
  },
)

// CURVE-7
test('a stall is named where the curve in front has one', { timeout: 60_000 }, async () => {
  const sheet = sheetIn('en')
  const parts = sheet.parts.map((part) =>
    part.kind === 'chart'
      ? {
          ...part,
          chart: {
            ...part.chart,
            curves: [{ ...curve, points: [{ x: 4_000, y: 300 }, ...curve.points] }],
          },
        }
      : part,
  )
  const [page] = await pagesOf({ ...sheet, parts })
  find(page, 'Stalled')
  const [falling = []] = await pagesOf(sheet)
  expect(falling.some(({ text }) => text.includes('Stalled'))).toBe(false)
})

// SHEET-1
test('a long table goes on on the next page', { timeout: 60_000 }, async () => {
  const pages = await pagesOf(sheetIn('en', 60))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1)) find(page, 'Model')
  find(pages.at(-1), 'NAX-59')
})
