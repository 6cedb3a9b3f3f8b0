import type { WorkerMessage } from '#contract/worker-messages.ts'
import { dropOlderAssets, fetchCounterparts } from './assets.ts'
import { dropOlderPages, cachePagesAsPresent } from './rendered-pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Fetches what this build needs in order to show without a network all that the present one can. */
async function prepare(): Promise<void> {
  await fetchCounterparts()
  await cachePagesAsPresent()
}

/**
 * A newer worker is installed, and so offered, once it is whole: where something cannot be had its installation fails,
 * the present build stays as it is, and the next look for a newer one goes on from there.
 */
export function installWhole(): void {
  self.addEventListener('install', (event) => event.waitUntil(prepare()))
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([dropOlderAssets(), dropOlderPages()])),
  )
}

/** Takes over from the present build. It first keeps all that the present one has kept since this was installed. */
export async function activateBuild(): Promise<void> {
  await prepare()
  self.registration.active?.postMessage({ type: 'MAKE_WAY' } satisfies WorkerMessage)
  await self.skipWaiting()
}
