import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/admin/accounts.ts'
import { accountPermissions } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { AddIcon } from '#src/ui/icons/add.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { NotAllowed } from '../layout/not-allowed.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { useMayRead, useMayWrite } from '../permissions.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountList } from './account-list.tsx'
import { accountsQuery } from './accounts-query.ts'
import { FactorDemand } from './factor-demand.tsx'

/** Who may come into the back office, and with which roles (ACCOUNT-1). */
export function AccountsPage() {
  const { t } = useTranslation(['admin', 'translation'])
  usePageTitle(collectionTitle('accounts')(t))
  const isAllowed = useMayRead(accountPermissions)
  return isAllowed ? <Accounts /> : <NotAllowed />
}

function Accounts() {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const mayWrite = useMayWrite(accountPermissions)
  const { data, error, isPending, refetch } = useQuery(accountsQuery(useApi()))
  const [dialog, setDialog] = useState<{ account: Account | undefined }>()
  if (isPending) return <PleaseWait />
  if (data === undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      {mayWrite && (
        <p>
          <Action
            type="button"
            disabled={!connected}
            onClick={() => setDialog({ account: undefined })}
          >
            <AddIcon fontSize="small" />
            {t('accounts.invite')}
          </Action>
        </p>
      )}
      <AccountList
        accounts={data}
        mayWrite={mayWrite}
        onEdit={(account) => setDialog({ account })}
      />
      <FactorDemand mayWrite={mayWrite} />
      {dialog && <AccountDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}
