import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#contract/errors.ts'
import { endOtherSessions, endOwnSession, type OwnSession } from '#contract/own-sessions.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { keepAnswers } from '#src/pwa/answer-cache.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { ownSessionsAddress, ownSessionsKey } from './own-sessions-query.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

/** Ends one or all of the user's other sessions, and says so (SESSION-30). */
export function useEndSessions() {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const queries = useQueryClient()
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)

  /** Also on the device: a slow answer would bring it back from there. */
  const forget = async (isEnded: (session: OwnSession) => boolean) => {
    await queries.cancelQueries({ queryKey: ownSessionsKey })
    const listed = queries.getQueryData<OwnSession[]>(ownSessionsKey)
    if (listed === undefined) return
    const left = listed.filter((session) => !isEnded(session))
    queries.setQueryData(ownSessionsKey, left)
    await keepAnswers([[ownSessionsAddress, { data: left }]])
  }

  const attempt = async (
    change: () => Promise<unknown>,
    isEnded: (session: OwnSession) => boolean,
    said: string,
  ) => {
    setBusy(true)
    try {
      await change()
      await forget(isEnded)
      showToast('success', said, toastDurations.admin)
    } catch (failure) {
      toastFailure(failure)
    }
    await queries.invalidateQueries({ queryKey: ownSessionsKey })
    setBusy(false)
  }

  const endOne = async (id: string) => {
    try {
      await callEndpoint(client, endOwnSession, { id })
    } catch (failure) {
      // It has ended by itself meanwhile, which is what was asked for.
      if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure
    }
  }

  return {
    busy,
    endOne: (id: string) =>
      attempt(
        () => endOne(id),
        (session) => session.id === id,
        t('session.places.ended'),
      ),
    endOthers: () =>
      attempt(
        () => callEndpoint(client, endOtherSessions),
        ({ isCurrent }) => !isCurrent,
        t('session.places.othersEnded'),
      ),
  }
}
