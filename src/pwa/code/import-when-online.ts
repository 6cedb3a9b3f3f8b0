import { leaveOldBuild } from './leave-old-build.ts'

/** Milliseconds before another attempt while the browser believes itself online. */
const pauses = { first: 2000, longest: 30_000 }
/** Milliseconds after which a part on a line that neither brings nor refuses it counts as missing. */
const patience = 15_000

const listeners = new Set<() => void>()

function sayMissing(): void {
  for (const listener of listeners) listener()
}

/** Tells that a part of the code does not come. @returns a function that ends it */
export function whenCodeIsMissing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Fetches a part of the app's code; where that fails, again when the browser is online anew, or after a while on a line
 * that has failed without saying so: it never rejects.
 */
export async function importWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const late = setTimeout(sayMissing, patience)
  let failures = 0
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      const module = await load()
      clearTimeout(late)
      return module
    } catch {
      failures += 1
      if (failures === 1) await leaveOldBuild()
      sayMissing()
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
