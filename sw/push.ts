import type { PushMessage } from '#contract/admin/push.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server tells staff of, and opens it when it is pressed (ADMIN-15). */
export function showPushMessages(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as PushMessage))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as Pick<PushMessage, 'path'>).path))
  })
}

async function show({ title, path, unseen, ...rest }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    ...rest,
    data: { path },
    icon: '/icons/admin-192.png',
  })
  // A desktop without badges refuses the number, and that keeps nobody from being told.
  if ('setAppBadge' in self.navigator)
    await self.navigator.setAppBadge(unseen).catch(() => undefined)
}

/** Goes to the page where it is open already, and disturbs no other in which somebody may be writing. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => new URL(url).pathname === path)
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}
