import type { RecordMention } from '#contract/admin/records-field.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { Collections } from '#contract/collections/collections.ts'
import type { FieldDescription, ShownDescription } from '#contract/collections/field.ts'
import type { ListKind, TextKind } from '#contract/collections/kinds.ts'
import type { AddressedCollection } from '#contract/collections/redirects.ts'
import type { Flat, Intersection } from '#contract/collections/type-tools.ts'
import type { Quantity } from '#contract/collections/visitor-record.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { Language } from '#contract/locale.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import type { Fixed, Flag, JsonText, TimeText } from '../column-values.ts'
import type { StoredImage } from './pictures.ts'
import type { Ordered, Revised } from './revised.ts'

/** The column of a field, as `columnOf` spells it. */
type ColumnName<Name extends string> = Name extends 'order' ? 'sort_order' : SnakeCase<Name>
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : ''

/** The kinds whose column holds no text. */
interface ColumnValues {
  points: JsonText<string[]>
  quantities: JsonText<Quantity[]>
  phones: JsonText<string[]>
  sizes: JsonText<number[]>
  images: JsonText<StoredImage[]>
  openingHours: JsonText<OpeningHours>
  flag: Flag
  year: number
  count: number
  degrees: number
  order: number
  texts: JsonText<string[]>
  labels: JsonText<string[]>
  fanModels: JsonText<FanModel[]>
  records: JsonText<RecordMention[]>
}
type ValueOf<Kind> = Kind extends keyof ColumnValues ? ColumnValues[Kind] : string

/** The columns of one field, as `columnsOf` reads and writes them. */
type ColumnsOf<Name extends string, F> = F extends { kind: 'range' }
  ? { [N in `${ColumnName<Name>}_${'minimum' | 'maximum'}`]: number }
  : F extends { kind: 'pdf'; required: true }
    ? { [N in ColumnName<Name>]: string }
    : F extends { kind: 'picture' | 'pdf' }
      ? { [N in ColumnName<Name>]: string | null }
      : F extends { kind: infer Kind extends TextKind | ListKind }
        ? { [N in `${ColumnName<Name>}_${Language}`]: ValueOf<Kind> }
        : F extends { kind: infer Kind }
          ? { [N in ColumnName<Name>]: ValueOf<Kind> }
          : never

type ColumnsOfAll<Fields extends Readonly<Record<string, FieldDescription | ShownDescription>>> =
  Intersection<
    { [Name in keyof Fields & string]: ColumnsOf<Name, Fields[Name]> }[keyof Fields & string]
  >

/** The row of a collection. Further columns of a table are described where it is created. */
type TableOf<D extends CollectionDescription> = Flat<
  (D['fields'] extends { order: unknown } ? Ordered : Revised) & ColumnsOfAll<D['fields']>
>

type Content = Omit<Collections, 'redirects' | 'messages' | 'associatedJobs' | 'vendors'>

/** A PDF that products may name. */
interface DataSheetsTable {
  /** Its name under `/media/`. */
  file: Fixed<string>
  /** For display only. */
  name: Fixed<string>
  created_at: Fixed<TimeText>
}

/** An address that a record had before it got another one. */
interface RedirectsTable extends Revised {
  collection: AddressedCollection
  /** Unique in its collection, and none that a record of it has now. */
  slug: string
  record_id: string
}

/** The tables of what staff write, each as its collection's description has it. */
export type ContentTables = {
  [Name in keyof Content as Content[Name]['table']]: TableOf<Content[Name]>
} & {
  data_sheets: DataSheetsTable
  redirects: RedirectsTable
  /** Which of `mailOccasions` a template is for. */
  mail_templates: { occasion: Fixed<string> }
}
