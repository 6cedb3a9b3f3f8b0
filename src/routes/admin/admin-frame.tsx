import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { guestPathOf, isProtectedPath } from '#contract/site-paths.ts'
import { SessionContext } from '#src/features/session/session-context.ts'
import { selectStaff, selectVisitorView } from '#src/features/session/session-slice.ts'
import { useScheme } from '#src/theme/use-scheme.ts'
import { Dashboard } from './dashboard.tsx'
import { VisitorViewBar } from './visitor-view-bar.tsx'

/** The address whose page is on the screen, which may not be the one that is still being loaded. */
function useShownPath(): string {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' })
}

/** Chooses the layout round the page (ADMIN-1): guests have their own, staff the dashboard, all others the site's. */
function Layout({ site }: { site: ReactNode }) {
  const staff = useSelector(selectStaff)
  const visitorView = useSelector(selectVisitorView)
  const path = useShownPath()
  const isForGuests = guestPathOf(path) !== undefined
  const isProtected = isProtectedPath(path)
  useScheme(isProtected)
  if (isForGuests) return <Outlet />
  if (staff !== undefined && (isProtected || !visitorView))
    return <Dashboard user={staff} isProtected={isProtected} />
  // On the way to the sign-in: a user who has left the back office sees nothing of it.
  if (isProtected) return null
  return (
    <>
      {site}
      {staff !== undefined && <VisitorViewBar />}
    </>
  )
}

export function AdminFrame({ site }: { site: ReactNode }) {
  const { backOffice } = useRouter().options.context
  // It comes with the back office alone.
  if (backOffice === undefined) return null
  const { session } = backOffice
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>
        <Layout site={site} />
      </Provider>
    </SessionContext>
  )
}
