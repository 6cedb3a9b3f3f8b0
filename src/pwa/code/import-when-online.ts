import { Listeners } from '../listeners.ts'
import { importPart } from './import-now.ts'
import { leaveOldBuild } from './leave-old-build.ts'

/** Milliseconds before another attempt while the browser believes itself online. */
const pauses = { first: 2000, longest: 30_000 }
/** Milliseconds after which a part on a line that neither brings nor refuses it counts as missing. */
const patience = 15_000

const missing = new Listeners()

/** Tells that a part of the code does not come. @returns a function that ends it */
export const whenCodeIsMissing = missing.listen

/**
 * Fetches a part of the app's code. After a failure it tries again when the browser is back online, or after a while on
 * a line that has failed without saying so: it never rejects.
 */
export async function importWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const late = setTimeout(() => missing.tell(), patience)
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      const module = await importPart(load)
      clearTimeout(late)
      return module
    } catch {
      if (pause === pauses.first) await leaveOldBuild()
      missing.tell()
      await onlineOrAfter(pause)
    }
  }
}

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(goOn, pause) : undefined
    addEventListener('online', goOn)
  })
}
