import { Outlet } from '@tanstack/react-router'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { DashboardLayout } from '#src/features/admin/layout/dashboard-layout.tsx'
import { UserMenu } from '#src/features/admin/layout/user-menu.tsx'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { SkipLink } from '#src/features/layout/skip-link.tsx'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { useSession } from '#src/features/session/session-context.ts'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'
import { useFocusAfterNavigation } from '../use-focus-after-navigation.ts'

const Main = styled('main')({ outline: 'none', minInlineSize: 0 })

/** The layout of whoever is signed in, round any page of the site (spec section 1; decisions 9). */
export function Dashboard({ user, isProtected }: { user: User; isProtected: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const main = useFocusAfterNavigation()
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
            <UserMenu user={user} onSignOut={() => session.signOut()} />
          </>
        }
      >
        <Main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
      </DashboardLayout>
      <ConnectionWatch />
      <UpdateWatch />
    </>
  )
}
