import type { CollectionDescription } from '../collections/collection.ts'
import { collections } from '../collections/collections.ts'

/** Rows of a page of a list unless told otherwise. */
export const usualPageSize = 25

/**
 * The lists of the back office that begin with the usual page: their addresses below `/admin/` in small letters, and the
 * collections that they show.
 */
export const listPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<CollectionDescription>(collections).flatMap(({ name, abilities, screens }) =>
    screens === undefined || screens.partOf !== undefined || abilities?.add === 'single'
      ? []
      : [[screens.path.toLowerCase(), name]],
  ),
)
