import { registerQuotaErrorCallback } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'

interface Limits {
  entries: number
  bytes?: number
}

/**
 * Keeps a cache within its limits: after each new entry the oldest go until it fits. Where the device has no room left,
 * all of it goes. Sizes come from `content-length`, which the server sends with every file.
 */
export function limitCache(name: string, { entries, bytes = Infinity }: Limits): WorkboxPlugin {
  registerQuotaErrorCallback(() => caches.delete(name))
  return {
    cacheDidUpdate: async () => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      const sizes = await Promise.all(
        requests.map(async (request) => sizeOf(await cache.match(request))),
      )
      let total = sizes.reduce((sum, size) => sum + size, 0)
      // A cache gives its keys in the order in which they were put in.
      for (const [index, request] of requests.entries()) {
        if (total <= bytes && requests.length - index <= entries) return
        total -= sizes[index] ?? 0
        await cache.delete(request)
      }
    },
  }
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get('content-length') ?? 0)
}
