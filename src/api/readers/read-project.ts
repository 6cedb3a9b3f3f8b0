import type { GalleryImage, Project, Quantity } from '#contract/content/project.ts'
import { projectSectors } from '#contract/content-values.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, numberOf, textOf, textsOf } from '../raw-values.ts'
import { isRecord, type RawRecord } from '../read-envelope.ts'

function readQuantities(value: unknown): Quantity[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .map((entry) => ({ label: textOf(entry, 'label'), value: textOf(entry, 'value') }))
    .filter((quantity) => quantity.value !== '')
}

/** The pictures of a record's list; one without an address is left out. */
function readGallery(value: unknown): GalleryImage[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((image) => {
    const imageUrl = mediaUrl(textOf(image, 'imageUrl'))
    return imageUrl === '' ? [] : [{ ...extrasOf(image), imageUrl, alt: textOf(image, 'alt') }]
  })
}

/** Reads a project; drops one without a slug, which would have no page. */
export function readProject(record: RawRecord, index: number): Project | undefined {
  const slug = textOf(record, 'slug')
  if (slug === '') return undefined
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    slug,
    formerSlugs: textsOf(record.formerSlugs),
    title: textOf(record, 'title'),
    sector: projectSectors.find((sector) => sector === record.sector) ?? 'industry',
    year: numberOf(record, 'year'),
    client: textOf(record, 'client'),
    location: textOf(record, 'location'),
    description: textOf(record, 'description'),
    challenge: textOf(record, 'challenge'),
    solution: textOf(record, 'solution'),
    scope: textsOf(record.scope),
    quantities: readQuantities(record.quantities),
    gallery: readGallery(record.gallery),
    imageUrl: mediaUrl(textOf(record, 'imageUrl')),
    alt: textOf(record, 'alt'),
  }
}
