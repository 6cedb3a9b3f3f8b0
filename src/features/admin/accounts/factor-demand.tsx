import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFactorDemand, saveFactorDemand } from '#contract/admin/accounts.ts'
import { type Role, roles } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  marginBlockStart: 28,
  padding: 14,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0, color: colors.inkSoft },
  '& form': { display: 'grid', gap: 12, justifyItems: 'start' },
}))

const demandKey = ['admin', 'second-factor'] as const

/** The roles that demand a second factor: owners choose them, auditors see them (ROLE-8). */
export function FactorDemand({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const { data } = useQuery({
    queryKey: demandKey,
    queryFn: async ({ signal }) =>
      (await callEndpoint(client, readFactorDemand, { signal })).data.roles,
    staleTime: 0,
  })
  if (data === undefined) return null
  const named = data.map((role) => t(`accounts.role.${role}`)).join(t('accounts.and'))
  return (
    <Box aria-label={t('accounts.factors.demand.title')}>
      <h2>{t('accounts.factors.demand.title')}</h2>
      {mayWrite ? (
        // A list that came anew replaces what was chosen.
        <DemandForm key={data.join()} demanded={data} />
      ) : (
        <p>
          {data.length === 0
            ? t('accounts.factors.demand.none')
            : t('accounts.factors.demand.some', { roles: named })}
        </p>
      )}
    </Box>
  )
}

function DemandForm({ demanded }: { demanded: readonly Role[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const connected = useConnected()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(demanded)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const body = { roles: [...chosen] }
      const { data } = await callEndpoint(client, saveFactorDemand, { body })
      queries.setQueryData(demandKey, data.roles)
      showToast('success', t('accounts.factors.demand.saved'), toastDurations.admin)
    } catch (error) {
      showToast('error', adminFailure(t, error), toastDurations.admin)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit}>
      <p>{t('accounts.factors.demand.text')}</p>
      <ChoiceChips
        label={t('accounts.factors.demand.roles')}
        type="checkbox"
        options={roles.map((code) => ({ code, label: t(`accounts.role.${code}`) }))}
        chosen={chosen}
        onChoose={(_, all) => setChosen(all)}
        errorText={undefined}
      />
      <Action type="submit" look="outlined" disabled={busy || !connected}>
        {t('collections.save')}
      </Action>
    </form>
  )
}
