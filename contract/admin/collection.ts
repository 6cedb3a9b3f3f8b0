import { z } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Abilities, CollectionDescription } from '../collections/collection.ts'
import type { ShownDescription } from '../collections/field.ts'
import { dueFilters, nobody, unfinished } from '../collections/work.ts'
import { pageQuery } from '../envelopes.ts'
import { lazily } from '../lazily.ts'
import { localizedText } from '../localized.ts'
import { pictureSchema } from '../picture-schema.ts'
import type { ValidationFault } from '../validation-texts.ts'
import type { Field } from './fields.ts'
import { personOfWork } from './people.ts'
import { schemasOf, type SchemasOf, shownSchemas } from './field-schemas.ts'

type Shape = Record<string, $ZodType>

/** A condition on fields; where it does not hold, `field` gets what is wrong. */
interface Rule {
  /** Of a localized one also the language, behind a point. */
  field: string
  /** @returns undefined where it holds */
  findFault: (fields: Record<string, unknown>) => ValidationFault | undefined
}

/** Parts of a collection that its description cannot express. */
export interface Additions {
  rules?: readonly Rule[]
  /** Fields of its records that come from other tables. */
  linked?: Shape
}

/** Fields that every record has. `version` goes into If-Match (RECORD-13). */
const revisedShape = {
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The pictures that its fields name, by their ids. */
  pictures: z.record(z.string(), pictureSchema),
}

/** A label on a record. */
const labelSchema = z.object({ id: z.string(), title: localizedText, color: z.string() })
export type LabelOfRecord = z.infer<typeof labelSchema>

/** Further fields of the records that staff work on. */
const workedShape = {
  /** Null where nobody is assigned. Data that was kept by an earlier version has none. */
  assignee: z._default(z.nullable(personOfWork), null),
  /** Those of its labels that are there. */
  labels: z._default(z.array(labelSchema), []),
  /** The form's sentence on how long this is kept, with the day since which it says so; null where it is not known. */
  notice: z._default(z.nullable(z.object({ text: z.string(), since: z.string() })), null),
}

/** A description that staff manage. */
export type StaffDescription = CollectionDescription & {
  abilities: Abilities
  screens: NonNullable<CollectionDescription['screens']>
}

type ShownOf<D extends StaffDescription> =
  D['shown'] extends Readonly<Record<string, ShownDescription>>
    ? { -readonly [Name in keyof D['shown']]: (typeof shownSchemas)[D['shown'][Name]['kind']] }
    : Record<never, never>
type LinkedOf<A extends Additions> = A['linked'] extends Shape ? A['linked'] : Record<never, never>
type WorkedOf<D extends StaffDescription> = D extends { worked: object }
  ? typeof workedShape
  : Record<never, never>
type PartOf<Fields extends Record<string, Field>, Part extends keyof Field> = {
  [Name in keyof Fields]: Fields[Name][Part]
}

/** A collection as the back office and the server check it: the schemas that follow from its description. */
export interface CollectionOf<D extends StaffDescription, A extends Additions> {
  name: D['name']
  description: D
  abilities: Abilities
  fields: SchemasOf<D['fields']>
  /** The body of POST and PUT: every field, every language. */
  input: z.ZodMiniObject<PartOf<SchemasOf<D['fields']>, 'input'>, z.core.$strict>
  record: z.ZodMiniObject<
    PartOf<SchemasOf<D['fields']>, 'output'> &
      ShownOf<D> &
      LinkedOf<A> &
      WorkedOf<D> &
      typeof revisedShape,
    z.core.$strip
  >
  /** The query that a list accepts. */
  query: $ZodType
}

/** Derives `input`, `record` and the list's `query` from a description. */
export function defineCollection<
  const D extends StaffDescription,
  A extends Additions = Record<never, never>,
>(description: D, additions?: A): CollectionOf<D, A> {
  const { rules = [], linked = {} }: Additions = additions ?? {}
  const pick = (part: keyof Field): Shape =>
    Object.fromEntries(
      Object.entries(collection.fields).map(([name, field]) => [name, field[part]]),
    )
  const shown = Object.entries<ShownDescription>(description.shown ?? {})
  const choices = description.sorts.flatMap((sort): string[] => [sort, flip(sort)])
  const { name, abilities } = description
  // A list in a browser checks by the schemas of one collection, and each takes a slow processor a while to make.
  const collection = lazily(
    {
      fields: (): Record<string, Field> => schemasOf(description.fields),
      input: () =>
        z.strictObject(pick('input')).check(
          ...rules.map(({ field, findFault }) =>
            z.refine<Record<string, unknown>>((fields) => findFault(fields) === undefined, {
              path: field.split('.'),
              error: ({ input }) => findFault(input as Record<string, unknown>),
            }),
          ),
        ),
      record: () =>
        z.object({
          ...pick('output'),
          ...Object.fromEntries(shown.map(([name, { kind }]) => [name, shownSchemas[kind]])),
          ...linked,
          ...(description.worked && workedShape),
          ...revisedShape,
        }),
      query: () =>
        z.strictObject({
          ...pageQuery.shape,
          search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
          sort: z._default(z.enum(choices), description.sorts[0]),
          ...Object.fromEntries(
            (description.filters ?? []).map((name) => [
              name,
              z.optional(filterOf(description, name)),
            ]),
          ),
        }),
    },
    { name, description, abilities },
  )
  // TypeScript does not follow a loop over keys; every field has got its schemas.
  return collection as unknown as CollectionOf<D, A>
}

/** The same order the other way round. */
function flip(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`
}

/** The schema of a list's filter by one field: one of its words, an id, or a part of an address. */
function filterOf({ fields, shown, worked }: CollectionDescription, name: string): $ZodType {
  const field = fields[name] ?? shown?.[name]
  if (field === undefined) throw new Error(`There is no field '${name}' to filter by`)
  if ('values' in field && field.values)
    return z.enum(worked?.state === name ? [...field.values, unfinished] : field.values)
  if (field.kind === 'dueDay') return z.enum(dueFilters)
  if (field.kind === 'labels') return z.uuid()
  if (field.kind === 'person') return z.union([z.literal(nobody), z.uuid()])
  return field.kind === 'service' ? z.uuid() : z.string().check(z.maxLength(64))
}

/** Any collection, where its own fields do not matter. */
export interface Collection {
  name: string
  description: StaffDescription
  abilities: Abilities
  fields: Record<string, Field>
  input: $ZodType
  record: $ZodType
  query: $ZodType
}
