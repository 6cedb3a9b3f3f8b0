import type { Client } from '#contract/content/client.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

export function readClient(record: RawRecord, index: number): Client {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    title: textOf(record, 'title'),
    imageUrl: mediaUrl(textOf(record, 'imageUrl')),
    alt: textOf(record, 'alt'),
  }
}
