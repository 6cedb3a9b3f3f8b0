import { StyleSheet } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { pdfFontStack } from '#brand/pdf-fonts.ts'

/** Points at the sides of a page. */
export const margin = 40
/** Points between them, on a sheet of A4. */
export const columnWidth = 515

export const styles = StyleSheet.create({
  page: {
    fontFamily: pdfFontStack,
    fontSize: 9.5,
    color: lightColors.ink,
    paddingHorizontal: margin,
    paddingTop: 34,
    paddingBottom: 56,
    backgroundColor: lightColors.white,
  },
  body: { fontSize: 9.5, lineHeight: 1.6, color: lightColors.ink },
  soft: { fontSize: 9, lineHeight: 1.5, color: lightColors.inkSoft },
  small: { fontSize: 8, lineHeight: 1.45, color: lightColors.inkSoft },
  kicker: { fontSize: 9, fontWeight: 700, color: lightColors.teal, marginBottom: 6 },
  title: { fontSize: 21, fontWeight: 700, lineHeight: 1.3, marginBottom: 14 },
  heading: { fontSize: 12.5, fontWeight: 700, lineHeight: 1.4 },
  strong: { fontSize: 9.5, fontWeight: 700, lineHeight: 1.45 },
  figure: { fontSize: 11, fontWeight: 700, lineHeight: 1.3, color: lightColors.tealDeep },
})
