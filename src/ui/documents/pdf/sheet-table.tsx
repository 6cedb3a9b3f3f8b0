import { StyleSheet, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Direction } from '#contract/locale.ts'
import type { SheetColumn } from '../sheet.ts'
import { PdfLine, reading } from './pdf-line.tsx'

const styles = StyleSheet.create({
  headings: { backgroundColor: lightColors.band, color: lightColors.white },
  row: { borderBottomWidth: 0.5, borderBottomColor: lightColors.line },
  chosen: { backgroundColor: lightColors.tealWash },
  cell: { flexBasis: 0, paddingTop: 5, paddingBottom: 1, paddingHorizontal: 4 },
  text: { fontSize: 8, lineHeight: 1.45 },
  bold: { fontSize: 8, lineHeight: 1.45, fontWeight: 700 },
})

/** Letters that a line of the narrowest column has room for. */
const widest = 24

interface SheetTableProps {
  columns: readonly SheetColumn[]
  rows: readonly (readonly string[])[]
  chosen: number | undefined
  direction: Direction
}

/** A table of figures, its headings again on each page. */
export function SheetTable({ columns, rows, chosen, direction }: SheetTableProps) {
  const across = { flexDirection: reading[direction] }
  const cellStyle = ({ width = 1 }: SheetColumn) => [styles.cell, { flexGrow: width }]
  return (
    <View>
      <View fixed wrap={false} style={[styles.headings, across]}>
        {columns.map((column) => (
          <View key={column.header} style={cellStyle(column)}>
            <PdfLine text={column.header} direction={direction} style={styles.bold} />
            <PdfLine text={column.unit ?? ''} direction={direction} style={styles.text} />
          </View>
        ))}
      </View>
      {rows.map((row, at) => (
        <View
          key={at}
          wrap={false}
          style={[styles.row, across, at === chosen ? styles.chosen : {}]}
        >
          {columns.map((column, place) => (
            <View key={column.header} style={cellStyle(column)}>
              <PdfLine
                text={row[place] ?? ''}
                direction={direction}
                widest={widest}
                style={at === chosen ? styles.bold : styles.text}
              />
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
