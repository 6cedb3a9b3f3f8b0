import { colors } from '#src/theme/tokens.ts'
import type { ExportCell, ExportColumn, ExportKind, ExportTable } from '../export-table.ts'

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
  .${sheetClass} tr:has(+ .below) > td { border-block-end: 0 }
  .${sheetClass} .below { break-before: avoid }
  .${sheetClass} .below > td { padding-block-start: 0; font-size: 9pt }
  .${sheetClass} .below td > span + span { margin-inline-start: 4mm }
  .${sheetClass} > p { margin: 0 0 4mm; color: ${colors.inkSoft} }
  .${sheetClass} .whole { white-space: nowrap }
  .${sheetClass} .lines { white-space: pre-line; overflow-wrap: break-word }
  .${sheetClass} footer { margin-block-start: 4mm; font-size: 8pt; color: ${colors.inkSoft} }
}`

/**
 * Prints a list through the browser (EXPORT-7). The sheet is beside the app for as long as
 * the print dialog is open: a hidden frame would print the page itself on iOS.
 */
export function printTable(table: ExportTable): void {
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)
  const sheet = sheetOf(table)
  const title = document.title
  document.adoptedStyleSheets.push(styles)
  document.body.append(sheet)
  // The browser proposes this as the file's name, and writes it above each page.
  document.title = `${table.title} | ${table.company}`
  addEventListener(
    'afterprint',
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles)
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

function sheetOf({ title, company, narrowing, takenAt, columns, rows }: ExportTable): HTMLElement {
  const head = element('header')
  head.append(element('h1', title), element('span', company))
  const beside = columns.filter(({ below }) => !below)
  const headings = element('tr')
  headings.append(...beside.map(({ header }) => element('th', header, { scope: 'col' })))
  const thead = element('thead')
  thead.append(headings)
  const tbody = element('tbody')
  tbody.append(...rows.flatMap((cells) => rowsOf(cells, columns)))
  const grid = element('table')
  grid.append(thead, tbody)
  const foot = element('footer', takenAt)
  const sheet = element('section', '', { class: sheetClass })
  sheet.append(head, ...(narrowing === '' ? [] : [element('p', narrowing)]), grid, foot)
  return sheet
}

/** A record's row, and the one of what stands below it. */
function rowsOf(cells: ExportCell[], columns: ExportColumn[]): HTMLElement[] {
  const row = element('tr')
  const more = element('td', '', { colspan: String(columns.length) })
  columns.forEach(({ header, kind, below }, at) => {
    const text = cells[at]?.text ?? ''
    const shown = textOf(text, kind)
    if (!below) {
      const cell = element('td')
      cell.append(shown)
      row.append(cell)
    } else if (text !== '') {
      const fact = element('span', `${header}: `)
      fact.append(shown)
      more.append(fact, ' ')
    }
  })
  if (more.childElementCount === 0) return [row]
  const rest = element('tr', '', { class: 'below' })
  rest.append(more)
  return [row, rest]
}

function textOf(text: string, kind: ExportKind): HTMLElement {
  if (kind === 'text') return element('bdi', text, { dir: 'auto', class: 'lines' })
  if (kind === 'ltr') return element('bdi', text, { dir: 'ltr' })
  return element('span', text, { class: 'whole' })
}
