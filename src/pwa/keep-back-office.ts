import { savesData, workerInControl } from './warm-content.ts'

/** Milliseconds: after all that the page itself asks for. */
const quietTime = 3000

/** Addresses of the files of the back office, as the build has listed them. */
const listAddress = '/back-office.json'

/** What this page has loaded of the back office, before a worker was there to keep it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/later/'))
}

async function listedFiles(): Promise<string[]> {
  const answer = await fetch(listAddress, { cache: 'no-cache' })
  const files: unknown = await answer.json()
  return Array.isArray(files) ? files.map(String) : []
}

/**
 * Has the worker keep the back office's files: it keeps whatever of them a page asks for. An installed back office
 * then starts without a network (offline design, admin).
 *
 * @param all whether those too that this page has not used: someone has signed in
 */
export async function keepBackOffice(all: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, quietTime))
  await workerInControl()
  try {
    const files = new Set([...loadedFiles(), ...(all && !savesData() ? await listedFiles() : [])])
    for (const file of files) await fetch(file, { priority: 'low' })
  } catch {
    // The network went: what is missing is fetched at the next visit.
  }
}
