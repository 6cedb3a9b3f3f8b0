import { longestQuestion } from '#contract/search-text.ts'

/**
 * What a page is kept under: the path without a slash at its end, and what the site search is asked. No other page
 * is rendered differently for its query.
 *
 * @param url path and query of a request
 */
export function pageAddress(url: string): string {
  const [, pathname = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? []
  const path = pathname.replace(/\/+$/, '') || '/'
  const asked = path.toLowerCase() === '/search' ? new URLSearchParams(query).get('q') : null
  return asked ? `${path}?q=${encodeURIComponent(asked.slice(0, longestQuestion))}` : path
}
