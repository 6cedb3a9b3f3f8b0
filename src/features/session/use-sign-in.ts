import { useTranslation } from 'react-i18next'
import type { Credentials } from '#contract/auth.ts'
import { loginCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { answeredMessage, answeredMessages } from '#src/i18n/answered-messages.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useSaidOnNextPage } from './said-on-next-page.ts'
import { useSession } from './session-context.ts'

const isAnswer = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && (failure.kind === 'server' || failure.kind === 'shape')

/**
 * Signs in and says how it went (SESSION-13, SESSION-14).
 *
 * @returns a function that tells whether a user is signed in now
 */
export function useSignIn(): (credentials: Credentials) => Promise<boolean> {
  const { t } = useTranslation(['admin', 'translation'])
  const session = useSession()
  const say = useSaidOnNextPage()

  const textsOf = (failure: unknown): string[] => {
    if (!isAnswer(failure)) return [t('session.unexpectedFailure')]
    if (failure.call === loginCall.id)
      return [answeredMessage(failure) ?? t('session.unknownFailure')]
    const said = answeredMessages(failure)
    return said.length > 0 ? said : [t('failure.unknown', { ns: 'translation' })]
  }

  return async (credentials) => {
    try {
      await session.signIn(credentials)
      say('session.signedIn')
      return true
    } catch (failure) {
      for (const text of textsOf(failure)) showToast('error', text, toastDurations.admin)
      return false
    }
  }
}
