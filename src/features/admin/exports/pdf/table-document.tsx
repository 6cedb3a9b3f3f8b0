import { Document, Page, StyleSheet, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { ExportCell, ExportColumn, ExportTable } from '../export-table.ts'
import { pdfFontStack } from '#brand/pdf-fonts.ts'
import { PdfLine, type PdfStyle, reading } from '#src/ui/documents/pdf/pdf-line.tsx'

/** Columns that an upright sheet has room for. */
const uprightColumns = 5
/** Characters of a row that surely fits one page; a longer one may go on on the next. */
const longRow = 1_200

/** Points. */
const margin = 28
/** Points between the margins, and of a letter of middling width. */
const sheetWidth = { portrait: 539, landscape: 785 }
const letterWidth = 5.2

const styles = StyleSheet.create({
  page: {
    fontFamily: pdfFontStack,
    fontSize: 9,
    color: lightColors.ink,
    padding: margin,
  },
  head: { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10 },
  narrowing: { marginTop: -4, marginBottom: 8 },
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
  more: { flexWrap: 'wrap', columnGap: 14, paddingHorizontal: 5, paddingBottom: 4 },
  fact: { columnGap: 3, maxWidth: '100%' },
  // As in a cell.
  factText: { fontSize: 8, lineHeight: 1.45, flexShrink: 1 },
  foot: { paddingTop: 8, justifyContent: 'space-between' },
})

/** A list as a document: company, title and headings on every page, its number and the day below. */
export function TableDocument({ table }: { table: ExportTable }) {
  const { rows } = table
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
        orientation={orientationOf(table)}
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
            style={styles.row}
          >
            <Row table={table} cells={cells} />
            <Below table={table} cells={cells} />
          </View>
        ))}
      </Page>
    </Document>
  )
}

const beside = ({ columns }: ExportTable) => columns.filter(({ below }) => !below)

function orientationOf(table: ExportTable) {
  return beside(table).length > uprightColumns ? 'landscape' : 'portrait'
}

function Row({ table, cells }: RowProps) {
  const { columns, direction } = table
  return (
    <View style={{ flexDirection: reading[direction] }}>
      {columns.map(
        (column, at) =>
          column.below || <Cell key={at} column={column} table={table} cell={cells[at]} />,
      )}
    </View>
  )
}

/** The facts of a record that have no column on paper, each with its name; empty ones are left out. */
function Below({ table, cells }: RowProps) {
  const { columns, direction } = table
  const across = { flexDirection: reading[direction] }
  const facts = columns.flatMap(({ header, below }, at) => {
    const text = cells[at]?.text ?? ''
    return below && text !== '' ? [{ header, text }] : []
  })
  if (facts.length === 0) return null
  return (
    <View style={[styles.more, across]}>
      {facts.map(({ header, text }) => (
        <View key={header} style={[styles.fact, across]}>
          <Line style={styles.small} text={`${header}:`} table={table} />
          <Line style={styles.factText} text={text} table={table} />
        </View>
      ))}
    </View>
  )
}

/** The lines above the rows of each page. */
function Head({ table }: { table: ExportTable }) {
  const { direction } = table
  const across = { flexDirection: reading[direction] }
  return (
    <View fixed>
      <View style={[styles.head, across]}>
        <Line style={styles.title} text={table.title} table={table} />
        <Line style={styles.company} text={table.company} table={table} />
      </View>
      {table.narrowing !== '' && (
        <View style={[styles.narrowing, across]}>
          <Line style={styles.small} text={table.narrowing} table={table} />
        </View>
      )}
      <View style={[styles.headings, across]}>
        {beside(table).map((column, at) => (
          <Cell key={at} column={column} table={table} cell={{ text: column.header }} />
        ))}
      </View>
    </View>
  )
}

function pageText({ pageText: text }: ExportTable, page: number, total = page): string {
  return text.replace('{page}', String(page)).replace('{total}', String(total))
}

/** The lines below the rows of each page. */
function Foot({ table, page }: { table: ExportTable; page: string }) {
  return (
    <View style={[styles.foot, { flexDirection: reading[table.direction] }]}>
      <Line style={styles.small} text={table.takenAt} table={table} />
      <Line style={styles.small} text={page} table={table} />
    </View>
  )
}

interface RowProps {
  table: ExportTable
  cells: ExportCell[]
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
function lettersOf({ width }: ExportColumn, table: ExportTable): number {
  const share = width / beside(table).reduce((sum, column) => sum + column.width, 0)
  return Math.max(4, Math.floor((sheetWidth[orientationOf(table)] * share - 10) / letterWidth))
}

interface LineProps {
  text: string
  table: ExportTable
  widest?: number
  style?: PdfStyle
}

const Line = ({ table, ...line }: LineProps) => <PdfLine direction={table.direction} {...line} />
