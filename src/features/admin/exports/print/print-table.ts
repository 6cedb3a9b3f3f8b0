import { pageNonce } from '#src/theme/page-nonce.ts'
import { colors } from '#src/theme/tokens.ts'
import type { ExportCell, ExportKind, ExportTable } from '../export-table.ts'

const sheetClass = 'print-sheet'

const css = `
@media screen { .${sheetClass} { display: none } }
@media print {
  @page { size: A4 landscape; margin: 12mm }
  body > :not(.${sheetClass}) { display: none !important }
  html, body { background: ${colors.white} !important }
  .${sheetClass} { color: ${colors.ink}; font-size: 10pt; line-height: 1.5 }
  .${sheetClass} header { display: flex; justify-content: space-between; align-items: baseline; margin-block-end: 4mm }
  .${sheetClass} h1 { margin: 0; font-size: 15pt }
  .${sheetClass} table { inline-size: 100%; border-collapse: collapse; table-layout: auto }
  .${sheetClass} thead { display: table-header-group }
  .${sheetClass} tr { break-inside: avoid }
  .${sheetClass} th, .${sheetClass} td { padding: 1.5mm 2mm; border-block-end: 0.3mm solid ${colors.line}; text-align: start; vertical-align: top; overflow-wrap: break-word }
  .${sheetClass} th { border-block-end-color: ${colors.ink}; font-weight: 700 }
  .${sheetClass} .whole { white-space: nowrap }
  .${sheetClass} .lines { white-space: pre-line; overflow-wrap: break-word }
  .${sheetClass} footer { margin-block-start: 4mm; font-size: 8pt; color: ${colors.inkSoft} }
}`

/**
 * Prints a list through the browser (spec section 2, data tables). The sheet stands beside the app for as long as
 * the print dialog is open: a hidden frame would print the page itself on iOS.
 */
export function printTable(table: ExportTable): void {
  const style = document.createElement('style')
  const nonce = pageNonce()
  if (nonce !== undefined) style.nonce = nonce
  style.textContent = css
  const sheet = sheetOf(table)
  const title = document.title
  document.head.append(style)
  document.body.append(sheet)
  // What the browser proposes as the file's name, and writes above each page.
  document.title = `${table.title} | ${table.company}`
  addEventListener(
    'afterprint',
    () => {
      style.remove()
      sheet.remove()
      document.title = title
    },
    { once: true },
  )
  print()
}

function element(name: string, text = '', attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

function sheetOf({ title, company, takenAt, columns, rows }: ExportTable): HTMLElement {
  const head = element('header')
  head.append(element('h1', title), element('span', company))
  const headings = element('tr')
  headings.append(...columns.map(({ header }) => element('th', header, { scope: 'col' })))
  const thead = element('thead')
  thead.append(headings)
  const tbody = element('tbody')
  tbody.append(
    ...rows.map((cells) => {
      const row = element('tr')
      row.append(...cells.map((cell, at) => cellOf(cell, columns[at]?.kind ?? 'text')))
      return row
    }),
  )
  const grid = element('table')
  grid.append(thead, tbody)
  const foot = element('footer', takenAt)
  const sheet = element('section', '', { class: sheetClass })
  sheet.append(head, grid, foot)
  return sheet
}

function cellOf({ text }: ExportCell, kind: ExportKind): HTMLElement {
  const cell = element('td')
  if (kind === 'text') cell.append(element('bdi', text, { dir: 'auto', class: 'lines' }))
  else if (kind === 'ltr') cell.append(element('bdi', text, { dir: 'ltr' }))
  else cell.append(element('span', text, { class: 'whole' }))
  return cell
}
