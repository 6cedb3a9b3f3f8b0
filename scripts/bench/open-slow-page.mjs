/** How much slower than this machine a phone's processor is. */
const slowdown = 4

/**
 * A fresh page as it is on a phone, and maybe on a slow line. The emulated speed is the page's alone and not its service
 * worker's, which is of no matter here: what a repeat visit waits for comes from the worker without the network.
 *
 * @param {import('playwright').BrowserContext} profile
 * @param {import('./network-speeds.mjs').NetworkSpeed} [speed] none: what the profile's own state gives
 * @returns {Promise<{ page: import('playwright').Page, devTools: import('playwright').CDPSession }>}
 */
export async function openSlowPage(profile, speed) {
  const page = await profile.newPage()
  const devTools = await profile.newCDPSession(page)
  // Who comes back after a while finds the worker asleep; its awaking is part of the visit.
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (speed) {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', speed)
  }
  return { page, devTools }
}
