import type { ComponentType } from 'react'
import type { output } from 'zod/v4/core'
import type { Collection } from '#contract/admin/collection.ts'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import type { Language } from '#contract/locale.ts'
import type { Picture } from '#contract/picture-schema.ts'
import type { AdminColumn, AdminText } from './column.ts'
import type { ChoiceOptions, FormField, FormFieldDeclaration, ReferenceName } from './field.ts'

/** A record of any collection. */
export interface AdminRecord extends Record<string, unknown> {
  id: string
  version: number
  createdAt: string
  updatedAt: string
  pictures: Record<string, Picture>
}

/** What a list can be narrowed by; the choice is in the address. */
export type ListFilter<Name extends string = string> = {
  name: Name
  label: (t: AdminText) => string
} & (ChoiceOptions | { to: ReferenceName })

/** Its words, in the back office's texts. */
export interface ScreenTexts {
  title: (t: AdminText) => string
  add: (t: AdminText) => string
  edit: (t: AdminText) => string
  empty: (t: AdminText) => string
}

/** A record that a row of another collection leads to. */
interface OpenedRecord {
  screen: CollectionScreen
  id: string
  name: string
}

type FormFieldsOf<C extends Collection> = Record<
  keyof C['fields'] & string,
  FormField<keyof C['fields'] & string>
>

interface ScreenDeclaration<C extends Collection> {
  /** The address of its list, spelt as links spell it. */
  path: `/admin/${string}`
  texts: ScreenTexts
  columns: AdminColumn<output<C['record']>>[]
  /** Columns that exports have in addition to those of the list. */
  exportedFacts?: AdminColumn<output<C['record']>>[]
  /** How every field of the contract is entered, in the form's order. */
  fields: FormFieldsOf<C>
  filters?: ListFilter<string & keyof C['filters']>[]
  /** What a record is called. */
  nameOf: (record: output<C['record']>, language: Language) => string
  /** Where a record is edited: over its list, or on a page of its own (RECORD-4). */
  editing: 'dialog' | 'page'
  /** The page of a record, where it is not below its list. */
  editPath?: `/admin/${string}`
  /** The record of another collection that its rows open, where a record has no form of its own. */
  opens?: (record: output<C['record']>, language: Language) => OpenedRecord | undefined
  /** What stands beside the form: what a visitor sent, which nobody changes. */
  aside?: ComponentType<{ record: output<C['record']> }>
  /** What is saved of a record when it is looked at, such as that it was read; undefined for nothing. */
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
  opens?: (record: AdminRecord, language: Language) => OpenedRecord | undefined
  aside?: ComponentType<{ record: AdminRecord }>
  whenOpened?: (record: AdminRecord) => Record<string, unknown> | undefined
}

/** Ties a collection of the contract to its screens. */
export function defineScreen<C extends Collection>(
  collection: C,
  declaration: ScreenDeclaration<C>,
): CollectionScreen {
  const { path, filters = [], exportedFacts = [], editPath = `${path}/edit` as const } = declaration
  const calls = endpointsOf<Collection>(collection)
  const fields = Object.entries<FormField>(declaration.fields).map(([name, field]) => ({
    ...field,
    name,
  }))
  const screen = { ...declaration, collection, calls, fields, filters, exportedFacts, editPath }
  // Records reach columns and names only after the collection's own schema has read them.
  return screen as unknown as CollectionScreen
}
