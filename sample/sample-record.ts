import type { AddedDescription, CollectionDescription } from '#contract/collections/collection.ts'
import type { FieldDescription } from '#contract/collections/field.ts'
import type {
  CountKind,
  ListKind,
  TextKind,
  ValueKind,
  WordKind,
} from '#contract/collections/kinds.ts'
import type { retention } from '#contract/collections/retention.ts'
import type { VisitorCollections } from '#contract/collections/collections.ts'
import type { Quantity, Range } from '#contract/collections/visitor-record.ts'
import type { Intersection, Nothing } from '#contract/collections/type-tools.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { Localized } from '#contract/locale.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'

/** A value in the languages of the sample company; an empty English one means 'not translated yet'. */
interface InBoth<Value> extends Partial<Localized<Value>> {
  ar: Value
  en: Value
}

/** A picture by its key in `pictures/pictures.json`, and what it shows. */
export interface SampleImage {
  picture: string
  alt: InBoth<string>
}

/** A record of another collection by its slug; without a count, how many there are of it is not told. */
export interface SampleMention {
  slug: string
  count?: number
}

/** The values of the kinds that hold no text. */
interface Values extends Record<ListKind | ValueKind | CountKind, unknown> {
  points: InBoth<string[]>
  quantities: InBoth<Quantity[]>
  phones: string[]
  year: number
  count: number
  degrees: number
  range: Range
  sizes: number[]
  flag: boolean
  openingHours: OpeningHours
  fanModels: FanModel[]
}

type SimpleKind = TextKind | WordKind | keyof Values
type ValueOf<Kind> = Kind extends keyof Values
  ? Values[Kind]
  : Kind extends TextKind
    ? InBoth<string>
    : string

/** `productIds` are written down as `products`. */
type MentionsName<Name> = Name extends `${infer Stem}Ids` ? `${Stem}s` : never

type StemOf<Name> = Name extends `${infer Stem}File` ? Stem : never

type Sampled<Name, F> = F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? { [N in Name & string]: Value }
  : F extends { kind: 'picture'; as: string }
    ? Nothing
    : F extends { kind: 'picture' }
      ? { picture: string }
      : F extends { kind: 'images' }
        ? { [N in Name & string]: SampleImage[] }
        : F extends { kind: 'slug' }
          ? { slug: string }
          : F extends { kind: 'pdf'; required: true }
            ? { [N in StemOf<Name>]: string }
            : F extends { kind: 'pdf' }
              ? // A path within the sample's folder; a field `…File` goes without that ending.
                { [N in StemOf<Name>]?: string }
              : F extends { kind: 'records' }
                ? { [N in MentionsName<Name>]?: SampleMention[] }
                : F extends { kind: 'optionalText' }
                  ? { [N in Name & string]?: InBoth<string> }
                  : F extends { kind: infer Kind extends SimpleKind }
                    ? { [N in Name & string]: ValueOf<Kind> }
                    : Nothing

type BelowOf<D> = D extends {
  visitors: { added: infer All extends Readonly<Record<string, AddedDescription>> }
}
  ? {
      [
        Name in keyof All as All[Name] extends CollectionDescription ? Name : never
      ]: All[Name] extends CollectionDescription ? SampleRecord<All[Name]>[] : never
    }
  : unknown

type FieldsOf<Fields extends Readonly<Record<string, FieldDescription>>> = Intersection<
  { [Name in keyof Fields]: Sampled<Name, Fields[Name]> }[keyof Fields]
>

/** A record as the sample content writes it down: its fields, and the records that belong to it. */
type SampleRecord<D extends CollectionDescription> = FieldsOf<D['fields']> & BelowOf<D>

type Collections = VisitorCollections

/** A sample record of the collection with this name. */
export type SampleOf<Name extends keyof Collections> = SampleRecord<Collections[Name]>

/** How long the company keeps what visitors send. */
export type SampleRetention = SampleRecord<typeof retention>

/** All that a fresh database is filled with; a collection that is left out is empty. */
export type SampleContent = { [Name in keyof Collections]?: SampleOf<Name>[] } & {
  retention?: SampleRetention[]
}
