import { Document, Page, StyleSheet, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { pdfFontStack } from '#brand/pdf-fonts.ts'
import type { Direction } from '#contract/locale.ts'
import type { Sheet, SheetPart } from '../sheet.ts'
import { PdfLine, reading } from './pdf-line.tsx'
import { SheetChartView } from './sheet-chart.tsx'
import { SheetDrawingView } from './sheet-drawing.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetTable } from './sheet-table.tsx'

/** Points. */
const margin = 28

const styles = StyleSheet.create({
  page: { fontFamily: pdfFontStack, fontSize: 9, color: lightColors.ink, padding: margin },
  head: {
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingBottom: 6,
    marginBottom: 10,
    borderBottomWidth: 1.5,
    borderBottomColor: lightColors.teal,
  },
  title: { fontSize: 16, fontWeight: 700 },
  subtitle: { fontSize: 10, lineHeight: 1.45, color: lightColors.tealDeep, fontWeight: 700 },
  company: { fontSize: 9, color: lightColors.inkSoft },
  part: { marginBottom: 12 },
  heading: { fontSize: 10.5, lineHeight: 1.45, fontWeight: 700, marginBottom: 4 },
  text: { fontSize: 9, lineHeight: 1.55 },
  item: { columnGap: 5 },
  small: { fontSize: 7.5, lineHeight: 1.45, color: lightColors.inkSoft },
  foot: { paddingTop: 8, justifyContent: 'space-between' },
})

/** Letters that a line of the sheet has room for. */
const wholeLine = 110

function Part({ part, direction }: { part: SheetPart; direction: Direction }) {
  switch (part.kind) {
    case 'text':
      return (
        <PdfLine text={part.text} direction={direction} style={styles.text} widest={wholeLine} />
      )
    case 'list':
      return part.items.map((item) => (
        <View key={item} style={[styles.item, { flexDirection: reading[direction] }]}>
          <PdfLine text="•" direction={direction} style={styles.text} />
          <PdfLine text={item} direction={direction} style={styles.text} widest={wholeLine} />
        </View>
      ))
    case 'facts':
      return <SheetFacts facts={part.facts} direction={direction} />
    case 'chart':
      return <SheetChartView chart={part.chart} direction={direction} />
    case 'drawing':
      return <SheetDrawingView {...part} direction={direction} />
    case 'table':
      return <SheetTable {...part} chosen={part.chosen} direction={direction} />
  }
}

/** Parts that stand whole on one page, with their headings. */
const isWhole = ({ kind }: SheetPart) => kind !== 'table'

/** A data or selection sheet as a document. */
export function SheetDocument({ sheet }: { sheet: Sheet }) {
  const { direction, company } = sheet
  const across = { flexDirection: reading[direction] }
  const pageText = (page: number, total = page) =>
    sheet.pageText.replace('{page}', String(page)).replace('{total}', String(total))
  return (
    <Document
      title={`${sheet.title} ${sheet.subtitle}`}
      author={company}
      creator={company}
      producer={company}
      language={sheet.language}
    >
      <Page
        size="A4"
        style={styles.page}
        layout={({ pageNumber, totalPages, children }) => (
          <>
            {children}
            <View style={[styles.foot, across]}>
              <PdfLine text={sheet.foot} direction={direction} style={styles.small} />
              <PdfLine
                text={pageText(pageNumber ?? 1, totalPages)}
                direction={direction}
                style={styles.small}
              />
            </View>
          </>
        )}
      >
        <View fixed style={[styles.head, across]}>
          <View>
            <PdfLine text={sheet.title} direction={direction} style={styles.title} />
            <PdfLine text={sheet.subtitle} direction={direction} style={styles.subtitle} />
          </View>
          <PdfLine text={company} direction={direction} style={styles.company} />
        </View>
        {sheet.parts.map((part, at) => (
          <View key={at} style={styles.part} wrap={!isWhole(part)}>
            {part.title !== undefined && (
              <View minPresenceAhead={60}>
                <PdfLine text={part.title} direction={direction} style={styles.heading} />
              </View>
            )}
            <Part part={part} direction={direction} />
          </View>
        ))}
        <PdfLine text={sheet.note} direction={direction} style={styles.small} widest={wholeLine} />
      </Page>
    </Document>
  )
}
