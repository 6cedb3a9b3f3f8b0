import { useRouter } from '@tanstack/react-router'
import { SignInPage } from '#src/features/session/sign-in-page.tsx'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { safeRedirect } from './check-access.ts'
import { loadStaffParts } from './staff-parts.ts'

/** The sign-in, and the way on to what was asked for before it, or to the first page. */
export function SignInRoutePage() {
  const router = useRouter()
  const goOn = () => {
    const { search } = router.state.location
    const asked: unknown = 'redirect' in search ? search.redirect : undefined
    return router.navigate({ href: safeRedirect(asked), replace: true })
  }
  const { i18n, api } = router.options.context
  const fetchAhead = () => {
    void loadStaffParts(i18n, api.language)
    void importOrNothing(() => import('./collection-page.tsx'))
  }
  return <SignInPage onSignedIn={goOn} onTouched={fetchAhead} />
}
