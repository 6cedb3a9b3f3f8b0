import type { WorkerMessage } from '#contract/worker-messages.ts'
import { otherTabHasUnsavedWork } from '../other-tabs.ts'

const mark = 'reloaded-for-a-file'
/** Milliseconds within which a second missing file means that reloading does not help. */
const tooSoon = 60_000
/** Milliseconds that the server has to say that it is there. */
const patience = 3000

/** Whether this page has reloaded for a file lately; from now on it has. Where nothing can be noted, it counts so. */
function hasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0)
    sessionStorage.setItem(mark, String(Date.now()))
    return Date.now() - last <= tooSoon
  } catch {
    return true
  }
}

/** Whether the server is there: a page that is reloaded without it is lost. */
async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(patience)
  return fetch(location.href, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Has the worker of a newer build that waits take over: the present one would begin with the old files again. */
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
 * After a deployment an open page may ask for a file of the build before: it reloads once, into the new build. Where that
 * is the cause, or may be, this never resolves.
 */
export async function leaveOldBuild(): Promise<void> {
  if (!(await serverAnswers()) || hasReloaded()) return
  await letNewBuildTakeOver()
  location.reload()
  await new Promise(() => {})
}
