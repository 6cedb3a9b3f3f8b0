import type { Language } from './locale.ts'

/** Part of every key: raised when a record's shape changes, so that old ones are never misread. */
const recordFormat = 's1'

/**
 * The key of a section in the store that service worker and page share: `s1|{language}|{path?sorted query}`.
 *
 * @param address path and query of the call; the order of the query does not matter
 */
export function sectionKey(language: Language, address: string): string {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  query.sort()
  return `${recordFormat}|${language}|${path}${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** On an answer that came from the store because the network gave none in time: `idb`. */
export const sectionSourceHeader = 'x-section-source'

/** With it: when that content was fetched, in milliseconds since 1970. */
export const sectionFetchedAtHeader = 'x-section-fetched-at'
