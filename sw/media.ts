import type { RouteMatchCallback } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'
import { mediaBase } from '#contract/picture.ts'
import { limitCache } from './limit-cache.ts'
import { ownAnswersOnly } from './own-answers.ts'

/** Spec of the offline design: 120 pictures or 40 MB, whichever comes first. */
const pictureLimits = { entries: 120, bytes: 40 * 1024 * 1024 }
const documentLimits = { entries: 20 }

// Names hold a hash of the content, so what is kept is never out of date.
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    ownAnswersOnly,
    limitCache('pictures', pictureLimits),
    { handlerDidError: async ({ request }) => anotherWidth(request.url) },
  ],
})

const documents = new CacheFirst({
  cacheName: 'documents',
  plugins: [ownAnswersOnly, limitCache('documents', documentLimits)],
})

export const isPicture: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith(`${mediaBase}/`) && /\.(?:avif|webp)$/.test(url.pathname)

export const isDocument: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith(`${mediaBase}/`) && url.pathname.endsWith('.pdf')

export const answerPicture = pictures.handle.bind(pictures)
export const answerDocument = documents.handle.bind(documents)

/** The same picture in a width that is kept: after the screen was turned, say. */
async function anotherWidth(address: string): Promise<Response | undefined> {
  const name = withoutWidth(address)
  const cache = await caches.open(pictures.cacheName)
  const kept = (await cache.keys()).find(({ url }) => withoutWidth(url) === name)
  return kept === undefined ? undefined : cache.match(kept)
}

function withoutWidth(address: string): string {
  return address.replace(/-\d+\.\w+$/, '')
}
