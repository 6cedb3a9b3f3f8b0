import type { FieldLanguages } from '../localized.ts'
import type { OpeningHours } from '../opening-hours.ts'
import type { Picture } from '../picture-schema.ts'
import type { AddedDescription, CollectionDescription } from './collection.ts'
import type { FieldDescription } from './field.ts'
import type { CountKind, ListKind, TextKind, ValueKind, WordKind } from './kinds.ts'
import type { Flat, Intersection, Nothing } from './type-tools.ts'

/** From the smallest model to the largest. */
export interface Range {
  minimum: number
  maximum: number
}

/** One figure of a project: what was counted, and how much of it with its unit. */
export interface Quantity {
  label: string
  value: string
}

/** A picture of a record or of its list. */
export interface PictureOfRecord {
  /** Empty where there is none. */
  imageUrl: string
  /** Describes it for those who cannot see it; empty where nothing is said (SECTION-8). */
  alt: string
  picture?: Picture | undefined
}

/** The values of the kinds that hold no text. */
interface Values extends Record<
  ListKind | Exclude<ValueKind, 'openingHours'> | CountKind,
  unknown
> {
  points: string[]
  quantities: Quantity[]
  phones: string[]
  year: number
  count: number
  degrees: number
  range: Range
  sizes: number[]
  flag: boolean
}

type SimpleKind = TextKind | WordKind | keyof Values

/** The fields that a visitor gets for one field of a collection, in one language. */
type Told<Name, F> = F extends { visitors: false }
  ? Nothing
  : F extends { kind: 'choice'; open: true }
    ? { [N in Name & string]: string }
    : F extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? { [N in Name & string]: Value }
      : F extends { kind: 'picture'; as: infer As extends string }
        ? { [N in As]?: Picture | undefined }
        : F extends { kind: 'picture' }
          ? Omit<PictureOfRecord, 'alt'>
          : F extends { kind: 'images' }
            ? { [N in Name & string]: PictureOfRecord[] }
            : F extends { kind: 'slug' }
              ? { slug: string; formerSlugs: string[] }
              : F extends { kind: 'pdf' }
                ? { [N in FileUrl<Name>]: string }
                : F extends { kind: 'openingHours' }
                  ? { [N in Name & string]?: OpeningHours | undefined }
                  : F extends { kind: infer Kind extends SimpleKind }
                    ? { [N in Name & string]: Kind extends keyof Values ? Values[Kind] : string }
                    : Nothing

/** `dataSheetFile` is told as `dataSheetUrl`. */
type FileUrl<Name> = Name extends `${infer Stem}File` ? `${Stem}Url` : never

type Added<A> = A extends { links: infer Linked extends CollectionDescription }
  ? (VisitorRecord<Linked> & { count: number })[]
  : A extends CollectionDescription
    ? VisitorRecord<A>[]
    : A extends 'count'
      ? number
      : string

type AddedTo<D> = D extends {
  visitors: { added: infer All extends Readonly<Record<string, AddedDescription>> }
}
  ? { -readonly [Name in keyof All]: Added<All[Name]> }
  : unknown

type ToldOfAll<Fields extends Readonly<Record<string, FieldDescription>>> = Intersection<
  { [Name in keyof Fields]: Told<Name, Fields[Name]> }[keyof Fields]
>

/** A record as a visitor gets it, in one language. */
export type VisitorRecord<D extends CollectionDescription> = Flat<
  { id: string } & ToldOfAll<D['fields']> &
    AddedTo<D> & {
      fieldLanguages?: FieldLanguages
    }
>
