import { type ParsedLocation, redirect } from '@tanstack/react-router'

/** Where signing in leads, and '/' or a guest's page for whoever is signed in (decisions 9). */
export const firstAdminPath = '/admin/frames'

const guestPaths = /^\/(?:(?:admin\/)?(?:login|forget-password)|reset-password)\/?$/i
const adminPaths = /^\/admin(?:\/|$)/i

/** An installed back office signs in within its own window, whose scope is /admin/ (offline design). */
export function signInPath(): '/login' | '/admin/login' {
  return matchMedia('(display-mode: standalone)').matches ? '/admin/login' : '/login'
}

export function isGuestPath(path: string): boolean {
  return guestPaths.test(path)
}

/** Whether an address is one of the pages that need a sign-in. */
export function isProtectedPath(path: string): boolean {
  return adminPaths.test(path) && !isGuestPath(path)
}

/** Where to go after signing in: only to a page of this site (decisions 9). */
export function safeRedirect(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return firstAdminPath
  const { origin, pathname } = new URL(asked, location.origin)
  return origin === location.origin && !isGuestPath(pathname) ? asked : firstAdminPath
}

/** Who asks. */
export interface Access {
  /** Someone signed in, or about to be again over unsaved work. */
  staff: boolean
  visitorView: boolean
}

/**
 * The navigation guard (spec section 2): a protected address leads to the sign-in, and a guest's to the back office
 * for whoever is signed in.
 *
 * @throws a redirect
 */
export function checkAccess(
  { pathname, href, search }: ParsedLocation,
  { staff, visitorView }: Access,
): void {
  if (!staff) {
    if (isProtectedPath(pathname))
      redirect({ to: signInPath(), search: { redirect: href }, throw: true })
    return
  }
  if (isGuestPath(pathname)) {
    const asked: unknown = 'redirect' in search ? search.redirect : undefined
    redirect({ href: safeRedirect(asked), throw: true })
  }
  if (pathname === '/' && !visitorView) redirect({ href: firstAdminPath, throw: true })
}
