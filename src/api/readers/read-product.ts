import type { Product, Range } from '#contract/content/product.ts'
import { productTypes } from '#contract/content-values.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, numberOf, textOf, textsOf } from '../raw-values.ts'
import { isRecord, type RawRecord } from '../read-envelope.ts'

function readRange(value: unknown): Range {
  const range = isRecord(value) ? value : {}
  return { minimum: numberOf(range, 'minimum'), maximum: numberOf(range, 'maximum') }
}

/** Reads a range of fans; drops one without a slug, which would have no page. */
export function readProduct(record: RawRecord, index: number): Product | undefined {
  const slug = textOf(record, 'slug')
  if (slug === '') return undefined
  const sizes: unknown[] = Array.isArray(record.sizes) ? record.sizes : []
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    slug,
    formerSlugs: textsOf(record.formerSlugs),
    title: textOf(record, 'title'),
    type: productTypes.find((type) => type === record.type) ?? 'axial',
    description: textOf(record, 'description'),
    airflow: readRange(record.airflow),
    pressure: readRange(record.pressure),
    power: readRange(record.power),
    sizes: sizes.filter((size) => typeof size === 'number'),
    dataSheetUrl: mediaUrl(textOf(record, 'dataSheetUrl')),
    imageUrl: mediaUrl(textOf(record, 'imageUrl')),
    alt: textOf(record, 'alt'),
  }
}
