import { guestPathOf } from '#contract/site-paths.ts'
import { addressOf } from '#src/ui/navigation.ts'

/** Signing in leads here, as do '/' and the pages of guests for staff who are signed in. */
export const firstAdminPath = '/admin/frames'

/**
 * The sign-in's address. An installed back office signs in within its own window, whose scope is /admin/.
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

/** @returns the address to go to after signing in, which is always a page of this site */
export function safeRedirect(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return firstAdminPath
  const { origin, pathname } = new URL(asked, location.origin)
  const isOurs = origin === location.origin && guestPathOf(pathname) === undefined
  return isOurs ? asked : firstAdminPath
}
