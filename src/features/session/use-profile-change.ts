import { useTranslation } from 'react-i18next'
import type { Call } from '#contract/endpoint.ts'
import { useApi } from '#src/api/api-context.ts'
import type { CallInput } from '#src/api/api-client.ts'
import { readEnvelope } from '#src/api/read-envelope.ts'
import { readUser } from '#src/api/read-user.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useSession } from './session-context.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

/**
 * Changes the own profile by a call that answers the user as they are then.
 *
 * @returns a function that tells whether it is saved; a toast says so, or why not
 */
export function useProfileChange(): (call: Call, input?: CallInput) => Promise<boolean> {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const session = useSession()
  const toastFailure = useFailureToasts()
  return async (call, input) => {
    try {
      const body = await client(call, input)
      const [record] = (call.envelope && readEnvelope(body, call.envelope)) ?? []
      if (record !== undefined) session.arrive(readUser(record))
      showToast('success', t('session.profileSaved'), toastDurations.admin)
      return true
    } catch (failure) {
      toastFailure(failure)
      return false
    }
  }
}
