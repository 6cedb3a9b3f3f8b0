import { useTranslation } from 'react-i18next'
import { isSessionEnd } from '#src/api/session-client.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'

/** Shows a toast for every message of the answer, else one that says that nothing is known (SESSION-14). */
export function useFailureToasts(): (failure: unknown) => void {
  const { t } = useTranslation()
  return (failure) => {
    // The end of the session speaks for itself.
    if (isSessionEnd(failure)) return
    const said = answeredMessages(failure)
    for (const text of said.length > 0 ? said : [t('failure.unknown')])
      showToast('error', text, toastDurations.admin)
  }
}
