import type { ComponentType } from 'react'
import type { output } from 'zod/v4/core'
import type { Collection, StaffDescription } from '#contract/admin/collection.ts'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import { screenPaths } from '#contract/admin/screen-paths.ts'
import { type FieldDescription, picture } from '#contract/collections/field.ts'
import { lazily } from '#contract/lazily.ts'
import type { Language, Localized } from '#contract/locale.ts'
import type { ValidationFault } from '#contract/validation-texts.ts'
import { isLocalized, textIn } from '#contract/text-in.ts'
import type { AdminColumn, AdminRecord } from './column.ts'
import type { FormFieldDeclaration } from './field.ts'
import { labelMarks, labelsColumn } from './label-marks.ts'
import type { ListFilter } from './list-filter.ts'
import { type ScreenTexts, textsOf } from './screen-texts.ts'
import {
  localizedColumn,
  orderColumn,
  pictureColumn,
  translationColumn,
  updatedColumn,
  usualColumn,
} from './usual-columns.ts'
import { type FieldChanges, formFields, labelOf } from './usual-fields.ts'
import { withUnfinished, workColumns, workFilters } from './work-columns.ts'

/** A record that a row of another collection leads to. */
interface OpenedRecord {
  screen: CollectionScreen
  id: string
  name: string
}

type FilterOf<C extends Collection> = NonNullable<C['description']['filters']>[number]

type FieldsOf<C extends Collection> = C['description']['fields']
type ChoicesOf<C extends Collection> = {
  [Name in keyof FieldsOf<C> & string]: FieldsOf<C>[Name] extends { kind: 'choice' } ? Name : never
}[keyof FieldsOf<C> & string]

/** The differences of fields from what their kinds suggest. Only a choice needs words of its own. */
type ChangesOf<C extends Collection> = {
  [Name in ChoicesOf<C>]: FieldChanges & Required<Pick<FieldChanges, 'text'>>
} & { [Name in Exclude<keyof FieldsOf<C> & string, ChoicesOf<C>>]?: FieldChanges }

/** How the records of a collection are shown by their states (WORK-13). */
export interface BoardDeclaration {
  /** The columns, of the list or of exports, that a card shows besides those of staff's work: what it is for first. */
  about: readonly string[]
  /** The field that must not be empty in a state, and what is said where it is. */
  asks?: Readonly<Record<string, { field: string; fault: ValidationFault }>>
}

/** The differences of a collection's screens from the usual ones. */
interface ScreenDeclaration<C extends Collection> {
  /** The column of a record's title. */
  title?: Partial<AdminColumn<output<C['record']>>>
  /** The columns between the title and the state of the translation. */
  listed?: AdminColumn<output<C['record']>>[]
  /** All columns, where the usual ones do not fit. */
  columns?: AdminColumn<output<C['record']>>[]
  /** Columns that exports have in addition to those of the list. */
  exportedFacts?: AdminColumn<output<C['record']>>[]
  fields: ChangesOf<C>
  /** Filters besides those of the collection's own choices. */
  filters?: ListFilter<FilterOf<C>>[]
  /** The name of a record: its title, unless told. */
  nameOf?: (record: output<C['record']>, language: Language) => string
  /** Left out where there is no board beside the list. */
  board?: BoardDeclaration
  /** The record of another collection that its rows open, where a record has no form of its own. */
  opens?: (record: output<C['record']>, language: Language) => OpenedRecord | undefined
  /** The content beside the form: the values that a visitor sent, which nobody changes. */
  aside?: ComponentType<{ record: output<C['record']> }>
  /** Shows the outcome of the values of the form, below its fields. */
  preview?: ComponentType
  /** The change to save when a record is looked at, such as that it was read; undefined for nothing. */
  whenOpened?: (record: output<C['record']>) => output<C['input']> | undefined
}

/** A collection's screens where its own fields do not matter. */
export interface CollectionScreen {
  collection: Collection
  calls: ReturnType<typeof endpointsOf<Collection>>
  path: `/admin/${string}`
  texts: ScreenTexts
  columns: AdminColumn<AdminRecord>[]
  exportedFacts: AdminColumn<AdminRecord>[]
  fields: FormFieldDeclaration[]
  filters: ListFilter[]
  nameOf: (record: AdminRecord, language: Language) => string
  editing: 'dialog' | 'page'
  editPath: `/admin/${string}`
  board?: BoardDeclaration
  opens?: (record: AdminRecord, language: Language) => OpenedRecord | undefined
  aside?: ComponentType<{ record: AdminRecord }>
  preview?: ComponentType
  whenOpened?: (record: AdminRecord) => Record<string, unknown> | undefined
}

/** The screens of a collection: the usual ones, with what its declaration changes. */
export function defineScreen<C extends Collection>(
  collection: C,
  declaration: ScreenDeclaration<C>,
): CollectionScreen {
  const { screens } = collection.description
  const { list, record } = screenPaths(screens)
  // Records reach columns and names only after the collection's own schema has read them.
  const { fields: changes, ...declared }: AnyDeclaration = declaration as unknown as AnyDeclaration
  return lazily(
    { calls: () => endpointsOf<Collection>(collection) },
    {
      ...declared,
      collection,
      path: list,
      editPath: record,
      editing: screens.editing,
      texts: textsOf(collection.name),
      nameOf: declared.nameOf ?? ((record, language) => titleOf(collection, record, language)),
      columns: withWork(
        collection.description,
        declared.columns ?? usualColumns(collection, { ...declared, fields: changes }),
      ),
      exportedFacts: [
        ...(collection.description.worked ? [labelsColumn] : []),
        ...(declared.exportedFacts ?? []),
      ],
      fields: formFields(collection.description, changes),
      filters: [
        ...choiceFilters(collection, changes),
        ...(collection.description.worked ? workFilters : []),
        ...(declared.filters ?? []),
      ],
    },
  )
}

/** The columns of staff's work come after the state that it has. */
function withWork(
  description: StaffDescription,
  columns: AdminColumn<AdminRecord>[],
): AdminColumn<AdminRecord>[] {
  const { worked } = description
  if (!worked) return columns
  const after = columns.findIndex(({ name }) => name === worked.state) + 1
  return columns
    .map((column) => (column.name === worked.state ? { ...column, marks: labelMarks } : column))
    .toSpliced(after, 0, ...workColumns(description))
}

type AnyDeclaration = Partial<
  Pick<
    CollectionScreen,
    | 'columns'
    | 'exportedFacts'
    | 'filters'
    | 'nameOf'
    | 'board'
    | 'opens'
    | 'aside'
    | 'preview'
    | 'whenOpened'
  >
> & {
  title?: Partial<AdminColumn<AdminRecord>>
  listed?: AdminColumn<AdminRecord>[]
  fields: Record<string, FieldChanges>
}

function titleOf({ description }: Collection, record: AdminRecord, language: Language): string {
  const title = record[description.title ?? '']
  if (typeof title === 'string') return title
  return isLocalized(title) && !isSingle(description) ? textIn(title as Localized, language) : ''
}

export const isSingle = ({ abilities }: StaffDescription) => abilities.add === 'single'

/** The columns that most lists begin and end with; for a single record, all its fields that fit a line. */
function usualColumns(
  { description }: Collection,
  { title, listed = [], fields: changes }: AnyDeclaration,
): AdminColumn<AdminRecord>[] {
  const { name: collection, fields } = description
  const header = (name: string, field: FieldDescription) =>
    changes[name]?.label ?? labelOf(collection, name, field)
  if (isSingle(description))
    return Object.entries(fields).flatMap(([name, field]) => {
      const column = usualColumn(name, field)
      return column ? { ...column, header: header(name, field) } : []
    })
  const titleName = description.title ?? 'title'
  return [
    ...('order' in fields ? [orderColumn<AdminRecord & { order: number }>()] : []),
    ...('pictureId' in fields
      ? [
          {
            ...pictureColumn<AdminRecord & { pictureId: string | null }>(
              ({ pictureId }) => pictureId,
            ),
            header: header('pictureId', picture.pictureId),
          },
        ]
      : []),
    localizedColumn<AdminRecord>(titleName, 'title', (record) => record[titleName] as Localized, {
      sort: titleName,
      width: 1.6,
      card: 'title',
      ...title,
    }),
    ...listed,
    translationColumn(fields),
    updatedColumn(),
  ] as AdminColumn<AdminRecord>[]
}

/** The filters that a list has without being told: the choices that its collection names as filters. */
function choiceFilters(
  { description }: Collection,
  changes: AnyDeclaration['fields'],
): ListFilter[] {
  const { fields, filters = [] } = description
  return filters.flatMap((name): ListFilter[] => {
    const field = fields[name]
    const text = changes[name]?.text
    if (field?.kind !== 'choice' || text === undefined) return []
    const filter: ListFilter = {
      name,
      label: changes[name]?.label ?? labelOf(description.name, name, field),
      options: field.values,
      text,
    }
    return [description.worked?.state === name ? withUnfinished(filter) : filter]
  })
}
