import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { mayRead } from '#contract/roles.ts'
import { guestPathOf, isProtectedPath } from '#contract/site-paths.ts'
import type { Session } from '#src/features/session/session.ts'
import { firstAdminPath, safeRedirect, signInAddress } from '../sign-in-path.ts'

/**
 * The navigation guard: a protected address leads to the sign-in (SESSION-18), and a guest's address leads a signed-in
 * user to the back office (SESSION-19).
 *
 * @throws a redirect
 */
export function checkAccess(
  { pathname, href, search }: ParsedLocation,
  { staff, visitorView, roles = ['owner'] }: Session['access'],
): void {
  if (!staff) {
    if (isProtectedPath(pathname)) redirect({ href: signInAddress(href), throw: true })
    return
  }
  if (guestPathOf(pathname) !== undefined) {
    const asked: unknown = 'redirect' in search ? search.redirect : undefined
    redirect({ href: safeRedirect(asked), throw: true })
  }
  // A person without content starts at the dashboard.
  if (pathname === firstAdminPath && !mayRead(roles, {})) redirect({ href: '/admin/', throw: true })
  if (pathname === '/' && !visitorView) redirect({ href: firstAdminPath, throw: true })
}
