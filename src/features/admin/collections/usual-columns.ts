import type { FieldDescription } from '#contract/collections/field.ts'
import { defaultLanguage, isLanguage, type Localized, otherLanguages } from '#contract/locale.ts'
import { isLocalized, textIn } from '#contract/text-in.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { pictureImageUrl, pictureUrl } from '#contract/picture.ts'
import type { texts } from '#src/i18n/locales/admin/ar.ts'
import type { AdminColumn, AdminRecord, AdminText } from './column.ts'

type Texts = (typeof texts)['fields']

/** The name of a field or column, from the back office's texts. */
export type FieldText = {
  [Key in keyof Texts]: Texts[Key] extends string ? Key : never
}[keyof Texts]

export const fieldText = (name: FieldText) => (t: AdminText) => t(`fields.${name}`)

type GroupText = keyof Texts['groups']

/** The heading of a group of fields. */
export const groupText = (name: GroupText) => (t: AdminText) => t(`fields.groups.${name}`)

/** A column for the name or another text of a record, in each language. */
export function localizedColumn<Row>(
  name: string,
  label: FieldText,
  texts: (row: Row) => Partial<Localized>,
  more: Partial<AdminColumn<Row>> = {},
): AdminColumn<Row> {
  return {
    name,
    header: fieldText(label),
    kind: 'localized',
    value: (row, language) => textIn(texts(row), language),
    texts,
    ...more,
  }
}

export function phoneColumn<Row>(value: (row: Row) => string): AdminColumn<Row> {
  return { name: 'phone', header: fieldText('phoneNumber'), kind: 'phone', value }
}

export function emailColumn<Row>(value: (row: Row) => string): AdminColumn<Row> {
  return { name: 'email', header: fieldText('email'), kind: 'email', value, width: 1.3 }
}

/** The smallest file that fills a thumbnail on a dense screen. */
function thumbnailUrl(picture: Picture): string {
  const width = picture.widths.find((one) => one >= 112)
  return width === undefined ? pictureImageUrl(picture) : pictureUrl(picture, width, 'webp')
}

export function pictureColumn<Row extends { pictures: Record<string, Picture> }>(
  idOf: (row: Row) => string | null | undefined,
  label: FieldText = 'picture',
): AdminColumn<Row> {
  return {
    name: 'picture',
    header: fieldText(label),
    kind: 'picture',
    value: (row) => {
      const picture = row.pictures[idOf(row) ?? '']
      return picture ? thumbnailUrl(picture) : null
    },
  }
}

export function orderColumn<Row extends { order: number }>(): AdminColumn<Row> {
  return {
    name: 'order',
    header: fieldText('order'),
    kind: 'number',
    value: ({ order }) => order,
    width: 0.4,
    sort: 'order',
  }
}

export function updatedColumn<Row extends { updatedAt: string }>(): AdminColumn<Row> {
  return {
    name: 'updatedAt',
    header: fieldText('updatedAt'),
    kind: 'moment',
    value: ({ updatedAt }) => new Date(updatedAt),
    width: 0.9,
    sort: 'updatedAt',
    card: 'none',
  }
}

export function receivedColumn<Row extends { createdAt: string }>(): AdminColumn<Row> {
  return {
    name: 'createdAt',
    header: fieldText('createdAt'),
    kind: 'moment',
    value: ({ createdAt }) => new Date(createdAt),
    width: 0.9,
    sort: 'createdAt',
  }
}

/** Columns that the exports of all submissions have: reference, language, notes. */
export function sentColumns<Row extends { reference: string; language: string; notes: string }>(
  languageText: (code: string, t: AdminText) => string,
): AdminColumn<Row>[] {
  return [
    {
      name: 'reference',
      header: fieldText('reference'),
      kind: 'text',
      value: ({ reference }) => reference,
    },
    {
      name: 'language',
      header: fieldText('sentIn'),
      kind: 'choice',
      value: ({ language }) => language,
      choice: languageText,
    },
    { name: 'notes', header: fieldText('notes'), kind: 'text', value: ({ notes }) => notes },
  ]
}

/** A column that says in which languages texts are missing; those in the default one must be there (RECORD-1). */
export function translationColumn(
  fields: Readonly<Record<string, FieldDescription>>,
): AdminColumn<Record<string, unknown>> {
  const names = Object.keys(fields)
  return {
    name: 'translation',
    header: (t) => t('collections.missing'),
    kind: 'choice',
    value: (row) => {
      const values = names.map((name) => row[name]).filter(isLocalized)
      const missing = otherLanguages(defaultLanguage).filter((language) =>
        values.some((texts) => !isEmpty(texts[defaultLanguage]) && isEmpty(texts[language])),
      )
      return missing.length > 0 ? ['missing', ...missing].join(' ') : 'complete'
    },
    choice: (code, t) => {
      const named = code.split(' ').filter(isLanguage)
      if (named.length === 0) return t('collections.complete')
      const names = named.map((language) => t(`fields.languages.${language}`))
      return t('collections.missingIn', { languages: names.join(' · ') })
    },
    width: 0.7,
  }
}

const isEmpty = (text: unknown) => text === '' || (Array.isArray(text) && text.length === 0)

/** The column of a field, where its kind can be read in a line. */
export function usualColumn(
  name: string,
  field: FieldDescription,
): Omit<AdminColumn<AdminRecord>, 'header'> | undefined {
  const column = { name }
  switch (field.kind) {
    case 'title':
    case 'name':
    case 'description':
    case 'shortText':
    case 'longText':
    case 'optionalText':
      return {
        ...column,
        kind: 'localized',
        value: (record, language) => textIn(record[name] as Localized, language),
        texts: (record) => record[name] as Localized,
      }
    case 'count':
      return { ...column, kind: 'number', value: (record) => record[name] as number }
    case 'link':
    case 'email':
    case 'phone':
      return { ...column, kind: field.kind, value: (record) => record[name] as string }
    case 'phones':
      return {
        ...column,
        kind: 'phone',
        value: (record) => (record[name] as string[]).join(' · '),
      }
    default:
      return undefined
  }
}

/** The description of a record, which a phone's cards do without. */
export function descriptionColumn<Row extends { description: Localized }>(): AdminColumn<Row> {
  return localizedColumn('description', 'description', ({ description }) => description, {
    width: 2,
    card: 'none',
  })
}
