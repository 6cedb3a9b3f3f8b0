import { inEachLanguage, type Language, languages, type Localized } from '#contract/locale.ts'
import { fromJson, toJson } from '#server/db/column-values.ts'
import type { AltName, StoredImage } from '#server/db/tables/pictures.ts'
import type { FieldColumns } from './field-columns.ts'

export interface Image {
  pictureId: string
  alt: Localized
}

/** Pictures with what they show, as JSON. */
export function images(column: string): FieldColumns<Image[]> {
  return {
    write(value) {
      const stored = value.map(({ pictureId, alt }): StoredImage => {
        const texts = languages.map((language) => [altName(language), alt[language] ?? ''] as const)
        return { pictureId, ...Object.fromEntries(texts) }
      })
      return { [column]: toJson(stored) }
    },
    read: (row) =>
      fromJson<StoredImage[]>(String(row[column])).map((stored) => {
        const alt = inEachLanguage((language) => stored[altName(language)] ?? '')
        return { pictureId: stored.pictureId, alt }
      }),
    pictureIds: (value) => value.map(({ pictureId }) => pictureId),
  }
}

function altName<L extends Language>(language: L): AltName<L> {
  const capitalized = language.charAt(0).toUpperCase() + language.slice(1)
  // TypeScript does not know what this makes of a language.
  return `alt${capitalized}` as AltName<L>
}
