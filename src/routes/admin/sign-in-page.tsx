import { useRouter } from '@tanstack/react-router'
import { SignInPage } from '#src/features/session/sign-in-page.tsx'
import { safeRedirect } from './check-access.ts'

/** The sign-in, and the way on to what was asked for before it, or to the first page. */
export function SignInRoutePage() {
  const router = useRouter()
  const goOn = () => {
    const { search } = router.state.location
    const asked: unknown = 'redirect' in search ? search.redirect : undefined
    return router.navigate({ href: safeRedirect(asked), replace: true })
  }
  return <SignInPage onSignedIn={goOn} />
}
