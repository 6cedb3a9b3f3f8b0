import type { CollectionDescription } from '#contract/collections/collection.ts'
import { type FieldDescription, wordOf } from '#contract/collections/field.ts'
import type { CountKind, ValueKind, WordKind } from '#contract/collections/kinds.ts'
import type { Language } from '#contract/locale.ts'
import { mediaBase, pictureImageUrl } from '#contract/picture.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { formatPhone } from '#server/content/format-phone.ts'
import { localize } from '#server/content/localize.ts'
import type { Image } from './image-columns.ts'

/** Data from other tables about the records. */
export interface Surroundings {
  /** By their ids. */
  pictures: Map<string, Picture>
  /** The slugs that a record had before, by its id. */
  formerSlugs: Map<string, string[]>
}

type Texts = Parameters<typeof localize>[1]

/** A record as it is stored: its fields as `columnsOf` reads them. */
export interface StoredRecord {
  id: string
  fields: Record<string, unknown>
}

/** A record as visitors get it, in one language: `VisitorRecord`, without what is added to it. */
export function presentForVisitors(
  { fields }: CollectionDescription,
  { id, fields: stored }: StoredRecord,
  { pictures, formerSlugs }: Surroundings,
  language: Language,
): { id: string } & Record<string, unknown> {
  const texts: Texts = {}
  const imageTexts: Record<string, Language> = {}

  function toldOf(name: string, field: FieldDescription): Record<string, unknown> {
    const value = stored[name]
    if (field.visitors === false) return {}
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
      case 'choice':
        return { [name]: wordOf(field, value) }
      case 'phone':
        return { [name]: formatPhone(String(value)) }
      case 'phones':
        return { [name]: (value as string[]).map(formatPhone) }
      case 'pdf':
        return {
          [name.replace(/File$/, 'Url')]: typeof value === 'string' ? `${mediaBase}/${value}` : '',
        }
      case 'slug':
        return { slug: value, formerSlugs: formerSlugs.get(id) ?? [] }
      case 'picture': {
        const picture = pictures.get(String(value))
        if (field.as !== undefined) return picture ? { [field.as]: picture } : {}
        return { imageUrl: picture ? pictureImageUrl(picture) : '', ...(picture && { picture }) }
      }
      case 'images':
        return { [name]: imagesOf(name, value as Image[]) }
      case 'title':
      case 'description':
      case 'name':
      case 'shortText':
      case 'longText':
      case 'optionalText':
      case 'alternative':
      case 'points':
      case 'quantities':
        texts[name] = value as Texts[string]
        return {}
      default:
        field.kind satisfies WordKind | ValueKind | CountKind
        return { [name]: value }
    }
  }

  /** An image whose picture is gone is left out. A text that fell back is named by its place: `images.0.alt`. */
  function imagesOf(name: string, images: Image[]) {
    return images
      .flatMap(({ pictureId, alt }) => {
        const picture = pictures.get(pictureId)
        return picture ? { picture, alt } : []
      })
      .map(({ picture, alt }, place) => {
        const localized = localize(language, { alt })
        const other = localized.fieldLanguages?.['alt']
        if (other) imageTexts[`${name}.${place}.alt`] = other
        return { imageUrl: pictureImageUrl(picture), alt: localized.alt, picture }
      })
  }

  const told = Object.entries(fields).map(([name, field]) => toldOf(name, field))
  const { fieldLanguages, ...localized } = localize(language, texts)
  const fallbacks = { ...fieldLanguages, ...imageTexts }
  return {
    id,
    ...Object.fromEntries(told.flatMap((one) => Object.entries(one))),
    ...localized,
    ...(Object.keys(fallbacks).length > 0 && { fieldLanguages: fallbacks }),
  }
}
