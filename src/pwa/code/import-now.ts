import { leaveOldBuild } from './leave-old-build.ts'

/** Milliseconds that a page which is being left has to be gone. */
const leavingTakes = 10_000

/** Neither the server nor a worker has a page to leave. */
const page = typeof window === 'undefined' ? undefined : window

/** When the user last began to leave the page, in milliseconds since it was opened. */
let leftAt = Number.NEGATIVE_INFINITY
const leave = () => {
  leftAt = performance.now()
}
/** How many parts are on their way. */
let awaited = 0

/**
 * Fetches a part of the app's code. A browser breaks off the imports of a page that the user begins to leave. Callers
 * hear of that only if the page stays: a caller that reacted by loading a page would keep the user from leaving.
 *
 * @throws Error where it cannot be had; the router and the browser's own words for it are kept out, because the router
 *   reloads the page for those
 */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  awaited += 1
  page?.addEventListener('beforeunload', leave)
  try {
    return await load()
  } catch (cause) {
    // One that was begun only then is broken off too.
    const patience = leftAt + leavingTakes - performance.now()
    if (patience > 0) await new Promise((resolve) => setTimeout(resolve, patience))
    throw new Error('this part of the code cannot be had', { cause })
  } finally {
    // A page that listens for longer is not kept for the way back.
    awaited -= 1
    if (awaited === 0) page?.removeEventListener('beforeunload', leave)
  }
}

/**
 * Fetches a part for a caller that has a word to say where it cannot be had. A page of an older build is reloaded into
 * the present one instead (UPDATE-3).
 *
 * @throws Error where it cannot be had
 */
export async function importNow<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importPart(load)
  } catch (cause) {
    await leaveOldBuild()
    throw cause
  }
}

/** Fetches a part that nobody waits for, or that something else can stand in for. @returns undefined where it cannot be had */
export async function importOrNothing<Module>(
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  return importPart(load).catch(() => undefined)
}
