import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type Account,
  type AccountChange,
  type Invitation,
  inviteAccount,
  removeAccount,
  resendInvitation,
  resetFactors,
  saveAccount,
} from '#contract/admin/accounts.ts'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { accountsQuery } from './accounts-query.ts'

/** How a change ended. A refusal names the fault of the e-mail, or has been shown in a toast. */
export type Outcome = { done: true } | { done: false; email?: string | undefined }

/** The changes of accounts, each with what is said of it. */
export function useAccountChanges() {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const { client } = api
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: accountsQuery(api).queryKey })

  const attempt = async (change: () => Promise<unknown>, said: string): Promise<Outcome> => {
    try {
      await change()
      showToast('success', said, toastDurations.admin)
      return { done: true }
    } catch (error) {
      const [[, email] = []] = serverFieldErrors(error, ['email'])
      const isStale = error instanceof ApiFailure && error.status === 412
      const text = isStale ? t('accounts.stale') : adminFailure(t, error)
      if (email === undefined) showToast('error', text, toastDurations.admin)
      return { done: false, email }
    } finally {
      await refresh()
    }
  }

  return {
    invite: (body: Invitation) =>
      attempt(
        () => callEndpoint(client, inviteAccount, { body }),
        t('accounts.invited', { email: body.email }),
      ),
    resend: ({ id, email }: Account) =>
      attempt(
        () => callEndpoint(client, resendInvitation, { id }),
        t('accounts.invited', { email }),
      ),
    save: ({ id, version }: Account, body: AccountChange) =>
      attempt(() => callEndpoint(client, saveAccount, { id, version, body }), t('accounts.saved')),
    resetFactors: ({ id }: Account) =>
      attempt(() => callEndpoint(client, resetFactors, { id }), t('accounts.factors.resetDone')),
    remove: ({ id, version, email }: Account) =>
      attempt(
        () => callEndpoint(client, removeAccount, { id, version }),
        t('accounts.removed', { email }),
      ),
  }
}
