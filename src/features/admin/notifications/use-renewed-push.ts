import { useEffect, useEffectEvent } from 'react'
import { addPushDevice, readPush } from '#contract/admin/push.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { isPushUser, subscribePush, supportsPush } from '#src/pwa/push.ts'

/**
 * Registers this device anew at each start of somebody who is told on it: in a new session, or when its push service gave
 * it another address (ADMIN-15). A start where that fails says nothing; the next tries again.
 */
export function useRenewedPush(userId: string): void {
  const { client } = useApi()
  const renew = useEffectEvent(async () => {
    const { publicKey } = (await callEndpoint(client, readPush)).data
    await callEndpoint(client, addPushDevice, { body: await subscribePush(publicKey) })
  })
  useEffect(() => {
    if (!isPushUser(userId) || !supportsPush() || Notification.permission !== 'granted') return
    renew().catch(() => undefined)
  }, [userId])
}
