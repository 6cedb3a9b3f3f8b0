import { longestQuestion } from '#contract/search-text.ts'
import { publicPaths } from '#contract/site-paths.ts'

const spellings = [...publicPaths, '/search']

/**
 * What a page is kept under: the path in the specification's spelling (decisions 8), without a slash at its end, and
 * what the site search is asked. No other page is rendered differently for its query.
 *
 * @param url path and query of a request
 */
export function pageAddress(url: string): string {
  const [, pathname = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? []
  const path = inSpelling(pathname.replace(/\/+$/, '') || '/')
  const asked = path === '/search' ? new URLSearchParams(query).get('q') : null
  return asked ? `${path}?q=${encodeURIComponent(asked.slice(0, longestQuestion))}` : path
}

/** Only the page's own part: what follows names a record. */
function inSpelling(path: string): string {
  const [, page = '', rest = ''] = /^(\/[^/]*)(.*)$/.exec(path) ?? []
  const spelled = spellings.find((known) => known.toLowerCase() === page.toLowerCase())
  return (spelled ?? page) + rest
}
