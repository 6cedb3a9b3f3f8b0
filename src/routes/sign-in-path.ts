import { guestPathOf } from '#contract/site-paths.ts'
import { addressOf } from '#src/ui/navigation.ts'

/** The page that a sign-in leads to; '/' and a guest's page lead signed-in staff there too (SESSION-19). */
export const firstAdminPath = '/admin/frames'

/**
 * The sign-in's address. An installed back office signs in within its own window, whose scope is /admin/ (INSTALL-1).
 *
 * @param redirect where it leads on to
 */
export function signInAddress(redirect?: string): string {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return addressOf({
    to: isInstalled ? '/admin/login' : '/login',
    search: redirect === undefined ? {} : { redirect },
  })
}

/** The address to open after signing in: only a page of this site (SESSION-18). */
export function safeRedirect(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return firstAdminPath
  const { origin, pathname } = new URL(asked, location.origin)
  const isOurs = origin === location.origin && guestPathOf(pathname) === undefined
  return isOurs ? asked : firstAdminPath
}
