import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type BranchChoice as Chosen,
  readBranchChoice,
  saveBranchChoice,
} from '#contract/admin/notifications.ts'
import { collections } from '#contract/collections/collections.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { references } from '../collections/references.ts'
import { useMayRead } from '../permissions.ts'

const queryKey = ['admin', 'branch-choice'] as const

/** The branches whose messages the user is emailed and pushed of, where there are several (ADMIN-16). */
export function BranchChoice() {
  const { data: branches = [] } = useQuery(references.branches(useApi()))
  const mayRead = useMayRead(collections.messages)
  return mayRead && branches.length > 1 && <Choices branches={branches} />
}

function Choices({ branches }: { branches: readonly { code: string; label: string }[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Chosen> =>
      (await callEndpoint(client, readBranchChoice, { signal })).data,
    staleTime: 0,
  })
  if (isPending) return <p role="status">{t('layout.mails.loading')}</p>
  if (data === undefined)
    return (
      <LoadFailure
        error={error}
        offline={t('layout.mails.needsConnection')}
        onRetry={() => void refetch()}
      />
    )
  const all = branches.map(({ code }) => code)
  const chosen = data.branches ?? all
  const choose = async (id: string) => {
    const next = all.filter((one) => chosen.includes(one) !== (one === id))
    // All branches include one that is added later.
    const body: Chosen = { branches: next.length === all.length ? null : next }
    queries.setQueryData(queryKey, body)
    try {
      queries.setQueryData(queryKey, (await callEndpoint(client, saveBranchChoice, { body })).data)
      showToast('success', t('layout.mails.saved'), toastDurations.admin)
    } catch (failure) {
      queries.setQueryData(queryKey, data)
      showToast('error', adminFailure(t, failure), toastDurations.admin)
    }
  }
  return (
    <div>
      <ChoiceChips
        type="checkbox"
        label={t('layout.branches.title')}
        options={[...branches]}
        chosen={all.filter((id) => chosen.includes(id))}
        onChoose={(id) => void choose(id)}
        errorText={undefined}
      />
      <p style={{ margin: 0 }}>{t('layout.branches.hint')}</p>
    </div>
  )
}
