import type { Driver } from '#contract/content/driver.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

export function readDriver(record: RawRecord, index: number): Driver {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    title: textOf(record, 'title'),
    description: textOf(record, 'description'),
    imageUrl: mediaUrl(textOf(record, 'imageUrl')),
    alt: textOf(record, 'alt'),
  }
}
