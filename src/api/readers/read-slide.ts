import type { Slide } from '#contract/content/slide.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/**
 * Reads a slide; drops one without an image (HERO-1). `title` becomes the display title: the first of title, nameEn,
 * nameAr and name, or empty, where the page says 'Slide' (HERO-2).
 */
export function readSlide(record: RawRecord, index: number): Slide | undefined {
  const imageUrl = mediaUrl(textOf(record, 'imageUrl', 'image'))
  if (imageUrl === '') return undefined
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    imageUrl,
    alt: textOf(record, 'alt'),
    title: textOf(record, 'title', 'nameEn', 'nameAr', 'name'),
    nameEn: textOf(record, 'nameEn'),
    nameAr: textOf(record, 'nameAr'),
    clickableName: textOf(record, 'clickableName'),
    url: textOf(record, 'url', 'link'),
  }
}
