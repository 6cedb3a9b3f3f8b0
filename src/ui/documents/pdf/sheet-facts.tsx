import { StyleSheet, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Direction } from '#contract/locale.ts'
import type { SheetFact } from '../sheet.ts'
import { PdfLine, reading } from './pdf-line.tsx'

const styles = StyleSheet.create({
  facts: { flexWrap: 'wrap', columnGap: 24 },
  fact: {
    justifyContent: 'space-between',
    columnGap: 8,
    paddingTop: 5,
    borderBottomWidth: 0.5,
    borderBottomColor: lightColors.line,
  },
  label: { fontSize: 8.5, lineHeight: 1.45, color: lightColors.inkSoft, flexShrink: 1 },
  text: { fontSize: 8.5, lineHeight: 1.45, fontWeight: 700 },
})

/** Points between the margins of a sheet. */
const sheetWidth = 539

/** Figures with their names, in one column or two. */
export function SheetFacts({
  facts,
  direction,
  columns = 2,
}: {
  facts: readonly SheetFact[]
  direction: Direction
  columns?: 1 | 2
}) {
  const across = { flexDirection: reading[direction] }
  const width = columns === 1 ? '100%' : (sheetWidth - 24) / 2
  return (
    <View style={[styles.facts, across]}>
      {facts.map(({ label, text }) => (
        <View key={label} style={[styles.fact, across, { width }]}>
          <PdfLine text={label} direction={direction} style={styles.label} widest={60} />
          <PdfLine text={text} direction={direction} style={styles.text} widest={40} />
        </View>
      ))}
    </View>
  )
}
