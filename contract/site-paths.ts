/** The two documents in which the app can start where the server has rendered no page. */
export const shellFiles = { site: '/index.html', admin: '/admin.html' } as const
export type ShellName = keyof typeof shellFiles
export const shellNames = ['site', 'admin'] as const satisfies ShellName[]

/** The public pages that have an address of their own, as it is spelled (PAGE-6). */
export const publicPaths = [
  '/',
  '/projects',
  '/services',
  '/products',
  '/products/select',
  '/Careers',
  '/vendors-registration',
  '/contact-us',
] as const

/** The visitor's own quotation list; search engines are not told of it. */
export const quotationPath = '/products/quotation'

/** The page with the state of what a visitor has sent; search engines are not told of it. */
export const trackPath = '/track'

/** The page where a visitor keeps the site on the device; search engines are not told of it. */
export const offlineCopyPath = '/offline-copy'

/** The address of the page with the state of one request, in the visitor's language. @param origin the site's own */
export const trackLinkOf = (origin: string, reference: string, language: string): string =>
  `${origin}${trackPath}?reference=${reference}&lang=${language}`

/** The path of the page that is shown for every address with nothing at it; no route has this path. */
export const missingPath = '/404'

/** Marks the root element of that page. */
export const missingMark = 'data-missing'

/** The pages before the back office; an installed back office signs in within `/admin`. */
export const guestPaths = [
  '/login',
  '/admin/login',
  '/forget-password',
  '/reset-password',
  '/accept-invitation',
] as const

/** @returns the path of a page before the back office as it is spelled above; undefined for any other */
export function guestPathOf(path: string): (typeof guestPaths)[number] | undefined {
  const asked = path.replace(/\/$/, '').toLowerCase()
  return guestPaths.find((known) => known === asked)
}

/** @returns true for the addresses of pages that need a sign-in */
export function isProtectedPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path) && guestPathOf(path) === undefined
}

const adminPaths = /^\/(?:admin|login|forget-password|reset-password|accept-invitation)(?:\/|$)/i

/** @returns the shell that an address starts in, in whatever letter case (PAGE-6) */
export function shellOf(path: string): ShellName {
  return adminPaths.test(path) ? 'admin' : 'site'
}

/** Matches the addresses of calls and files by their beginning. */
export const noPageFolder = /^\/(?:api|media|assets|icons|manifests)(?:\/|$)/i
const noPage = /^\/(?:healthz|readyz)$|\.[a-z\d]+$/i

/** @returns true for the address of a page of the app; false for a call, a file, the sitemap or a health check */
export function isPagePath(path: string): boolean {
  return !noPageFolder.test(path) && !noPage.test(path)
}
