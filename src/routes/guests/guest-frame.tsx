import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { GuestLayout } from '#src/features/session/guest-layout.tsx'
import { sayFromLastPage } from '#src/features/session/said-on-next-page.ts'
import { SessionContext } from '#src/features/session/session-context.ts'
import { Session } from '#src/features/session/session.ts'
import { useScheme } from '#src/theme/use-scheme.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { PageNotes } from '../page-notes.tsx'
import { safeRedirect } from '../sign-in-path.ts'

/** @returns leads on to what was asked for before the sign-in */
export function useWayIn(): () => void {
  const { go, useSearch } = useNavigation()
  const { redirect } = useSearch()
  return () => go(safeRedirect(redirect), { replace: true })
}

const nothing = () => undefined

/** The session of the router's pages; without them, one that knows the sign-in and hears of it in other tabs. */
function useGuestSession(): Session {
  const routed = useContext(SessionContext)
  const { client } = useApi()
  const [session] = useState(() => routed ?? new Session(client))
  const goOn = useWayIn()
  const { t } = useTranslation('admin')
  useEffect(() => {
    sayFromLastPage(t)
    if (routed !== undefined) return
    session.attach({
      onArrived: nothing,
      onSignedOut: nothing,
      onExpired: nothing,
      onFollowed: goOn,
    })
    session.catchUp()
    // Once a page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return session
}

/** Round the pages before the back office, which have its colours and none of its code. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const session = useGuestSession()
  useScheme(true)
  return (
    <SessionContext value={session}>
      <GuestLayout languageToggle={<LanguageToggle />}>{children}</GuestLayout>
      <PageNotes hidesOutbox />
    </SessionContext>
  )
}
