import { CacheFirst } from 'workbox-strategies'
import { copyCache } from '#contract/offline-copy-files.ts'
import { mediaBase } from '#contract/picture.ts'
import type { PicturesAhead } from '#contract/worker-messages.ts'
import { sourceSetsOfHome } from './rendered-pages.ts'
import { limitCache } from './limit-cache.ts'
import { fetchInto, ownAnswerIn, ownAnswersOnly } from './own-answers.ts'

/** At most 120 pictures or 40 MB, whichever comes first (OFFLINE-8). */
const pictureLimits = { entries: 120, bytes: 40 * 1024 * 1024 }
const documentLimits = { entries: 20 }

// Names hold a hash of the content, so what is kept is never out of date.
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    ownAnswersOnly,
    limitCache('pictures', pictureLimits),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await anotherWidth(request.url, widthOf(request.url))) ?? null,
    },
    { handlerDidError: async ({ request }) => anotherWidth(request.url) },
  ],
})

const documents = new CacheFirst({
  cacheName: 'documents',
  plugins: [
    ownAnswersOnly,
    limitCache('documents', documentLimits),
    {
      // Those of a visitor who keeps everything lie apart.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await ownAnswerIn(await caches.open(copyCache), request.url)) ?? null,
    },
  ],
})

export const isPicture = ({ pathname }: URL) =>
  pathname.startsWith(`${mediaBase}/`) && /\.(?:avif|webp)$/.test(pathname)

export const isDocument = ({ pathname }: URL) =>
  pathname.startsWith(`${mediaBase}/`) && pathname.endsWith('.pdf')

export const answerPicture = pictures.handle.bind(pictures)
export const answerDocument = documents.handle.bind(documents)

/**
 * Keeps pictures that are not kept yet in any width, one after the other so that a page in use never competes with it:
 * those of a page, then those of the home page.
 *
 * @throws Error without a network
 */
export async function keepPictures(ahead: PicturesAhead): Promise<void> {
  const cache = await caches.open(pictures.cacheName)
  const kept = new Set<string>()
  for (const { url } of await cache.keys())
    if (await ownAnswerIn(cache, url)) kept.add(withoutWidth(url))
  for (const set of [...ahead.sourceSets, ...(await sourceSetsOfHome())]) {
    const address = narrowestOf(set, ahead.width)
    const name = withoutWidth(new URL(address, location.href).href)
    // More would push out what has been seen.
    if (kept.size >= pictureLimits.entries) return
    if (kept.has(name)) continue
    kept.add(name)
    // One that is missing is no reason to leave out the rest.
    await fetchInto(cache, address)
  }
}

/** @returns the address in a `srcset` that is wide enough, or else the widest */
function narrowestOf(sourceSet: string, width: number): string {
  const files = sourceSet.split(', ').map((file) => file.split(' '))
  const [address = ''] =
    files.find(([, size]) => Number.parseInt(size ?? '', 10) >= width) ?? files.at(-1) ?? []
  return address
}

/** The same picture in a width that is kept: as wide at least, or in any, after the screen was turned without a network, say. */
async function anotherWidth(address: string, atLeast = 0): Promise<Response | undefined> {
  const name = withoutWidth(address)
  for (const cacheName of [pictures.cacheName, copyCache]) {
    const cache = await caches.open(cacheName)
    for (const { url } of await cache.keys()) {
      if (withoutWidth(url) !== name || !(widthOf(url) >= atLeast)) continue
      const kept = await ownAnswerIn(cache, url)
      if (kept) return kept
    }
  }
  return undefined
}

const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1])

/** The name of a picture whatever its width and format. */
function withoutWidth(address: string): string {
  return address.replace(/-\d+\.\w+$/, '')
}
