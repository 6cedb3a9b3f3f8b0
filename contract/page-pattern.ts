import {
  guestPaths,
  isProtectedPath,
  offlineCopyPath,
  publicPaths,
  quotationPath,
  trackPath,
} from './site-paths.ts'

/** The lists whose records have pages of their own, below them. */
const recordLists = ['/projects', '/services', '/products'] as const

/** Every pattern that a page may have; figures are counted by them (SEEN-1). */
export const pagePatterns = [
  ...publicPaths,
  ...recordLists.map((list) => `${list}/:slug` as const),
  '/search',
  quotationPath,
  trackPath,
  offlineCopyPath,
  ...guestPaths,
  '/admin',
  'other',
] as const
export type PagePattern = (typeof pagePatterns)[number]

/** Names the page of a path without what names a record. Letter case does not matter (PAGE-6). */
export function pagePattern(path: string): PagePattern {
  const asked = path.toLowerCase().replace(/\/$/, '') || '/'
  const known = pagePatterns.find((pattern) => pattern.toLowerCase() === asked)
  if (known !== undefined) return known
  if (isProtectedPath(asked)) return '/admin'
  const list = recordLists.find((one) => asked.startsWith(`${one}/`))
  return list ? `${list}/:slug` : 'other'
}
