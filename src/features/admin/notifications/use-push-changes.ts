import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPushDevice, type Push, removePushDevice, savePushKinds } from '#contract/admin/push.ts'
import type { NewsTopic } from '#contract/admin/notifications.ts'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { leavePush, rememberPushUser, subscribePush } from '#src/pwa/push.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { pushQuery } from './push-query.ts'
import { useStoredChoice } from './stored-choice.tsx'

/** Turns the messages to this device on and off, and changes what they tell of; says how it went. */
export function usePushChanges(userId: string) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const { client } = api
  const queries = useQueryClient()
  const { queryKey } = pushQuery(api)
  const storeChoice = useStoredChoice<Push>(queryKey)
  const [busy, setBusy] = useState(false)
  const say = (kind: 'success' | 'error', text: string) =>
    showToast(kind, text, toastDurations.admin)

  const change = async (make: () => Promise<{ data: Push }>, done: string) => {
    setBusy(true)
    try {
      queries.setQueryData(queryKey, (await make()).data)
      say('success', done)
    } catch (failure) {
      // All else is the browser's own.
      const isCall = failure instanceof ApiFailure
      say('error', isCall ? adminFailure(t, failure) : t('layout.push.failed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    turnOn: async (publicKey: string) => {
      if ((await Notification.requestPermission()) !== 'granted')
        return say('error', t('layout.push.denied'))
      await change(async () => {
        const body = await subscribePush(publicKey)
        const answer = await callEndpoint(client, addPushDevice, { body })
        rememberPushUser(userId)
        return answer
      }, t('layout.push.turnedOn'))
    },
    turnOff: () =>
      change(async () => {
        const answer = await callEndpoint(client, removePushDevice)
        rememberPushUser(undefined)
        await leavePush()
        return answer
      }, t('layout.push.turnedOff')),
    choose: (before: Push, name: NewsTopic) => {
      const kinds = { ...before.kinds, [name]: !before.kinds[name] }
      const body = { [name]: kinds[name] }
      return storeChoice(before, { ...before, kinds }, () =>
        callEndpoint(client, savePushKinds, { body }),
      )
    },
  }
}
