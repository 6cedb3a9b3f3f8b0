import type { About } from '#contract/content/about.ts'
import { mediaUrl } from '../media-url.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import { isRecord, type RawRecord } from '../read-envelope.ts'

const separators = /\r?\n|[,،]| - |•/

/** An array, or one text split by line breaks, commas of either script, ' - ' or a bullet (ABOUT-2). */
function splitPoints(value: unknown): string[] {
  return textsOf(typeof value === 'string' ? value.split(separators) : value)
}

function readImages(value: unknown): About['images'] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((image) => {
    const imageUrl = mediaUrl(textOf(image, 'imageUrl', 'image'))
    return imageUrl === '' ? [] : [{ ...extrasOf(image), imageUrl, alt: textOf(image, 'alt') }]
  })
}

/** Reads a record about the company; drops one with none of its four main texts (ABOUT-3). */
export function readAbout(record: RawRecord, index: number): About | undefined {
  const aboutTitle = textOf(record, 'aboutTitle')
  const about = textOf(record, 'about')
  const trustedTitle = textOf(record, 'trustedTitle')
  const tailoredTitle = textOf(record, 'tailoredTitle')
  if (aboutTitle === '' && about === '' && trustedTitle === '' && tailoredTitle === '')
    return undefined
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    aboutTitle,
    about,
    trustedTitle,
    trusted: splitPoints(record.trusted),
    tailoredTitle,
    tailored: splitPoints(record.tailored),
    images: readImages(record.images),
  }
}
