import { cutQuestion } from '#contract/search-text.ts'
import {
  guestPathOf,
  missingPath,
  noPageFolder,
  offlineCopyPath,
  publicPaths,
  quotationPath,
  trackPath,
} from '#contract/site-paths.ts'

export const searchPath = '/search'
/** The pages that search engines are not told of. */
export const unlistedPaths = [searchPath, trackPath, quotationPath, offlineCopyPath]
const spellings = [...publicPaths, ...unlistedPaths]

/**
 * Names the page of a request: the path in its one spelling (PAGE-6), without a slash at its end, and
 * the question to the site search. No other page is rendered differently for its query.
 *
 * @param url path and query of a request
 */
export function pageAddress(url: string): string {
  const [pathname, query] = splitAddress(url)
  const path =
    guestPathOf(pathname) ??
    inSpelling(pathname.endsWith('/') ? pathname.slice(0, -1) || '/' : pathname)
  const asked = path === searchPath ? new URLSearchParams(query).get('q') : null
  return asked ? `${path}?q=${encodeURIComponent(cutQuestion(asked))}` : path
}

/**
 * Gives an address one slash in each place, so that it leads somewhere on this site: a browser takes two slashes at the
 * start, and backslashes, for another site's address.
 *
 * @returns undefined where nothing is to be mended
 */
export function withSingleSlashes(url: string): string | undefined {
  const [pathname] = splitAddress(url)
  const single = pathname.replace(/[/\\]{2,}/g, '/').replaceAll('\\', '%5C')
  return single === pathname ? undefined : single + url.slice(pathname.length)
}

/** The address of a request that can be routed: one whose percent signs mean nothing is that of no page. */
export function routedAddress(url: string): string {
  const [pathname] = splitAddress(url)
  if (!pathname.includes('%') || noPageFolder.test(pathname)) return url
  const missing = missingPath + url.slice(pathname.length)
  try {
    // The result is used: the bundler drops the call otherwise, and its error with it.
    return decodeURIComponent(pathname) === '' ? missing : url
  } catch {
    return missing
  }
}

/** The query of a request with its question mark; empty where there is none. */
export function queryOf(url: string): string {
  const [, query] = splitAddress(url)
  return query && `?${query}`
}

function splitAddress(url: string): [pathname: string, query: string] {
  const [address = ''] = url.split('#', 1)
  const mark = address.indexOf('?')
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
}

/** Only the page's own part: what follows names a record, unless a page of its own is there. */
function inSpelling(path: string): string {
  const whole = spellings.find((known) => known.toLowerCase() === path.toLowerCase())
  if (whole !== undefined) return whole
  const end = path.indexOf('/', 1)
  const page = end < 0 ? path : path.slice(0, end)
  const spelled = spellings.find((known) => known.toLowerCase() === page.toLowerCase())
  return (spelled ?? page) + path.slice(page.length)
}
