import type { Language } from '#contract/locale.ts'
import { lineText } from '#contract/quotation/line-text.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { textIn } from '#contract/text-in.ts'

/** The lines of a message that brings a quotation list; none of any other record. */
export function linesOf(record: object): readonly RequestedLine[] {
  const { lines } = record as { lines?: unknown }
  // The record was read by its schema; one of another collection has no such field.
  return Array.isArray(lines) ? (lines as RequestedLine[]) : []
}

/** The product's name when the request came, or what stood in its address where the catalogue did not have it. */
export const nameOfLine = ({ title, product }: RequestedLine, language: Language): string =>
  textIn(title, language) || product

/** The lines as plain text, one below the other and numbered. */
export function linesText(lines: readonly RequestedLine[], language: Language): string[] {
  return lines.map(
    (line, index) => `${index + 1}. ${lineText(line, nameOfLine(line, language), language)}`,
  )
}

/** The first lines in a few words, for the row of a list. */
export function linesSummary(lines: readonly RequestedLine[], language: Language): string {
  const shown = lines.slice(0, 3).map((line) => `${nameOfLine(line, language)} × ${line.quantity}`)
  return [...shown, ...(lines.length > shown.length ? ['…'] : [])].join(' · ')
}
