import { styled } from '@mui/material/styles'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { User } from '#contract/auth.ts'
import type { Role } from '#contract/roles.ts'
import { RolesContext, UserIdContext } from '#src/features/admin/permissions.ts'
import { DraftsMenu } from '#src/features/admin/drafts/drafts-menu.tsx'
import { DashboardLayout } from '#src/features/admin/layout/dashboard-layout.tsx'
import { UserMenu } from '#src/features/admin/layout/user-menu.tsx'
import { VisitorViewButton } from '#src/features/admin/layout/visitor-view-button.tsx'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { SkipLink } from '#src/features/layout/skip-link.tsx'
import { useSession } from '#src/features/session/session-context.ts'
import { selectInterrupted } from '#src/features/session/session-slice.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { currentDrafts } from '#src/pwa/drafts.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { touchTarget } from '#src/theme/tokens.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { PageNotes } from '../page-notes.tsx'
import { useFocusAfterNavigation } from '../use-focus-after-navigation.ts'

const Notifications = partOnDemand(
  async () => (await import('#src/features/admin/notifications/notifications.tsx')).Notifications,
)
const NotesSender = partOnDemand(
  async () => (await import('#src/features/admin/notes/notes-sender.tsx')).NotesSender,
)
const FactorFirstPage = partOnDemand(
  async () => (await import('./factor-first-page.tsx')).FactorFirstPage,
)
const SignOutDialog = partOnDemand(
  async () => (await import('#src/features/session/sign-out-dialog.tsx')).SignOutDialog,
)
const InterruptedSession = partOnDemand(
  async () => (await import('#src/features/session/interrupted-session.tsx')).InterruptedSession,
)

// From the start, so that nothing moves away from under a pointer when the bell comes.
const BellPlace = styled('div')({ minInlineSize: touchTarget })

/** The roles of somebody to whom nothing is open yet. */
const nothing: readonly Role[] = []

/** The layout for signed-in staff, round any page of the site (ADMIN-1). */
export function Dashboard({ user, isProtected }: { user: User; isProtected: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const interrupted = useSelector(selectInterrupted)
  const navigate = useNavigate()
  const main = useFocusAfterNavigation()
  const [leaving, setLeaving] = useState(false)
  // Fetched after the page, and at hand when there is no connection.
  useEffect(
    () => void importOrNothing(() => import('#src/features/session/sign-out-dialog.tsx')),
    [],
  )
  const signOut = () => {
    if (hasUnsavedWork() || currentDrafts()?.length) setLeaving(true)
    else session.signOut()
  }
  const viewAsVisitor = () => {
    session.viewAsVisitor(true)
    if (isProtected) void navigate({ to: '/' })
  }
  // The server answers nothing else either (ROLE-8).
  const factorFirst = user.mustAddFactor === true
  return (
    <UserIdContext value={user.id}>
      <RolesContext value={factorFirst ? nothing : user.roles}>
        <SkipLink target="main" text={t('site.skipToContent')} />
        <DashboardLayout
          user={user}
          titled={isProtected || factorFirst}
          mainRef={main}
          tools={
            <>
              {/* It comes and goes, so it is where it moves nothing. */}
              {!factorFirst && <DraftsMenu />}
              <VisitorViewButton onChosen={viewAsVisitor} />
              <LanguageToggle />
              {!factorFirst && (
                <BellPlace>
                  <Notifications user={user} />
                  <NotesSender />
                </BellPlace>
              )}
              <UserMenu user={user} onSignOut={signOut} />
            </>
          }
        >
          {factorFirst ? <FactorFirstPage /> : <Outlet />}
        </DashboardLayout>
        {interrupted && <InterruptedSession user={user} />}
        {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
        <PageNotes hidesOutbox={isProtected} />
      </RolesContext>
    </UserIdContext>
  )
}
