import type { AddedDescription, CollectionDescription } from '#contract/collections/collection.ts'
import { type FieldDescription, wordOf } from '#contract/collections/field.ts'
import type { TextKind, WordKind } from '#contract/collections/kinds.ts'
import type { PictureOfRecord, VisitorRecord } from '#contract/collections/visitor-record.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { mediaUrl } from './media-url.ts'
import { extrasOf, idOf, numberOf, textOf, textsOf } from './raw-values.ts'
import { isRecord, type RawRecord } from './read-envelope.ts'

type Read = Record<string, unknown>

const separators = /\r?\n|[,،]| - |•/

/** An array, or one text split by line breaks, commas of either script, ' - ' or a bullet (ABOUT-2). */
function readPoints(value: unknown): string[] {
  return textsOf(typeof value === 'string' ? value.split(separators) : value)
}

function readQuantities(value: unknown) {
  return recordsIn(value)
    .map((entry) => ({ label: textOf(entry, 'label'), value: textOf(entry, 'value') }))
    .filter((quantity) => quantity.value !== '')
}

/** The pictures of a record's list; one without an address is left out. */
function readImages(value: unknown): PictureOfRecord[] {
  return recordsIn(value).flatMap((image) => {
    const imageUrl = mediaUrl(textOf(image, 'imageUrl', 'image'))
    return imageUrl === '' ? [] : [{ ...extrasOf(image), imageUrl, alt: textOf(image, 'alt') }]
  })
}

function readRange(value: unknown) {
  const range = isRecord(value) ? value : {}
  return { minimum: numberOf(range, 'minimum'), maximum: numberOf(range, 'maximum') }
}

// Told by its week: an answer that was stored before there were hours has none.
const hasWeek = (value: unknown): value is OpeningHours =>
  isRecord(value) && Array.isArray(value.week)

function recordsIn(value: unknown): RawRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Reads one field of a record; a missing value is empty. */
function readField(record: RawRecord, name: string, field: FieldDescription): Read {
  const value = record[name]
  const names = [name, ...(field.alsoCalled ?? [])]
  switch (field.kind) {
    case 'order':
    case 'service':
    case 'notes':
    case 'person':
    case 'dueDay':
    case 'labels':
    case 'fanModels':
    case 'records':
      return {}
    case 'points':
    case 'phones':
      return { [name]: readPoints(value) }
    case 'quantities':
      return { [name]: readQuantities(value) }
    case 'images':
      return { [name]: readImages(value) }
    case 'range':
      return { [name]: readRange(value) }
    case 'sizes':
      return {
        [name]: Array.isArray(value) ? value.filter((size) => typeof size === 'number') : [],
      }
    case 'year':
    case 'count':
    case 'degrees':
      return { [name]: numberOf(record, ...names) }
    case 'flag':
      return { [name]: value === true }
    case 'openingHours':
      return hasWeek(value) ? { [name]: value } : {}
    case 'choice':
      return { [name]: wordOf(field, textOf(record, name)) }
    case 'slug':
      return { slug: textOf(record, 'slug'), formerSlugs: textsOf(record.formerSlugs) }
    case 'pdf': {
      const url = name.replace(/File$/, 'Url')
      return { [url]: mediaUrl(textOf(record, url)) }
    }
    case 'picture': {
      if (field.as === undefined) return { imageUrl: mediaUrl(textOf(record, 'imageUrl', 'image')) }
      const { picture } = extrasOf({ picture: record[field.as] })
      return picture ? { [field.as]: picture } : {}
    }
    default:
      field.kind satisfies TextKind | WordKind
      return { [name]: textOf(record, ...names) }
  }
}

function readLinks(value: unknown, links: CollectionDescription): unknown[] {
  return recordsIn(value).flatMap((record, index) => {
    const link = readRecord(links, record, index)
    return link ? [{ ...link, count: numberOf(record, 'count') }] : []
  })
}

function readAdded(value: unknown, added: AddedDescription): unknown {
  if (added === 'text') return textOf({ value }, 'value')
  if (added === 'count') return numberOf({ value }, 'value')
  if ('links' in added) return readLinks(value, added.links)
  return recordsIn(value).flatMap((record, index) => readRecord(added, record, index) ?? [])
}

/**
 * Reads a record of a collection, from any source. A missing value is empty. A record is left out when all
 * values that its collection needs are empty. Empty texts stay so: the page says what it shows for them.
 */
export function readRecord<D extends CollectionDescription>(
  { fields, visitors }: D,
  record: RawRecord,
  index: number,
): VisitorRecord<D> | undefined {
  const { picture, ...extras } = extrasOf(record)
  const read: Read = {
    ...extras,
    ...(picture && 'pictureId' in fields && { picture }),
    id: idOf(record, index),
  }
  for (const [name, field] of Object.entries(fields))
    if (field.visitors !== false) Object.assign(read, readField(record, name, field))
  for (const [name, added] of Object.entries(visitors?.added ?? {}))
    read[name] = readAdded(record[name], added)
  const { needs } = visitors ?? {}
  if (needs?.every((name) => read[name] === '')) return undefined
  // TypeScript does not follow a loop over keys; every field has got its value.
  return read as VisitorRecord<D>
}
