import { Workbox } from 'workbox-window'
import { beforeLeaving } from './before-leaving.ts'
import { updateOffer } from './update-offer.ts'

/** Milliseconds between two looks for a newer build while a page stays open. */
const lookEvery = 60 * 60 * 1000
/** Milliseconds after which a page reloads even if the new worker has not taken over. */
const takeOverPatience = 15_000

/**
 * Registers the service worker. A newer one is only offered (`updateOffer`): it takes over once the user agrees, and
 * then every open tab reloads into it.
 */
export async function registerWorker(): Promise<void> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => void offerNewer(workbox))
  reloadAfterTakeOver()
  await workbox.register()

  const look = () => {
    // A look that fails is repeated by the next.
    if (navigator.onLine) void workbox.update().catch(() => undefined)
  }
  setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/** On a slow device the very first worker waits a moment too: without one before it there is nothing newer. */
async function offerNewer(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active || !registration.waiting) return
  updateOffer.set(() => {
    workbox.messageSkipWaiting()
    setTimeout(reload, takeOverPatience)
  })
}

/** Reloads when a worker follows upon another; the first one of a first visit changes nothing. */
function reloadAfterTakeOver(): void {
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) reload()
    hadWorker = true
  })
}

function reload(): void {
  void beforeLeaving().then(() => location.reload())
}
