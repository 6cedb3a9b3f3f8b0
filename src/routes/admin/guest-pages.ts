import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.ts'
import { rootRoute } from '../root.tsx'

interface SignInSearch {
  /** The full path that was asked for before (spec section 2, navigation guard). */
  redirect?: string
}

const readSignInSearch = ({ redirect }: Record<string, unknown>): SignInSearch =>
  typeof redirect === 'string' ? { redirect } : {}

const signIn = {
  getParentRoute: () => rootRoute,
  validateSearch: readSignInSearch,
  component: lazyPage(() => import('./sign-in-page.tsx'), 'SignInRoutePage'),
} as const

/** The guest-only routes (spec section 2); the sign-in is also within the installed back office's scope. */
export const guestPages = [
  createRoute({ ...signIn, path: '/login' }),
  createRoute({ ...signIn, path: '/admin/login' }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/forget-password',
    component: lazyPage(
      () => import('#src/features/session/forget-password-page.tsx'),
      'ForgetPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/reset-password',
    component: lazyPage(
      () => import('#src/features/session/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
]
