import type {
  CountKind,
  ListKind,
  ShownKind,
  StaffKind,
  TextKind,
  ValueKind,
  WordKind,
} from './kinds.ts'

/** The collections whose records others name by a field of kind `records`. */
export type NamedCollection = 'products' | 'services'

/** Marks that any field may carry. */
interface Marks {
  /** True for a field that searches look at: the back office's, and the site's if visitors get the field. */
  searched?: true
  /** False for a field that visitors do not get. */
  visitors?: false
  /** The names that foreign servers give a text or a number; the first name that holds something counts. */
  alsoCalled?: readonly string[]
}

/** A field of an admin form, as data. Its kind says what it holds, how it is checked and where it is stored. */
export type FieldDescription = Marks &
  (
    | { kind: TextKind | ListKind | WordKind | ValueKind | StaffKind }
    | { kind: CountKind; maximum?: number }
    /**
     * One of several words. A word that is not among them reaches visitors as `fallback` (the first, unless told), or as
     * it is where it is `open`: foreign servers have words of their own.
     */
    | { kind: 'choice'; values: readonly [string, ...string[]]; fallback?: string; open?: true }
    /**
     * A stored picture. A record's own one is called `pictureId`, beside `alt`: visitors get its address and sizes. Of
     * another one they get the sizes alone, under the name `as`.
     */
    | { kind: 'picture'; required?: true; as?: string }
    /**
     * The name of a stored PDF under `/media/`, as a field `…File`; visitors get its address as `…Url`. The
     * collection's store checks that the named PDF is stored (`stores/products.ts`).
     */
    | { kind: 'pdf'; required?: true }
    /** Pictures, each with what it shows. */
    | { kind: 'images'; maximum: number }
    /**
     * Records of another collection that it names, in order, as a field `…Ids`; where they are `counted`, each with how
     * many there are of it. Visitors get them as what the description has `added`.
     */
    | { kind: 'records'; of: NamedCollection; counted?: true }
    /** A record's part of the address; `fallback` begins those that no title gives one. */
    | { kind: 'slug'; fallback: string }
  )

/** A field that nobody changes: what a visitor sent, or what the server notes. */
export interface ShownDescription {
  kind: ShownKind
  searched?: true
  /** The values by which a list may be filtered. */
  values?: readonly [string, ...string[]]
}

/** The two fields of a record's own picture. */
export const picture = { pictureId: { kind: 'picture' }, alt: { kind: 'alternative' } } as const

/** The same for a record that is nothing without its picture. */
export const requiredPicture = {
  pictureId: { kind: 'picture', required: true },
  alt: { kind: 'alternative' },
} as const

/** The word of a choice that reaches visitors. */
export function wordOf(
  { values, fallback = values[0], open }: Extract<FieldDescription, { kind: 'choice' }>,
  word: unknown,
): string {
  const known = open ? typeof word === 'string' && word !== '' : values.some((one) => one === word)
  return known ? String(word) : fallback
}
