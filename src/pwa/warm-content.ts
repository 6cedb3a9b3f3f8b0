import type { Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import type { PicturesAhead, WorkerMessage } from '#contract/worker-messages.ts'

interface DataSaver {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has asked for as little traffic as possible. */
function savesData(): boolean {
  return (navigator as DataSaver).connection?.saveData === true
}

/** Resolves once a worker answers this page's requests. */
export async function workerInControl(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller !== null) return serviceWorker.controller
  return new Promise((resolve) => {
    const taken = () => {
      if (serviceWorker.controller !== null) resolve(serviceWorker.controller)
    }
    serviceWorker.addEventListener('controllerchange', taken, { once: true })
    taken()
  })
}

/** Pixels: a picture kept ahead need not be wider, whatever the screen. */
const wideEnough = 960

/** Has the worker keep what a next visit without a network needs, unless the visitor saves data (offline design). */
export async function warmContent(language: Language): Promise<void> {
  if (savesData()) return
  const pictures = [...document.querySelectorAll<HTMLPictureElement>('picture:has(source)')]
  await askToWarm(language, {
    // The file that the page has chosen already is at hand.
    sourceSets: pictures.flatMap(
      (picture) =>
        picture.querySelector('img')?.currentSrc || picture.querySelector('source')?.srcset || [],
    ),
    width: Math.min(innerWidth * devicePixelRatio, wideEnough),
  })
}

async function askToWarm(language: Language, pictures?: PicturesAhead): Promise<void> {
  const worker = await workerInControl()
  const staff = hasSessionCookie(document.cookie)
  worker.postMessage({ type: 'WARM', language, staff, pictures } satisfies WorkerMessage)
}

/** Milliseconds: after all that the page itself asks for. */
const quietTime = 3000

/** Has the worker keep the back office's files too, for whoever has just signed in. */
export async function warmBackOffice(language: Language): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, quietTime))
  await askToWarm(language)
}
