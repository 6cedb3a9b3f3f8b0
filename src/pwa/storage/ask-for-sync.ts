/** Some browsers' registrations have this beside the standard. */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks for the worker's `sync` event once there is a connection; where that is not allowed, the next page goes on. */
export async function askForSync(registration: SyncRegistration, tag: string): Promise<void> {
  await registration.sync?.register(tag).catch(() => undefined)
}
