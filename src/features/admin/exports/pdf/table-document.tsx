import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { lightColors } from '#src/theme/tokens.ts'
import type { ExportCell, ExportColumn, ExportTable } from '../export-table.ts'
import { pdfFontStack } from './pdf-font-stack.ts'
import { leftToRight, printableText, textDirection } from './printable-text.ts'

/** A word is never cut with a hyphen, which Arabic does not know and an address must not have. */
const noHyphens = 10_000
/** Columns that an upright sheet has room for. */
const uprightColumns = 5
/** Characters of a row that surely fits one page; a longer one may go on on the next. */
const longRow = 1_200

/** Points. */
const margin = 28
/** Points between the margins, and of a letter of middling width. */
const sheetWidth = { portrait: 539, landscape: 785 }
const letterWidth = 5.2
type Style = ComponentProps<typeof View>['style']

const inkless = new RegExp(`([${leftToRight}\\n])`)

const ownSide = { rtl: 'right', ltr: 'left' } as const
const reading = { rtl: 'row-reverse', ltr: 'row' } as const

const styles = StyleSheet.create({
  page: {
    fontFamily: pdfFontStack,
    fontSize: 9,
    color: lightColors.ink,
    padding: margin,
  },
  head: { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10 },
  company: { fontSize: 10, color: lightColors.inkSoft },
  title: { fontSize: 15, fontWeight: 700 },
  small: { fontSize: 8, color: lightColors.inkSoft },
  headings: { backgroundColor: lightColors.band, color: lightColors.white, fontWeight: 700 },
  row: { borderBottomWidth: 0.5, borderBottomColor: lightColors.line },
  // Not on the page: its layout would multiply the height of the foot's lines once more.
  cell: {
    fontSize: 9,
    lineHeight: 1.45,
    flexBasis: 0,
    // A line stands at the top of its height.
    paddingTop: 7,
    paddingBottom: 1,
    paddingHorizontal: 5,
  },
  // In no font of ours: at its full size, another font's height would push the line down.
  inkless: { fontSize: 1 },
  foot: { paddingTop: 8, justifyContent: 'space-between' },
})

/** A list as a document: company, title and headings on every page, its number and the day below. */
export function TableDocument({ table }: { table: ExportTable }) {
  const { columns, rows, direction } = table
  return (
    <Document
      title={table.title}
      author={table.company}
      creator={table.company}
      producer={table.company}
      language={table.language}
    >
      <Page
        size="A4"
        orientation={orientationOf(columns)}
        style={styles.page}
        layout={({ pageNumber, totalPages, children }) => (
          <>
            {children}
            <Foot table={table} page={pageText(table, pageNumber ?? 1, totalPages)} />
          </>
        )}
      >
        <Head table={table} />
        {rows.map((cells, at) => (
          <View
            key={at}
            wrap={cells.reduce((sum, { text }) => sum + text.length, 0) > longRow}
            style={[styles.row, { flexDirection: reading[direction] }]}
          >
            {columns.map((column, cell) => (
              <Cell key={cell} column={column} table={table} cell={cells[cell]} />
            ))}
          </View>
        ))}
      </Page>
    </Document>
  )
}

function orientationOf(columns: ExportColumn[]) {
  return columns.length > uprightColumns ? 'landscape' : 'portrait'
}

/** What stands above the rows of each page. */
function Head({ table }: { table: ExportTable }) {
  const { columns, direction } = table
  const across = { flexDirection: reading[direction] }
  return (
    <View fixed>
      <View style={[styles.head, across]}>
        <Line style={styles.title} text={table.title} table={table} />
        <Line style={styles.company} text={table.company} table={table} />
      </View>
      <View style={[styles.headings, across]}>
        {columns.map((column, at) => (
          <Cell key={at} column={column} table={table} cell={{ text: column.header }} />
        ))}
      </View>
    </View>
  )
}

function pageText({ pageText: text }: ExportTable, page: number, total = page): string {
  return text.replace('{page}', String(page)).replace('{total}', String(total))
}

/** What stands below the rows of each page. */
function Foot({ table, page }: { table: ExportTable; page: string }) {
  return (
    <View style={[styles.foot, { flexDirection: reading[table.direction] }]}>
      <Line style={styles.small} text={table.takenAt} table={table} />
      <Line style={styles.small} text={page} table={table} />
    </View>
  )
}

interface CellProps {
  column: ExportColumn
  table: ExportTable
  cell: Pick<ExportCell, 'text'> | undefined
}

function Cell({ column, table, cell }: CellProps) {
  return (
    <View style={[styles.cell, { flexGrow: column.width }]}>
      <Line text={cell?.text ?? ''} table={table} widest={lettersOf(column, table)} />
    </View>
  )
}

/** Letters that a line of a column has room for. */
function lettersOf({ width }: ExportColumn, { columns }: ExportTable): number {
  const share = width / columns.reduce((sum, column) => sum + column.width, 0)
  return Math.max(4, Math.floor((sheetWidth[orientationOf(columns)] * share - 10) / letterWidth))
}

interface LineProps {
  text: string
  table: ExportTable
  widest?: number
  style?: Style
}

/** A text in its own direction, at the side where the page's language begins. */
function Line({ text, table, widest = 100, style }: LineProps) {
  const printable = printableText(text, widest)
  return (
    <Text
      hyphenationPenalty={noHyphens}
      style={[
        style ?? {},
        { direction: textDirection(printable), textAlign: ownSide[table.direction] },
      ]}
    >
      {printable.split(inkless).map((part, at) =>
        inkless.test(part) ? (
          <Text key={at} style={styles.inkless}>
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </Text>
  )
}
