import type { WorkerMessage } from '#contract/worker-messages.ts'
import { beforeLeaving } from '../before-leaving.ts'
import { readTab, writeTab } from '../safe-storage.ts'
import { otherTabHasUnsavedWork } from '../other-tabs.ts'

const mark = 'reloaded-for-a-file'
/** Milliseconds within which a second missing file means that reloading does not help. */
const tooSoon = 60_000
/** Milliseconds that the server has to say that it is there. */
const patience = 3000

/** Tells whether this page has reloaded for a file lately, and notes that it does now; yes where nothing can be noted. */
function hasReloaded(): boolean {
  const last = Number(readTab(mark) ?? 0)
  const now = Date.now()
  writeTab(mark, String(now))
  return readTab(mark) !== String(now) || now - last <= tooSoon
}

/**
 * Tells if the server has this page of another build: its HTML names this very file no longer, whose name goes by what is
 * in it and in all files that it leads to. A page that is reloaded without the server is lost, and a file that a line has
 * dropped comes at the next attempt.
 */
async function isOfOldBuild(): Promise<boolean> {
  if (!navigator.onLine) return false
  const { pathname } = new URL(import.meta.url)
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(patience) })
    return answer.ok && !(await answer.text()).includes(pathname)
  } catch {
    return false
  }
}

/** Lets a waiting worker of a newer build take over: the present one would begin with the old files again. */
async function letNewBuildTakeOver(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  const waiting = (await serviceWorker?.getRegistration())?.waiting
  // Every tab reloads then.
  if (!waiting || (await otherTabHasUnsavedWork())) return
  const takenOver = new Promise((resolve) => {
    serviceWorker?.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, patience)
  })
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  await takenOver
}

/**
 * Reloads the page once, into the new build: after a deployment an open page may ask for a file of the build before.
 *
 * @returns a promise that resolves only where a reload would not help
 */
export async function leaveOldBuild(): Promise<void> {
  // The server has no page to leave; the error that led here is the one to tell.
  if (typeof document === 'undefined') return
  if (!(await isOfOldBuild()) || hasReloaded()) return
  await letNewBuildTakeOver()
  await beforeLeaving()
  location.reload()
  await new Promise(() => {})
}
