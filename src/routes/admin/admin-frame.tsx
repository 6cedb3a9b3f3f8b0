import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { GuestLayout } from '#src/features/session/guest-layout.tsx'
import { SessionContext } from '#src/features/session/session-context.ts'
import { selectStaff, selectVisitorView } from '#src/features/session/session-slice.ts'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'
import { dropKeptPage } from '#src/pwa/kept-page.ts'
import { onSchemeChoice, schemeChoice, showScheme } from '#src/theme/color-scheme.ts'
import { isGuestPath, isProtectedPath } from './check-access.ts'
import { Dashboard, VisitorViewBar } from './staff-parts.ts'

/** The address whose page is on the screen, which may not be the one that is still being loaded. */
function useShownPath(): string {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' })
}

/** Milliseconds for the page to show what its kept copy shows; then it is seen whatever it shows. */
const copyPatience = 5000

/** The kept copy of a page is that of the address which the app began with, and of it alone. */
function useKeptPageOf(path: string | undefined): void {
  const [first] = useState(path)
  const isOther = path === undefined || path !== first
  useEffect(() => {
    const timer = setTimeout(dropKeptPage, isOther ? 0 : copyPatience)
    return () => clearTimeout(timer)
  }, [isOther])
}

/** The back office has the scheme that was chosen for it; the site's own pages are light. */
function useScheme(isBackOffice: boolean): void {
  const choice = useSyncExternalStore(onSchemeChoice, schemeChoice)
  useLayoutEffect(() => (isBackOffice ? showScheme(choice) : undefined), [isBackOffice, choice])
}

/** Which layout stands round the page (decisions 9): guests' pages none, staff the dashboard, others the site's. */
function Layout({ site }: { site: ReactNode }) {
  const staff = useSelector(selectStaff)
  const visitorView = useSelector(selectVisitorView)
  const path = useShownPath()
  const isForGuests = isGuestPath(path)
  const isProtected = isProtectedPath(path)
  useKeptPageOf(isForGuests ? undefined : path)
  useScheme(isForGuests || isProtected)
  if (isForGuests) {
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
