import type { ContentCall } from '../content-calls.ts'
import type { Permissions } from '../roles.ts'
import type { publicPaths } from '../site-paths.ts'
import type { FieldDescription, ShownDescription } from './field.ts'
import type { WorkDescription } from './work.ts'

/** The actions of staff on a collection besides reading and saving its records. */
export interface Abilities {
  /** A single record is only added where there is none yet. */
  add: boolean | 'single'
  remove: boolean
  /** Its records have an order of their own, the field `order`. */
  reorder: boolean
}

/** Where staff manage a collection. */
export interface ScreensDescription {
  /** The address of its list below `/admin/`, spelt as links spell it. */
  path: string
  /** The group of the side menu that names it; left out where none does. */
  menu?: 'home' | 'services' | 'jobs' | 'others'
  /** Where a record is edited: over its list, or on a page of its own (RECORD-4). */
  editing: 'dialog' | 'page'
  /** The address that those pages lie below, where it is not that of the list. */
  recordPath?: string
  /** The collection whose page shows its list. */
  partOf?: string
}

/** How visitors read a collection. */
interface VisitorDescription {
  /** Left out where its records are only read as part of another collection's. */
  call?: ContentCall
  /** The page that is for it; its last change is told to search engines. */
  shownOn?: (typeof publicPaths)[number]
  /** For the OpenAPI page. */
  summary?: string
  /** A page of it is answered: the asked one, all of it as one, or its single record. */
  page?: 'asked' | 'whole' | 'single'
  /** The site leaves out a record that has none of these; of `imageUrl` the server does so itself. */
  needs?: readonly string[]
  /** A flag whose records come before the others. */
  first?: string
  /** The parts that the server adds to a record. */
  added?: Readonly<Record<string, AddedDescription>>
}

/** A text, a whole number, the records of another collection that belong to a record, or those that it names or is named by. */
export type AddedDescription = 'text' | 'count' | CollectionDescription | LinksDescription

/** Records of another collection, with some of their fields (`record-links.ts`). */
export interface LinksDescription {
  links: CollectionDescription
}

/**
 * A collection of records, said once. Schemas, columns, searches, answers and readers follow from it. It is data:
 * a page that reads records carries no validator along.
 */
export interface CollectionDescription extends Permissions {
  /** Its name in addresses. */
  name: string
  table: string
  /** The field that a record is known by. Lists sort by it with numbers by their size. */
  title?: string
  fields: Readonly<Record<string, FieldDescription>>
  /** Further fields of its records, which nobody changes. */
  shown?: Readonly<Record<string, ShownDescription>>
  /** Left out where staff do not manage it. */
  abilities?: Abilities
  screens?: ScreensDescription
  /** The orders of a list: `name`, or `-name` for the other way round. The first is the usual one. */
  sorts: readonly [string, ...string[]]
  /** The fields that a list may be filtered by. */
  filters?: readonly string[]
  /** Left out unless staff work on its records until that has ended; its fields then have `workFields`. */
  worked?: WorkDescription
  /** Left out where visitors do not see it. */
  visitors?: VisitorDescription
}

type NameIn<D extends CollectionDescription> = (
  | keyof D['fields']
  | (D['shown'] extends object ? keyof D['shown'] : never)
) &
  string
type SortOf<D extends CollectionDescription> = NameIn<D> | 'createdAt' | 'updatedAt'

/** Requires that each named field exists in the description. */
interface Named<D extends CollectionDescription> {
  title?: NameIn<D>
  sorts: readonly (SortOf<D> | `-${SortOf<D>}`)[]
  filters?: readonly NameIn<D>[]
}

/** Keeps the literal types of a description, so that all that is derived has exact ones. */
export function describeCollection<const D extends CollectionDescription>(
  description: D & Named<D>,
): D {
  return description
}

/** The abilities of most collections. */
export const ordered = { add: true, remove: true, reorder: true } as const
/** The abilities of a collection of one record. */
export const single = { add: 'single', remove: false, reorder: false } as const
/** The abilities for a collection whose records staff do not add. */
export const addedByOthers = { add: false, remove: true, reorder: false } as const
