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

/** @returns the collection whose list begins at an address, in whatever letter case (PAGE-6) */
export function listAt(path: string, query: string): string | undefined {
  const [, page = ''] = /^\/admin\/([\w-]+)\/?$/.exec(path.toLowerCase()) ?? []
  return query === '' && Object.hasOwn(listPages, page) ? listPages[page] : undefined
}
