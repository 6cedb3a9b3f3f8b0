import { z } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { pageQuery } from '../envelopes.ts'
import { pictureSchema } from '../picture-schema.ts'
import type { ValidationCode } from '../validation-texts.ts'
import type { Field } from './fields.ts'

type Fields = Record<string, Field>
type Shape = Record<string, $ZodType>
type InputShape<F extends Fields> = { [Name in keyof F]: F[Name]['input'] }
type OutputShape<F extends Fields> = { [Name in keyof F]: F[Name]['output'] }

/** What staff may do with a collection besides reading and saving its records. */
export interface Abilities {
  /** A single record is only added where there is none yet. */
  add: boolean | 'single'
  remove: boolean
  /** Its records have an order of their own, the field `order`. */
  reorder: boolean
}

/** What must hold between several fields, and what the one named is told where it does not. */
interface Rule {
  field: string
  error: ValidationCode
  holds: (fields: Record<string, unknown>) => boolean
}

/** An admin collection: all that browser and server must know of it. */
interface Declaration<
  F extends Fields,
  Shown extends Shape,
  Filters extends Shape,
  Sort extends string,
  Linked extends Shape,
> {
  /** Its name in addresses. */
  name: string
  fields: F
  rules?: readonly Rule[]
  /** What records have besides, which nobody changes. */
  shown: Shown
  /** What other tables know of its records. */
  linked?: Linked
  abilities: Abilities
  /** What a list may be sorted by: `name`, or `-name` for the other way round. The first is the usual order. */
  sorts: readonly [Sort, ...Sort[]]
  /** What a list may be filtered by. */
  filters: Filters
}

/** What every record carries. `version` goes into If-Match (RECORD-13). */
const revisedShape = {
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The pictures that its fields name, by their ids. */
  pictures: z.record(z.string(), pictureSchema),
}

/** Adds the schemas that follow from a declaration: `input`, `record` and the list's `query`. */
export function defineCollection<
  F extends Fields,
  Shown extends Shape,
  Filters extends Shape,
  const Sort extends string,
  Linked extends Shape = Record<never, never>,
>(declaration: Declaration<F, Shown, Filters, Sort, Linked>) {
  const { fields, rules = [], shown, linked, sorts, filters } = declaration
  const pick = (part: keyof Field) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]]))
  const choices = sorts.flatMap((sort): string[] => [sort, flip(sort)])
  return {
    ...declaration,
    /** What POST and PUT take: every field, both languages. */
    // TypeScript does not follow a loop over keys; every field has got its schema.
    input: z
      .strictObject(pick('input') as InputShape<F>)
      .check(
        ...rules.map(({ field, error, holds }) =>
          z.refine<Record<string, unknown>>(holds, { path: [field], error }),
        ),
      ),
    // Left out, `Linked` has no fields.
    record: z.object({
      ...(pick('output') as OutputShape<F>),
      ...shown,
      ...(linked as Linked),
      ...revisedShape,
    }),
    query: z.strictObject({
      ...pageQuery.shape,
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      sort: z._default(z.enum(choices), sorts[0] as string),
      ...optional(filters),
    }),
  }
}

/** The same order the other way round. */
function flip(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`
}

function optional(shape: Shape): Record<string, $ZodType> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]),
  )
}

/** Any collection, where its own fields do not matter. */
export type Collection = Omit<
  ReturnType<typeof defineCollection<Fields, Shape, Shape, string>>,
  'input' | 'record' | 'query'
> & { input: $ZodType; record: $ZodType; query: $ZodType }
