import type { QuotationLine } from '#contract/quotation/quotation-line.ts'

/** A line of a quotation list with all that one may have. */
export const sampleLine: QuotationLine = {
  product: 'axial-plate-fan',
  code: 'NAX-800/4',
  point: { airflow: 12_000, pressure: 450, speed: 1450 },
  quantity: 3,
  note: 'للطابق الثاني',
}

/** One for a product that the catalogue does not have, with no more than a line must have. */
export const goneLine = { product: 'gone-fan', quantity: 1 }

/** The fields of a request for a quotation that breaks no rule. */
export const sampleQuotation = (lines: unknown = [sampleLine, goneLine]) => ({
  Name: 'سارة أحمد',
  Email: 'sara@example.com',
  PhoneNumber: '+201012345678',
  MessageContent: '',
  Lines: JSON.stringify(lines),
})
