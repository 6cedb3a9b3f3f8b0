import { inEachLanguage, type Language, languages, type Localized } from '#contract/locale.ts'

type TitleColumn = `title_${Language}`

/** The columns of a record's title. */
export const titleColumns = languages.map((language): TitleColumn => `title_${language}`)

/** The title in the columns of a row. */
export function titleOf(row: Readonly<Record<TitleColumn, string>>): Localized {
  return inEachLanguage((language) => row[`title_${language}`])
}
