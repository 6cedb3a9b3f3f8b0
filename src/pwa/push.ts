import type { PushDevice } from '#contract/admin/push.ts'
import { readDevice, writeDevice } from './safe-storage.ts'

/** The user who is told on this device. It outlasts a session that ends by itself: they are told again once they are back. */
const userKey = 'push-user'

export const isPushUser = (userId: string): boolean => readDevice(userKey) === userId
export const rememberPushUser = (userId: string | undefined): void => writeDevice(userKey, userId)

/** On an iPhone or iPad only an app on the home screen has all of it. */
export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration('/'))?.pushManager
}

/**
 * Subscribes at the browser's push service, once the user allows it.
 *
 * @param publicKey the server's, in base64url
 * @throws Error where the browser or its service does not go along
 */
export async function subscribePush(publicKey: string): Promise<PushDevice> {
  const manager = await pushManager()
  if (!manager) throw new Error('There is no service worker')
  const applicationServerKey = bytesOf(publicKey)
  const former = await manager.getSubscription()
  // One for another server's key cannot be had anew.
  if (former && !hasKey(former, applicationServerKey)) await former.unsubscribe()
  return deviceOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** Ends what this device is told, without a connection too, and takes what it shows away (ADMIN-15). */
export async function leavePush(): Promise<void> {
  setBadge(0)
  if (!supportsPush()) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Puts a number on the icon of the installed app; 0 takes it away. */
export function setBadge(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth'])
    throw new Error('The subscription has no keys')
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
