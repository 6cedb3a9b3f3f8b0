declare const self: ServiceWorkerGlobalScope

/** Background Sync's event, which no standard library of types knows yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Does something once the browser says that there is a connection, even if no page is open; again later if it throws. */
export function onSync(tag: string, work: () => Promise<void>): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent
    if (sync.tag === tag) sync.waitUntil(work())
  })
}
