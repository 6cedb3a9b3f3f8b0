import { useTranslation } from 'react-i18next'
import type { Credentials, FactorNeeded } from '#contract/auth.ts'
import { loginCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { answeredMessage, answeredMessages } from '#src/i18n/answered-messages.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useSaidOnNextPage } from './said-on-next-page.ts'
import { useSession } from './session-context.ts'

const isAnswer = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && (failure.kind === 'server' || failure.kind === 'shape')

/** @returns says in toasts why a sign-in failed (SESSION-13, SESSION-14) */
export function useSignInFailure(): (failure: unknown) => void {
  const { t } = useTranslation(['admin', 'translation'])
  const textsOf = (failure: unknown): string[] => {
    if (!isAnswer(failure)) return [t('session.unexpectedFailure')]
    if (failure.call === loginCall.id)
      return [answeredMessage(failure) ?? t('session.unknownFailure')]
    const said = answeredMessages(failure)
    return said.length > 0 ? said : [t('failure.unknown', { ns: 'translation' })]
  }
  return (failure) => {
    for (const text of textsOf(failure)) showToast('error', text, toastDurations.admin)
  }
}

/**
 * Signs in by e-mail and password, and says how it went.
 *
 * @returns a function that tells whether a user is signed in now, or what else is needed for that (SESSION-35)
 */
export function useSignIn(): (credentials: Credentials) => Promise<boolean | FactorNeeded> {
  const session = useSession()
  const say = useSaidOnNextPage()
  const toastFailure = useSignInFailure()
  return async (credentials) => {
    try {
      const outcome = await session.signIn(credentials)
      if ('ticket' in outcome) return outcome
      say('session.signedIn')
      return true
    } catch (failure) {
      toastFailure(failure)
      return false
    }
  }
}
