import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { FieldDescription, ShownDescription } from '#contract/collections/field.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import {
  type FieldColumns,
  flag,
  json,
  jsonList,
  localized,
  mentions,
  number,
  optional,
  order,
  pdf,
  picture,
  range,
  text,
  whenGiven,
} from './field-columns.ts'
import { images } from './image-columns.ts'

type Kind = FieldDescription['kind'] | ShownDescription['kind']

/** Converts a value of each kind to the column, or the columns, of its field, and back. */
const kinds = {
  title: (column) => localized(column, text, ''),
  description: (column) => localized(column, text, ''),
  name: (column) => localized(column, text, ''),
  shortText: (column) => localized(column, text, ''),
  longText: (column) => localized(column, text, ''),
  optionalText: (column) => whenGiven(localized(column, text, '')),
  alternative: (column) => whenGiven(localized(column, text, '')),
  points: (column) => whenGiven(localized(column, json<string[]>, [])),
  quantities: (column) => whenGiven(localized(column, json<object[]>, [])),
  link: text,
  email: optional,
  phone: optional,
  whatsApp: optional,
  phones: json<string[]>,
  country: text,
  day: text,
  year: number,
  count: number,
  degrees: number,
  range,
  sizes: json<number[]>,
  flag,
  openingHours: json<OpeningHours>,
  pdf,
  service: text,
  notes: text,
  order,
  person: (column) => whenGiven(text(column)),
  dueDay: (column) => whenGiven(text(column)),
  labels: jsonList<string>,
  fanModels: jsonList<FanModel>,
  records: mentions,
  choice: text,
  picture,
  images,
  slug: text,
  text,
  texts: json<string[]>,
  requestedLines: jsonList<RequestedLine>,
} satisfies Record<Kind, (column: string) => unknown> as Record<
  Kind,
  // The routes parse every input with the schema of its kind, so that each gets its own values.
  (column: string) => FieldColumns<unknown>
>

/** `dataSheetFile` lies in `data_sheet_file`; a localized field in columns that begin so. */
export function columnOf(name: string): string {
  // The word itself means something else in SQL.
  if (name === 'order') return 'sort_order'
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of a collection's fields in its table: of those that staff enter, and of those that are only shown. */
export function columnsOf({ fields, shown = {} }: CollectionDescription) {
  const inColumns = (described: Readonly<Record<string, { kind: Kind }>>) =>
    Object.entries(described).map(
      ([name, { kind }]) => [name, kinds[kind](columnOf(name))] as const,
    )
  return { written: inColumns(fields), shown: inColumns(shown) }
}
