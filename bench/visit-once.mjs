import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which nothing more is kept before a visit counts as over. */
const quietFor = 4000
const limit = 60_000

/**
 * One visit until the service worker is in control and everything that the next visit needs has been kept.
 *
 * @param {import('./phone.mjs').Phone} phone
 * @param {string} address
 * @param {{ sections?: boolean }} [options] whether sections of the site are among that: the back office has none
 */
export async function visitOnce(phone, address, { sections = true } = {}) {
  const page = await phone.openPage()
  await page.goTo(address)
  const started = performance.now()
  let known = ''
  let since = started
  while (known === '' || performance.now() - since < quietFor) {
    if (performance.now() - started > limit) throw new Error(`The visit never ended: ${known}`)
    await pause(250)
    const kept = await page.evaluate(countKept, sections)
    if (kept !== known) since = performance.now()
    known = kept
  }
  await page.close()
}

/**
 * Runs in the page.
 *
 * @param {boolean} needsSections
 * @returns {Promise<string>} how much is kept, in words; empty as long as anything is lacking altogether
 */
async function countKept(needsSections) {
  if (navigator.serviceWorker.controller === null) return ''
  const counts = []
  for (const name of await caches.keys())
    counts.push(`${name} ${(await (await caches.open(name)).keys()).length}`)
  if (!needsSections) return counts.join(', ')
  // Opening a database before the app has made it would leave it without its store.
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'pwa-sections')) return ''
  /** @type {number} */
  const sections = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('pwa-sections')
    opening.onerror = () => reject(new Error('The store of sections cannot be opened'))
    opening.onsuccess = () => {
      const counting = opening.result.transaction('sections').objectStore('sections').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
  return sections === 0 ? '' : `${counts.join(', ')}, sections ${sections}`
}
