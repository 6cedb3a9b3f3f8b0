import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { GuestLayout } from '#src/features/session/guest-layout.tsx'
import { SessionContext } from '#src/features/session/session-context.ts'
import { selectStaff, selectVisitorView } from '#src/features/session/session-slice.ts'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'
import { isGuestPath, isProtectedPath } from './check-access.ts'
import { Dashboard } from './dashboard.tsx'
import { VisitorViewBar } from './visitor-view-bar.tsx'

/** The address whose page is on the screen, which may not be the one that is still being loaded. */
function useShownPath(): string {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' })
}

/** Which layout stands round the page (decisions 9): guests' pages none, staff the dashboard, others the site's. */
function Layout({ site }: { site: ReactNode }) {
  const staff = useSelector(selectStaff)
  const visitorView = useSelector(selectVisitorView)
  const path = useShownPath()
  if (isGuestPath(path)) {
    return (
      <>
        <GuestLayout languageToggle={<LanguageToggle />}>
          <Outlet />
        </GuestLayout>
        <FloatingNotes>
          <ConnectionWatch />
        </FloatingNotes>
        <UpdateWatch />
      </>
    )
  }
  const isProtected = isProtectedPath(path)
  if (staff !== undefined && (isProtected || !visitorView))
    return <Dashboard user={staff} isProtected={isProtected} />
  // On the way to the sign-in: nothing of the back office shows to whoever has left it.
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
  return (
    <SessionContext value={backOffice?.session}>
      <Layout site={site} />
    </SessionContext>
  )
}
