import { listPages, usualPageSize } from '#contract/admin/list-pages.ts'
import { mayRead, type Role } from '#contract/roles.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { screenOf } from '../declarations/screens.ts'
import { readListAddress } from './list-address.ts'
import { listAddress, listQuery } from './queries.ts'
import type { CollectionScreen } from './screen.ts'

/** The list that an address shows to a user with these roles, what it asks for, and where its answer is kept (ROLE-6). */
export function listAt(
  { pathname, search }: { pathname: string; search: Record<string, unknown> },
  api: ApiContextValue,
  roles: readonly Role[],
): { screen: CollectionScreen; query: ReturnType<typeof listQuery>; address: string } | undefined {
  const [, page = ''] = /^\/admin\/([\w-]+)\/?$/i.exec(pathname) ?? []
  const name = listPages[page.toLowerCase()]
  const screen = name === undefined ? undefined : screenOf(name)
  if (screen === undefined || !mayRead(roles, screen.collection.description)) return undefined
  const { query, dialog, reordering } = readListAddress(screen, search)
  // What is open over a list, or in its place, is built in the browser.
  if (dialog !== undefined || reordering) return undefined
  const asked = { pageSize: usualPageSize, ...query }
  return { screen, query: listQuery(api, screen, asked), address: listAddress(screen, asked) }
}
