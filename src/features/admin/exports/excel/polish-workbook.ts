import { CFB } from 'xlsx'
import type { Direction } from '#contract/locale.ts'
import { cellFormats } from './cell-formats.ts'

interface Entry {
  content: Uint8Array
  size: number
}

/** The part of the package's CFB that is used here; it comes without types. */
interface Archive {
  read: (bytes: Uint8Array, options: { type: 'array' }) => object
  find: (archive: object, path: string) => Entry | null
  write: (
    archive: object,
    options: { type: 'array'; fileType: 'zip'; compression: true },
  ) => ArrayLike<number>
}

const zip = CFB as Archive

/**
 * Adds to a workbook what its writer cannot: a bold heading that stays in sight, text at the top of its cell in the
 * right direction, and the mark that keeps a text from becoming a formula when it is edited.
 */
export function polishWorkbook(
  workbook: Uint8Array,
  direction: Direction,
): Uint8Array<ArrayBuffer> {
  const archive = zip.read(workbook, { type: 'array' })
  rewrite(archive, '/xl/styles.xml', (xml) => withCellStyles(withBoldFont(xml), direction))
  rewrite(archive, '/xl/worksheets/sheet1.xml', withFrozenHeading)
  return Uint8Array.from(zip.write(archive, { type: 'array', fileType: 'zip', compression: true }))
}

function rewrite(archive: object, path: string, change: (xml: string) => string): void {
  const entry = zip.find(archive, path)
  if (entry === null) throw new Error(`The workbook lacks ${path}`)
  entry.content = new TextEncoder().encode(
    change(new TextDecoder().decode(Uint8Array.from(entry.content))),
  )
  entry.size = entry.content.length
}

/** The font after the only one that there is. */
function withBoldFont(xml: string): string {
  return xml.replace(
    /<fonts count="1">(<font>)(.*?<\/font>)<\/fonts>/,
    '<fonts count="2">$1$2$1<b/>$2</fonts>',
  )
}

function withCellStyles(xml: string, direction: Direction): string {
  // Excel's 1 is left to right, 2 right to left; without a mark a phone number's '+' goes to the wrong end.
  const ownSide = direction === 'rtl' ? 'right' : 'left'
  const text = `<alignment vertical="top" wrapText="1" readingOrder="${direction === 'rtl' ? 2 : 1}"/>`
  const ltr = `<alignment horizontal="${ownSide}" vertical="top" readingOrder="1"/>`
  const top = '<alignment vertical="top"/>'
  const styles: [format: string, attributes: string, inside: string][] = [
    [cellFormats.header, 'fontId="1" applyFont="1"', text],
    [cellFormats.text, 'fontId="0" quotePrefix="1"', text],
    [cellFormats.ltr, 'fontId="0" quotePrefix="1"', ltr],
    [cellFormats.number, 'fontId="0"', top],
    [cellFormats.wholeNumber, 'fontId="0"', top],
    [cellFormats.year, 'fontId="0"', top],
    [cellFormats.date, 'fontId="0"', top],
    [cellFormats.moment, 'fontId="0"', top],
  ]
  return styles.reduce((changed, [format, attributes, inside]) => {
    const id = builtIn[format] ?? customId(changed, format)
    const plain = new RegExp(`<xf numFmtId="${id}" fontId="0"([^>]*)/>`)
    return changed.replace(
      plain,
      `<xf numFmtId="${id}" ${attributes}$1 applyAlignment="1">${inside}</xf>`,
    )
  }, xml)
}

/** Formats that have a number of their own in every workbook. */
const builtIn: Partial<Record<string, string>> = {
  [cellFormats.text]: '49',
  [cellFormats.wholeNumber]: '3',
  [cellFormats.year]: '1',
}

function customId(xml: string, format: string): string | undefined {
  return [...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].find(
    ([, , code]) => code === format,
  )?.[1]
}

function withFrozenHeading(xml: string): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return xml.replace(/<sheetView ([^>]*)\/>/, `<sheetView $1>${pane}</sheetView>`)
}
