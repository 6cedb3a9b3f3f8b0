/** Milliseconds before another attempt while the browser believes itself online. */
const pauses = { first: 2000, longest: 30_000 }

/**
 * Fetches a part of the app's code; where that fails, again when the browser is online anew, or after a while on a line
 * that has failed without saying so: it never rejects.
 */
export async function importWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await load()
    } catch {
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
