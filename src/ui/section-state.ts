import type { UseQueryResult } from '@tanstack/react-query'

/** The states of a section (SECTION-1). */
export type SectionState<Item> =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown; retry: () => void }
  | { kind: 'empty'; retry: () => void }
  | { kind: 'loaded'; items: [Item, ...Item[]] }

/** A fetch after an error shows loading again; what was loaded once stays, even if a later fetch fails. */
export function sectionState<Item>(query: UseQueryResult<Item[]>): SectionState<Item> {
  const { data, error, isFetching, refetch } = query
  const retry = () => void refetch()
  if (data !== undefined) {
    const [first, ...rest] = data
    return first === undefined
      ? { kind: 'empty', retry }
      : { kind: 'loaded', items: [first, ...rest] }
  }
  return isFetching || error === null ? { kind: 'loading' } : { kind: 'error', error, retry }
}
