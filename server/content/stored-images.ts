import type { Selectable } from 'kysely'
import type { Language } from '#contract/locale.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import type { Database } from '#server/db/database.ts'
import type { PicturesTable, StoredImage } from '#server/db/tables/pictures.ts'
import { localize } from './localize.ts'
import { pictureOf } from './picture-of.ts'

/** Rows of pictures by their id. */
export type StoredPictures = Map<string, Selectable<PicturesTable>>

/** The pictures that these images show. */
export async function picturesOf(db: Database, images: StoredImage[]): Promise<StoredPictures> {
  const ids = [...new Set(images.map((image) => image.pictureId))]
  const pictures =
    ids.length > 0
      ? await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute()
      : []
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

/**
 * A record's own list of pictures. An image whose picture is gone is left out. `fieldLanguages` names an
 * alternative text that fell back by its place, such as `images.0.alt`.
 *
 * @param field the name of the list in its record
 */
export function presentImages(
  field: string,
  images: StoredImage[],
  pictures: StoredPictures,
  language: Language,
) {
  const fieldLanguages: Record<string, Language> = {}
  const records = images
    .flatMap((image) => {
      const stored = pictures.get(image.pictureId)
      return stored ? [{ ...image, stored }] : []
    })
    .map(({ altAr, altEn, stored }, index) => {
      const localized = localize(language, { alt: { ar: altAr, en: altEn } })
      const fallback = localized.fieldLanguages?.['alt']
      if (fallback) fieldLanguages[`${field}.${index}.alt`] = fallback
      const picture = pictureOf(stored)
      return { imageUrl: pictureImageUrl(picture), alt: localized.alt, picture }
    })
  return { records, fieldLanguages }
}
