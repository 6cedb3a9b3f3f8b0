import type { RecordMention } from '#contract/admin/records-field.ts'
import type { Range } from '#contract/collections/visitor-record.ts'
import { inEachLanguage, languages, type Localized } from '#contract/locale.ts'
import { fromFlag, fromJson, toFlag, toJson } from '#server/db/column-values.ts'
import type { Columns } from './collection-db.ts'

/** Converts a field's value to columns and back; the value read may be less strict than the value written. */
export interface FieldColumns<Written, Read = Written> {
  write: (value: Written) => Columns
  read: (row: Columns) => Read
  /** The columns of a field that a new record may leave out. */
  none?: Columns
  /** The pictures that a value names. */
  pictureIds?: (value: Read) => string[]
  /** The PDFs that a value names. */
  dataSheetFiles?: (value: Read) => string[]
}

export function text(column: string): FieldColumns<string> {
  return {
    write: (value) => ({ [column]: value }),
    read: (row) => String(row[column] ?? ''),
  }
}

export function number(column: string): FieldColumns<number> {
  return { write: (value) => ({ [column]: value }), read: (row) => Number(row[column]) }
}

/** A text that may be left out. */
export const optional = (column: string) => whenGiven({ ...text(column), none: { [column]: '' } })

/** A field that is not written where it is left out. */
export function whenGiven<Written, Read>(
  field: FieldColumns<Written, Read>,
): FieldColumns<Written | undefined, Read> {
  return { ...field, write: (value) => (value === undefined ? {} : field.write(value)) }
}

export function order(): FieldColumns<number | undefined, number> {
  return whenGiven(number('sort_order'))
}

export function flag(column: string): FieldColumns<boolean> {
  return {
    write: (value) => ({ [column]: toFlag(value) }),
    read: (row) => fromFlag(row[column] === 1 ? 1 : 0),
  }
}

/** A list or a record, as JSON. */
export function json<Value>(column: string): FieldColumns<Value> {
  return {
    write: (value) => ({ [column]: toJson(value) }),
    read: (row) => fromJson<Value>(String(row[column])),
  }
}

/** A list as JSON, which a row that was put away before there were any does not have. */
export function jsonList<Entry>(column: string): FieldColumns<Entry[] | undefined, Entry[]> {
  return whenGiven({
    write: (value) => ({ [column]: toJson(value) }),
    read: (row) => fromJson<Entry[]>(String(row[column] ?? '[]')),
  })
}

/** Records that a record names. */
export const mentions = jsonList<RecordMention>

/**
 * A field with a column for each language.
 *
 * @param one how it lies in each
 * @param none where a language has nothing: a record may be older than the language
 */
export function localized<Value>(
  column: string,
  one: (column: string) => FieldColumns<Value>,
  none: Value,
): FieldColumns<Partial<Localized<Value>>, Localized<Value>> {
  const columns = inEachLanguage((language) => one(`${column}_${language}`))
  const write = (value: Partial<Localized<Value>>): Columns =>
    Object.fromEntries(
      languages.flatMap((language) =>
        Object.entries(columns[language].write(value[language] ?? none)),
      ),
    )
  return {
    write,
    none: write({}),
    read: (row) => inEachLanguage((language) => columns[language].read(row)),
  }
}

export function range(column: string): FieldColumns<Range> {
  const minimum = number(`${column}_minimum`)
  const maximum = number(`${column}_maximum`)
  return {
    write: (value) => ({ ...minimum.write(value.minimum), ...maximum.write(value.maximum) }),
    read: (row) => ({ minimum: minimum.read(row), maximum: maximum.read(row) }),
  }
}

/** A text that may be missing. */
function nullable(column: string): FieldColumns<string | null> {
  return {
    write: (value) => ({ [column]: value }),
    read: (row) => (row[column] === null ? null : String(row[column])),
  }
}

/** A reference to a stored picture. */
export function picture(column: string): FieldColumns<string | null> {
  return { ...nullable(column), pictureIds: listOf }
}

/** A reference to a stored PDF. */
export function pdf(column: string): FieldColumns<string | null> {
  return { ...nullable(column), dataSheetFiles: listOf }
}

function listOf(value: string | null): string[] {
  return value === null ? [] : [value]
}
