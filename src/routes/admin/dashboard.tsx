import { Outlet } from '@tanstack/react-router'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { DraftsMenu } from '#src/features/admin/drafts/drafts-menu.tsx'
import { DashboardLayout } from '#src/features/admin/layout/dashboard-layout.tsx'
import { UserMenu } from '#src/features/admin/layout/user-menu.tsx'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { SkipLink } from '#src/features/layout/skip-link.tsx'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { InterruptedSession } from '#src/features/session/interrupted-session.tsx'
import { useSession } from '#src/features/session/session-context.ts'
import { SignOutDialog } from '#src/features/session/sign-out-dialog.tsx'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'
import { currentDrafts } from '#src/pwa/drafts.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { useFocusAfterNavigation } from '../use-focus-after-navigation.ts'

const Main = styled('main')({ outline: 'none', minInlineSize: 0 })

/** The layout of whoever is signed in, round any page of the site (spec section 1; decisions 9). */
export function Dashboard({ user, isProtected }: { user: User; isProtected: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const main = useFocusAfterNavigation()
  const [leaving, setLeaving] = useState(false)
  const signOut = () => {
    if (hasUnsavedWork() || currentDrafts()?.length) setLeaving(true)
    else session.signOut()
  }
  return (
    <>
      <SkipLink target="main" text={t('site.skipToContent')} />
      <DashboardLayout
        user={user}
        titled={isProtected}
        onViewAsVisitor={() => session.viewAsVisitor(true)}
        tools={
          <>
            <LanguageToggle />
            <DraftsMenu />
            <UserMenu user={user} onSignOut={signOut} />
          </>
        }
      >
        <Main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
      </DashboardLayout>
      <InterruptedSession user={user} />
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
      <FloatingNotes>
        <ConnectionWatch />
      </FloatingNotes>
      <UpdateWatch />
    </>
  )
}
