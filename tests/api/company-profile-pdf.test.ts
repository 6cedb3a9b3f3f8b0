import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, type Localized } from '#contract/locale.ts'
import { loadSampleContent } from '#sample/load-sample-content.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { pictureKey, picturesOf } from '#src/features/admin/company-profile/document/profile.ts'
import {
  loadProfileContent,
  type ProfileContent,
} from '#src/features/admin/company-profile/profile-content.ts'
import {
  type MadeProfile,
  renderProfile,
} from '#src/features/admin/company-profile/render-profile.tsx'
import type { PdfFont } from '#src/ui/documents/pdf/load-pdf-fonts.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
/** The sample company's content as visitors read it. */
let contents: Localized<ProfileContent>

beforeAll(async () => {
  server = await createTestServer('SQLite', { empty: true })
  await loadSampleContent(server.db, { seedDir: 'sample', files: server.files })
  const read = (language: Language) =>
    loadProfileContent(
      createApiClient(language, async (address, { headers }) => {
        const answer = await server.app.inject({
          url: address,
          headers: Object.fromEntries(new Headers(headers)),
        })
        return new Response(answer.body, { status: answer.statusCode })
      }),
    )
  const [ar, en] = await Promise.all([read('ar'), read('en')])
  contents = { ar, en }
}, 120_000)
afterAll(() => server.close())

const sampleProfile = (language: Language) => structuredClone(contents[language])

const locate = createRequire(import.meta.url).resolve

const loadFonts = (): Promise<PdfFont[]> =>
  Promise.all(
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

/** A grey dot; what it shows does not matter. */
const dot =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

interface Sheet {
  /** Pieces in the order in which they are read, without the room between them; see `without`. */
  text: string
  fonts: Set<string>
  pictures: number
}

type Shown = number | { unicode: string }

/** A mark of direction, which is in no font that could be embedded, comes as a blank. */
const hasInk = ([shown]: [Shown[]]) =>
  shown.some((glyph) => typeof glyph === 'object' && glyph.unicode.trim() !== '')

async function sheetsOf({ file }: MadeProfile): Promise<Sheet[]> {
  const data = new Uint8Array(await file.arrayBuffer())
  const document = await getDocument({ data, verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const { fnArray, argsArray } = await page.getOperatorList()
    const fonts = new Set<string>()
    let [pictures, fontName] = [0, '']
    for (const [at, operation] of fnArray.entries()) {
      if (operation === OPS.paintImageXObject) pictures += 1
      if (operation === OPS.setFont) {
        const font = page.commonObjs.get((argsArray[at] as [string])[0]) as {
          name: string
          missingFile?: boolean
        }
        fontName = font.missingFile ? `${font.name} is missing` : font.name
      }
      if (operation === OPS.showText && hasInk(argsArray[at] as [Shown[]])) fonts.add(fontName)
    }
    sheets.push({ text: without(text), fonts, pictures })
  }
  await document.destroy()
  return sheets
}

async function render(
  language: Language,
  change: (content: ReturnType<typeof sampleProfile>) => void = () => undefined,
) {
  const content = sampleProfile(language)
  change(content)
  const pictures = new Map(picturesOf(content).map((one) => [pictureKey(...one), dot]))
  const made = await renderProfile({ language, content, pictures, day: '2026-11-26' }, loadFonts)
  return { made, sheets: await sheetsOf(made) }
}

/**
 * As another program gives it: without the room between words, and without alef, which it may put before or behind a lam
 * that is drawn in one sign with it.
 */
const without = (text: string) => text.replace(/[\sاأإآ]/g, '')

/** A text's Arabic parts, which another program may give apart from what is between them; an English text whole. */
const partsOf = (text: string) =>
  /[\u0621-\u064a]/.test(text) ? text.split(/[^\u0621-\u0652 ]+/).map(without) : [without(text)]

const words = {
  ar: {
    title: 'ملف تعريف الشركة',
    month: 'نوفمبر',
    parts: [
      'من نحن',
      'الرسالة والرؤية والقيم',
      'الخدمات',
      'المراوح',
      'المشاريع',
      'العملاء والشهادات',
      'اتصل بنا',
    ],
  },
  en: {
    title: 'Company profile',
    month: 'November',
    parts: [
      'About us',
      'Mission, vision and values',
      'Services',
      'Fans',
      'Projects',
      'Clients and certificates',
      'Contact',
    ],
  },
} as const

// PROFILE-1, PROFILE-6
describe.each(languages)('the company profile in %s', { timeout: 120_000 }, (language) => {
  const text = words[language]
  let made: MadeProfile
  let sheets: Sheet[]
  beforeAll(async () => ({ made, sheets } = await render(language)), 120_000)

  it('has some twelve pages, and says how many', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(8)
    expect(sheets.length).toBeLessThanOrEqual(14)
    expect(made.pages).toBe(sheets.length)
  })

  it('begins with the company, its kind and its day', () => {
    const { companyName } = sampleProfile(language).settings[0] ?? { companyName: '?' }
    for (const told of [companyName, text.title, text.month])
      expect(sheets[0]?.text).toContain(without(told))
  })

  it('names in its contents the page on which each part begins', () => {
    const company = without(sampleProfile(language).settings[0]?.companyName ?? '?')
    const listed = sheets[1]?.text ?? ''
    for (const part of text.parts) {
      const begins = `${company}${without(part)}`
      const page = sheets.findIndex((sheet, at) => at > 1 && sheet.text.startsWith(begins))
      expect(page, part).toBeGreaterThan(1)
      expect(listed, part).toMatch(new RegExp(`${without(part)}${page + 1}(?!\\d)`))
    }
  })

  it('shows every record of the content once, with its figures', () => {
    const all = sheets
      .slice(2)
      .map((sheet) => sheet.text)
      .join('')
    const { services, products, projects, certificates, branches } = sampleProfile(language)
    for (const { title } of [...services, ...products, ...projects, ...certificates])
      for (const part of partsOf(title)) expect(all.includes(part), part).toBe(true)
    for (const { quantities } of projects)
      for (const { label } of quantities.slice(0, 4))
        for (const part of partsOf(label)) expect(all.includes(part), part).toBe(true)
    for (const { email, phones } of branches)
      for (const told of [email, ...phones]) expect(all.includes(without(told)), told).toBe(true)
    // The smaller figure stands where the language begins.
    expect(all.includes(language === 'ar' ? '136,000–2,500' : '2,500–136,000')).toBe(true)
  })

  it('embeds each font once, and shows a picture wherever the content has one', () => {
    const fonts = new Set(sheets.flatMap((sheet) => [...sheet.fonts]))
    expect([...fonts].filter((name) => name.includes('missing'))).toEqual([])
    expect(fonts.size).toBeLessThanOrEqual(4)
    const shown = sheets.reduce((sum, { pictures }) => sum + pictures, 0)
    expect(shown).toBe(picturesOf(sampleProfile(language)).length)
  })
})

/** Parts that a company may not have filled in. */
const nothing = { services: [], products: [], projects: [], clients: [], certificates: [] }

// PROFILE-1
it('leaves out parts without content, from its contents too', { timeout: 120_000 }, async () => {
  const { sheets } = await render('en', (content) =>
    Object.assign(content, { ...nothing, products: content.products.slice(0, 2) }),
  )
  const listed = sheets[1]?.text ?? ''
  expect(listed).toContain('Fans')
  for (const gone of ['Services', 'Projects', 'certificates']) expect(listed).not.toContain(gone)
})

// PROFILE-6
it(
  'goes on on another page where a text is long, and numbers the pages on',
  { timeout: 120_000 },
  async () => {
    const { sheets, made } = await render('ar', (content) => {
      const [first] = content.about
      if (first) first.about = `${first.about} `.repeat(25)
      Object.assign(content, nothing)
    })
    expect(sheets.length).toBe(made.pages)
    expect(sheets.length).toBeGreaterThan(5)
    expect(sheets[1]?.text).toMatch(new RegExp(`${without('اتصل بنا')}${made.pages}`))
  },
)
