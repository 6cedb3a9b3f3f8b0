import type { QuotationLine } from './quotation-line.ts'

/** Tells a line from others: the same model at the same working point is one line. */
export function lineKey({
  product,
  code,
  point,
}: Pick<QuotationLine, 'product' | 'code' | 'point'>): string {
  return JSON.stringify([
    product,
    code,
    point && [point.airflow, point.pressure, point.speed, point.power, point.density],
  ])
}
