import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginPasskey,
  beginTotp,
  type OwnFactors,
  type OwnPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '#contract/own-factors.ts'
import type { PasskeyCreationOptions } from '#contract/webauthn.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useSession } from '../session-context.ts'
import { ownFactorsKey } from './own-factors-query.ts'
import type { TotpOffer } from './totp-setup.tsx'

/** A change that asks for a confirmation first (SESSION-41). */
export type FactorChange =
  | { kind: 'totp' | 'removeTotp' | 'passkey' | 'codes' }
  | { kind: 'removePasskey'; passkey: OwnPasskey }

/** The dialog that is open. */
export type FactorDialog =
  | { show: 'confirm'; change: FactorChange }
  | { show: 'totp'; offer: TotpOffer }
  | { show: 'passkey'; options: PasskeyCreationOptions }
  | { show: 'rename'; passkey: OwnPasskey }
  | { show: 'codes'; codes: string[] }

export type FactorChanges = ReturnType<typeof useFactorChanges>

/** The changes of the user's factors, each with its dialogs and what is said of it. */
export function useFactorChanges(factors: OwnFactors | undefined) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const session = useSession()
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<FactorDialog>()

  /** The list is asked for anew, and where a factor is demanded the profile, which opens or closes the rest (ROLE-8). */
  const closeAndRefresh = async () => {
    setDialog(undefined)
    await queries.invalidateQueries({ queryKey: ownFactorsKey })
    if (factors?.demanded) await session.loadProfile().catch(() => undefined)
  }
  const say = (text: string) => showToast('success', text, toastDurations.admin)

  const begin = async (change: FactorChange): Promise<FactorDialog | undefined> => {
    switch (change.kind) {
      case 'totp':
        return { show: 'totp', offer: (await callEndpoint(client, beginTotp)).data }
      case 'passkey':
        return { show: 'passkey', options: (await callEndpoint(client, beginPasskey)).data }
      case 'codes': {
        const { data } = await callEndpoint(client, renewRecoveryCodes)
        return { show: 'codes', codes: data.recoveryCodes }
      }
      case 'removeTotp':
        await callEndpoint(client, removeTotp)
        say(t('accounts.factors.totp.removed'))
        return undefined
      case 'removePasskey':
        await callEndpoint(client, removePasskey, { id: change.passkey.id })
        say(t('accounts.factors.passkeys.removed'))
        return undefined
    }
  }

  return {
    busy: dialog !== undefined,
    dialog,
    ask: (change: FactorChange) => setDialog({ show: 'confirm', change }),
    rename: (passkey: OwnPasskey) => setDialog({ show: 'rename', passkey }),
    close: () => setDialog(undefined),
    closeAndRefresh,
    /** Goes on with a change that was confirmed. */
    confirmed: async (change: FactorChange) => {
      const next = await begin(change)
      if (next === undefined) await closeAndRefresh()
      else setDialog(next)
    },
    /** A factor was added. Its recovery codes are read before anything else is. */
    added: (said: string, codes: string[] | null) => {
      say(said)
      if (codes === null) void closeAndRefresh()
      else setDialog({ show: 'codes', codes })
    },
  }
}
