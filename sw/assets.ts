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

/** Fetches and keeps files that a later page will need. */
export async function warmAssets(files: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const file of files) await strategy.handle({ event, request: new Request(file) })
}
