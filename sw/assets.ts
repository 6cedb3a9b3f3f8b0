import type { RouteMatchCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** Built files outside the precache: kept when first used or warmed. Their names hold their hash. */
export const isAsset: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/assets/')

const strategy = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
})

export const answerAsset = strategy.handle.bind(strategy)

/** Fetches and keeps the files that the pages behind the first one need, as the build has listed them. */
export async function warmAssets(event: ExtendableEvent): Promise<void> {
  const files = (await (await fetch('/warm.json')).json()) as string[]
  for (const file of files) await strategy.handle({ event, request: new Request(file) })
}
