import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type BranchChoice as Chosen,
  readBranchChoice,
  saveBranchChoice,
} from '#contract/admin/notifications.ts'
import { collections } from '#contract/collections/collections.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { references } from '../collections/references.ts'
import { useMayRead } from '../permissions.ts'
import { MissingChoice, useStoredChoice } from './stored-choice.tsx'

const queryKey = ['admin', 'branch-choice'] as const

/** Lets the user choose the branches whose messages they hear of, where there are several (ADMIN-16). */
export function BranchChoice() {
  const { data: branches = [] } = useQuery(references.branches(useApi()))
  const mayRead = useMayRead(collections.messages)
  return mayRead && branches.length > 1 && <Choices branches={branches} />
}

function Choices({ branches }: { branches: readonly { code: string; label: string }[] }) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const storeChoice = useStoredChoice<Chosen>(queryKey)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Chosen> =>
      (await callEndpoint(client, readBranchChoice, { signal })).data,
    staleTime: 0,
  })
  const { data } = query
  if (data === undefined) return <MissingChoice {...query} />
  const all = branches.map(({ code }) => code)
  const chosen = data.branches ?? all
  const choose = (id: string) => {
    const next = all.filter((one) => chosen.includes(one) !== (one === id))
    // All branches include one that is added later.
    const body: Chosen = { branches: next.length === all.length ? null : next }
    void storeChoice(data, body, () => callEndpoint(client, saveBranchChoice, { body }))
  }
  return (
    <div>
      <ChoiceChips
        type="checkbox"
        label={t('layout.branches.title')}
        options={[...branches]}
        chosen={all.filter((id) => chosen.includes(id))}
        onChoose={choose}
        errorText={undefined}
      />
      <p style={{ margin: 0 }}>{t('layout.branches.hint')}</p>
    </div>
  )
}
