import type { WorkboxPlugin } from 'workbox-core'

/**
 * Keeps a cache under a size: after each new entry the oldest go until it fits. Sizes come from `content-length`,
 * which the server sends with every file.
 *
 * @param most bytes
 */
export function limitBytes(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName)
      const requests = await cache.keys()
      const sizes = await Promise.all(
        requests.map(async (request) => sizeOf(await cache.match(request))),
      )
      let total = sizes.reduce((sum, size) => sum + size, 0)
      // A cache gives its keys in the order in which they were put in.
      for (const [index, request] of requests.entries()) {
        if (total <= most) return
        total -= sizes[index] ?? 0
        await cache.delete(request)
      }
    },
  }
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get('content-length') ?? 0)
}
