import { listPages, usualPageSize } from '#contract/admin/list-pages.ts'
import { mayRead, type Role } from '#contract/roles.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { readSearch } from '#src/ui/navigation.ts'
import { screenOf } from '../declarations/screens.ts'
import { readListAddress } from './list-address.ts'
import { listAddress, listQuery } from './queries.ts'
import { references } from './references.ts'

/** The path of a page, and its query as it stands in the address. */
export interface ListPlace {
  pathname: string
  search: string
}

/**
 * The list that an address shows to a user with these roles (ROLE-6): its screen, what it asks for, where its answer is
 * kept, and what its filters name. Undefined for any other page, and where something else is open in the list's place.
 */
export function listAt(
  { pathname, search }: ListPlace,
  api: ApiContextValue,
  roles: readonly Role[],
) {
  const [, page = ''] = /^\/admin\/([\w-]+)\/?$/i.exec(pathname) ?? []
  const name = listPages[page.toLowerCase()]
  const screen = name === undefined ? undefined : screenOf(name)
  if (screen === undefined || !mayRead(roles, screen.collection.description)) return undefined
  const { query, dialog, reordering, view } = readListAddress(screen, readSearch(search))
  if (dialog !== undefined || reordering || view !== 'list') return undefined
  const asked = { pageSize: usualPageSize, ...query }
  return {
    screen,
    query: listQuery(api, screen, asked),
    address: listAddress(screen, asked),
    named: screen.filters.flatMap((filter) => ('to' in filter ? [references[filter.to](api)] : [])),
  }
}
