import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'

type MissingChoiceProps = Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>

/** Stands in the place of a choice that is still on its way, or could not be read. */
export function MissingChoice({ isPending, error, refetch }: MissingChoiceProps) {
  const { t } = useTranslation(['admin', 'translation'])
  if (isPending) return <p role="status">{t('layout.mails.loading')}</p>
  return (
    <LoadFailure
      error={error}
      offline={t('layout.mails.needsConnection')}
      onRetry={() => void refetch()}
    />
  )
}

/**
 * Shows a choice at once and stores it; where that fails, the page shows the former one again.
 *
 * @returns a function of the former choice, the new one, and the call that stores it
 */
export function useStoredChoice<Choice>(queryKey: QueryKey) {
  const { t } = useTranslation(['admin', 'translation'])
  const queries = useQueryClient()
  return async (
    before: Choice,
    next: Choice,
    store: () => Promise<{ data: Choice }>,
  ): Promise<void> => {
    queries.setQueryData(queryKey, next)
    try {
      queries.setQueryData(queryKey, (await store()).data)
      showToast('success', t('layout.mails.saved'), toastDurations.admin)
    } catch (failure) {
      queries.setQueryData(queryKey, before)
      showToast('error', adminFailure(t, failure), toastDurations.admin)
    }
  }
}
