import { useNavigate, useSearch } from '@tanstack/react-router'
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { CollectionScreen } from './screen.ts'

/** The state of a list in its address: the page, the search, the order, the filters, and the dialog over it. */
export interface ListAddress {
  /** The query to the server, with only the values that differ from the usual. */
  query: Record<string, string>
  dialog: { kind: 'add' } | { kind: 'edit'; id: string } | undefined
  reordering: boolean
  view: ListView
}

/** The records one below the other, or by their states (WORK-13). */
export type ListView = 'list' | 'board'

export const pageSizes = [10, 25, 50, 100]

/** Reads an address; what is not understood is left out. */
export function readListAddress(
  { collection, board }: CollectionScreen,
  search: Record<string, string>,
): ListAddress {
  const query = readQuery(collection.query, search)
  const edited = search.edit ?? ''
  return {
    query,
    dialog:
      edited !== ''
        ? { kind: 'edit', id: edited }
        : search.add === undefined
          ? undefined
          : { kind: 'add' },
    reordering: search.reorder !== undefined && collection.abilities.reorder,
    view: search.view === 'board' && board !== undefined ? 'board' : 'list',
  }
}

/** Reads what an address asks a list for; what its schema does not know is left out. */
export function readQuery(
  schema: $ZodType,
  search: Record<string, string>,
): Record<string, string> {
  // It is a strict object, as those of all lists are.
  const { shape } = schema as unknown as { shape: Record<string, $ZodType> }
  const query: Record<string, string> = {}
  for (const [name, rule] of Object.entries(shape)) {
    const value = search[name] ?? ''
    if (value !== '' && safeParse(rule, value).success) query[name] = value
  }
  return query
}

/** Values to put into the address; undefined takes a name out. */
export type AddressChange = Record<string, string | number | undefined>

/** The search of the address, and how to change parts of it. */
export function useAddressSearch() {
  const search: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (parts: AddressChange, { replace = false } = {}) =>
    navigate({
      to: '.',
      // Each list has names of its own, which the router's types do not know.
      search: ((before: Record<string, string>) => ({ ...before, ...parts })) as never,
      replace,
      resetScroll: false,
    })
  return { search, change }
}

/** The address of a list, and how to change it. */
export function useListAddress(screen: CollectionScreen) {
  const { search, change } = useAddressSearch()
  return { ...readListAddress(screen, search), change }
}
