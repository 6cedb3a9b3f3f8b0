import type { Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { keptPages, type WorkerMessage } from '#contract/worker-messages.ts'

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

/** Has the worker keep what a next visit without a network needs, unless the visitor saves data (offline design). */
export async function warmContent(language: Language): Promise<void> {
  if (savesData()) return
  await askToWarm(language)
  for (const picture of document.querySelectorAll('picture')) await warmPicture(picture)
  if (location.pathname === '/') return
  for (const picture of picturesOf(await homeAsKept())) await warmPicture(picture)
}

async function askToWarm(language: Language): Promise<void> {
  const worker = await workerInControl()
  const staff = hasSessionCookie(document.cookie)
  worker.postMessage({ type: 'WARM', language, staff } satisfies WorkerMessage)
}

/** Milliseconds: after all that the page itself asks for. */
const quietTime = 3000

/** Has the worker keep the back office's files too, for whoever has just signed in. */
export async function warmBackOffice(language: Language): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, quietTime))
  await askToWarm(language)
}

/** Milliseconds between looks for what the worker is about to keep. */
const looks = [0, 1000, 2000, 4000, 8000]

/** The HTML of the home page as the worker keeps it for a visit that begins elsewhere; empty where it does not come. */
async function homeAsKept(): Promise<string> {
  for (const pause of looks) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const cache = await caches.open(keptPages)
    // Whichever language: the pictures are the same.
    const html = await (await cache.match('/', { ignoreSearch: true }))?.text()
    if (html !== undefined) return html
  }
  return ''
}

function picturesOf(html: string): Iterable<HTMLPictureElement> {
  const pictures = html.match(/<picture[ >].*?<\/picture>/gs) ?? []
  // The page's security policy would note each style that has no part in choosing a file.
  const plain = pictures.join('').replaceAll(/ style="[^"]*"/g, '')
  return new DOMParser().parseFromString(plain, 'text/html').querySelectorAll('picture')
}

/**
 * Loads a picture out of sight, so that the worker keeps it: a copy of the element makes the browser choose the same
 * file that it has chosen, or will choose, for the page itself.
 */
async function warmPicture(picture: HTMLPictureElement): Promise<void> {
  const copy = document.importNode(picture, true)
  const image = copy.querySelector('img')
  if (image === null) return
  image.loading = 'eager'
  image.fetchPriority = 'low'
  // One that is missing is no reason to leave out the rest.
  await image.decode().catch(() => undefined)
}
