import type { Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import type { PicturesAhead, WorkerMessage } from '#contract/worker-messages.ts'

/** True when the visitor has asked for as little traffic as possible. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Pixels: a picture kept ahead need not be wider, whatever the screen. */
const wideEnough = 960

/** Has the worker keep what a next visit without a network needs, unless the visitor saves data (OFFLINE-9). */
export async function prefetchContent(language: Language): Promise<void> {
  if (savesData()) return
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')]
  await askToPrefetch(language, {
    // The file that the page has chosen already is at hand.
    sourceSets: pictures.map(({ currentSrc, srcset }) => currentSrc || srcset),
    width: Math.min(innerWidth * devicePixelRatio, wideEnough),
  })
}

async function askToPrefetch(language: Language, pictures?: PicturesAhead): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const staff = hasSessionCookie(document.cookie)
  active?.postMessage({ type: 'WARM', language, staff, pictures } satisfies WorkerMessage)
}

/** Milliseconds: after all that the page itself asks for. */
const quietTime = 3000

/** Has the worker keep the back office's files too, for a user who has just signed in. */
export async function prefetchBackOffice(language: Language): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, quietTime))
  await askToPrefetch(language)
}
