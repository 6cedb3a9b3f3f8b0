import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { ExportTable } from '../export-table.ts'
import type { PdfFont } from './pdf-font-stack.ts'
import { renderTablePdf } from './render-table-pdf.tsx'

const locate = createRequire(import.meta.url).resolve

async function loadFonts(): Promise<PdfFont[]> {
  return Promise.all(
    (['arabic', 'latin'] as const).flatMap((script) =>
      ([400, 700] as const).map(async (weight) => ({
        family: script === 'arabic' ? 'Tajawal Arabic' : 'Tajawal Latin',
        weight,
        file: Uint8Array.from(
          await readFile(locate(`@fontsource/tajawal/files/tajawal-${script}-${weight}-normal.woff`)),
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
    takenAt: arabic ? 'أُعدّ في 21 نوفمبر 2026 10:45' : 'Taken on 21 November 2026 10:45',
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
  ['شركة النيل للتكييف HVAC (مصر)', '+201012345678', 'sales.team.department@very-long-name.example', 'نرجو عرض سعر لمروحة AX-560 بقدرة 7.5 kW والاتصال على +20 101 234 5678 اليوم، شكرًا. مُحَمَّدٌ'],
  ['Nile Fans Co. LLC', '+966501234567', 'info@nile.example', 'Please call عاجل 😀 today. (Thanks!)'],
  ['أحمد عبد الرحمن', '+201098765432', 'ahmed@nile.example', '١٢٣ مروحة، 45,000 m³/h و 350 Pa — گ چ Şahin'],
]

async function pagesOf(file: Blob): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

test.each(['rtl', 'ltr'] as const)('tries %s', async (direction) => {
  const file = await renderTablePdf(tableOf(Array.from({length: 40}, (_, i) => mixed[i % 3] ?? []), direction), loadFonts)
  await writeFile(`/tmp/w/exports/try/${direction}.pdf`, new Uint8Array(await file.arrayBuffer()))
  console.log((await pagesOf(file)).map((p) => p.slice(0, 400)))
}, 60_000)
