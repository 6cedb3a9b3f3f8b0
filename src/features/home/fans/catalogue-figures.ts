import type { Certificate } from '#contract/collections/certificates.ts'
import type { Product } from '#contract/collections/products.ts'
import type { Range } from '#contract/collections/visitor-record.ts'

/** The range of all products together, in the unit of the field; undefined where none has a figure. */
export function rangeOfAll(
  products: readonly Pick<Product, 'airflow' | 'pressure'>[],
  field: 'airflow' | 'pressure',
): Range | undefined {
  const ranges = products.map((product) => product[field]).filter(({ maximum }) => maximum > 0)
  if (ranges.length === 0) return undefined
  return {
    minimum: Math.min(...ranges.map(({ minimum }) => minimum)),
    maximum: Math.max(...ranges.map(({ maximum }) => maximum)),
  }
}

/** The certificates that tell what was measured, and by whom. */
export function testsAmong(certificates: readonly Certificate[]): Certificate[] {
  return certificates.filter(({ icon }) => icon === 'university' || icon === 'calibration')
}
