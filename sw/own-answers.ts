import type { WorkboxPlugin } from 'workbox-core'
import { startFile } from './build-files.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** Content types that our server sends, by the end of a file's name. */
const types = [
  [/\.m?js$/, /javascript/],
  [/\.(?:avif|webp|png|jpe?g|svg)$/, /^image\//],
  [/\.woff2?$/, /^font\//],
  [/\.css$/, /^text\/css/],
  [/\.pdf$/, /^application\/pdf/],
  [/\.wasm$/, /^application\/wasm/],
  [/\.json$|^\/api\//, /^application\/json/],
  // Pages and shells.
  [/\/$|\.html$/, /^text\/html/],
] as const

function hasTypeOf(path: string, { headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  const [, expected] = types.find(([name]) => name.test(path)) ?? []
  return expected?.test(type) ?? !type.startsWith('text/html')
}

/**
 * Tells whether an answer is our server's and may be kept. A captive portal, a proxy or a maintenance page answers 200 for
 * everything: its type is not the one that was asked for, or it was redirected, or it is no page of this build.
 *
 * @param address that was asked for
 */
export async function isOwnAnswer(address: string, response: Response): Promise<boolean> {
  const { status, type, redirected, headers } = response
  if (status !== 200 || type === 'opaque' || redirected) return false
  if (/no-store/.test(headers.get('cache-control') ?? '')) return false
  const path = new URL(address, location.href).pathname
  if (!hasTypeOf(path, response)) return false
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  return !isPage || (await response.clone().text()).includes(startFile)
}

/** The kept answer for an address, if our server gave it. */
export async function ownAnswerIn(cache: Cache, address: string): Promise<Response | undefined> {
  const kept = await cache.match(address)
  return kept && (await isOwnAnswer(address, kept)) ? kept : undefined
}

/** Fetches an address ahead into a cache. @returns whether its answer is our server's, and so kept */
export async function fetchInto(
  cache: Cache,
  address: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await fetchAhead(address, { signal })
  const isOwn = await isOwnAnswer(address, answer)
  if (isOwn) await cache.put(address, answer)
  return isOwn
}

/** Keeps foreign answers out of a cache, and takes those that are in it already for missing. */
export const ownAnswersOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwnAnswer(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isOwnAnswer(request.url, cachedResponse)) ? cachedResponse : null,
}
