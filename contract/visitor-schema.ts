import { z } from 'zod/mini'
import type { AddedDescription, CollectionDescription } from './collections/collection.ts'
import { collections } from './collections/collections.ts'
import type { FieldDescription } from './collections/field.ts'
import type { CountKind, ListKind, TextKind, ValueKind, WordKind } from './collections/kinds.ts'
import { type Endpoint, defineEndpoint } from './endpoint.ts'
import { dataOf, noQuery, pageOf, pageQuery } from './envelopes.ts'
import { getFanModels } from './fans/fan-models-endpoint.ts'
import { fieldLanguagesSchema } from './localized.ts'
import { openingHoursSchema } from './opening-hours-schema.ts'
import { pictured, pictureSchema } from './picture-schema.ts'

type Shape = Record<string, z.ZodMiniType>

const text = z.string()

/** The schemas of values, by kind of field; visitors get these fields under their own names. */
const values: Record<TextKind | ListKind | WordKind | ValueKind | CountKind, z.ZodMiniType> = {
  title: text,
  description: text,
  name: text,
  shortText: text,
  longText: text,
  optionalText: text,
  alternative: text,
  link: text,
  email: text,
  phone: text,
  whatsApp: text,
  country: text,
  day: text,
  points: z.array(z.string()),
  quantities: z.array(z.object({ label: z.string(), value: z.string() })),
  phones: z.array(z.string()),
  year: z.int(),
  count: z.number(),
  degrees: z.number(),
  range: z.object({ minimum: z.number(), maximum: z.number() }),
  sizes: z.array(z.int()),
  flag: z.boolean(),
  openingHours: z.optional(openingHoursSchema),
}

/** The fields that a visitor gets for one field of a collection. */
function shapeOf(name: string, field: FieldDescription): Shape {
  if (field.visitors === false) return {}
  switch (field.kind) {
    case 'order':
    case 'service':
    case 'notes':
    case 'person':
    case 'dueDay':
    case 'labels':
    case 'fanModels':
    case 'records':
      return {}
    case 'choice':
      return { [name]: field.open ? z.string() : z.enum(field.values) }
    case 'picture':
      return field.as === undefined
        ? { imageUrl: pictured.imageUrl, picture: pictured.picture }
        : { [field.as]: z.optional(pictureSchema) }
    case 'images':
      return { [name]: z.array(z.object(pictured)) }
    case 'slug':
      return { slug: z.string(), formerSlugs: z.array(z.string()) }
    case 'pdf':
      return { [name.replace(/File$/, 'Url')]: z.string() }
    default:
      return { [name]: values[field.kind] }
  }
}

function addedShape(added: AddedDescription): z.ZodMiniType {
  if (added === 'text') return z.string()
  if (added === 'count') return z.int()
  if (!('links' in added)) return z.array(visitorSchema(added))
  return z.array(z.extend(visitorSchema(added.links), { count: z.int() }))
}

/** A collection's records as visitors get them: `VisitorRecord`. */
export function visitorSchema({ fields, visitors }: CollectionDescription): z.ZodMiniObject {
  const added = Object.entries(visitors?.added ?? {})
  return z.object({
    id: z.string(),
    ...Object.assign({}, ...Object.entries(fields).map(([name, field]) => shapeOf(name, field))),
    ...Object.fromEntries(added.map(([name, one]) => [name, addedShape(one)])),
    fieldLanguages: fieldLanguagesSchema,
  })
}

/** The call by which visitors read a collection; undefined where they do not. */
export function visitorEndpoint(description: CollectionDescription): Endpoint | undefined {
  const { call, summary = '', page } = description.visitors ?? {}
  if (call === undefined) return undefined
  const record = visitorSchema(description)
  return defineEndpoint({
    ...call,
    summary,
    query: page === 'asked' ? pageQuery : noQuery,
    output: page === undefined ? dataOf(z.array(record)) : pageOf(record),
  })
}

/** Every read that an anonymous visitor's page makes: what is cached by content version. */
export const publicReads: Endpoint[] = [
  ...Object.values(collections).flatMap(
    (description: CollectionDescription) => visitorEndpoint(description) ?? [],
  ),
  getFanModels,
]
