import type { AssociatedService, Service } from '#contract/content/service.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import { isRecord, type RawRecord } from '../read-envelope.ts'

function readAssociatedService(record: RawRecord, index: number): AssociatedService {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    title: textOf(record, 'title'),
    description: textOf(record, 'description'),
  }
}

/** Reads a service with its associated services; drops one without a slug, which would have no page. */
export function readService(record: RawRecord, index: number): Service | undefined {
  const slug = textOf(record, 'slug')
  if (slug === '') return undefined
  const associated = Array.isArray(record.associated) ? record.associated : []
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    slug,
    formerSlugs: textsOf(record.formerSlugs),
    title: textOf(record, 'title'),
    summary: textOf(record, 'summary'),
    description: textOf(record, 'description'),
    associated: associated.filter(isRecord).map(readAssociatedService),
    imageUrl: mediaUrl(textOf(record, 'imageUrl')),
    alt: textOf(record, 'alt'),
  }
}
