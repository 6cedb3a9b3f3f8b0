import { networkOf } from '#server/http/network-of.ts'

/** A place among the few that an address has, or the whole seconds until one is free again. */
export type Place = { giveBack: () => void } | { retryAfter: number }

export interface AddressLimit {
  take: (address: string) => Place
}

/**
 * Counts what comes from each address in a sliding window, in the memory of this process.
 *
 * @param most how many an address may have within the window
 * @param window milliseconds
 * @param capacity addresses that are remembered: beyond it those seen longest ago are forgotten, so that whoever
 *   has many of them cannot fill the memory
 */
export function createAddressLimit(most: number, window: number, capacity = 10_000): AddressLimit {
  const taken = new Map<string, number[]>()

  function keep(network: string, times: number[]): void {
    // A Map keeps the order of insertion: the first is the one seen longest ago.
    taken.delete(network)
    if (times.length > 0) taken.set(network, times)
    const [oldest] = taken.keys()
    if (taken.size > capacity && oldest !== undefined) taken.delete(oldest)
  }

  return {
    take(address) {
      const network = networkOf(address)
      const now = Date.now()
      const times = (taken.get(network) ?? []).filter((time) => time > now - window)
      const [first = now] = times
      if (times.length >= most) return { retryAfter: Math.ceil((first + window - now) / 1000) }
      keep(network, [...times, now])
      return {
        giveBack() {
          const left = taken.get(network) ?? []
          const index = left.indexOf(now)
          if (index >= 0) keep(network, left.toSpliced(index, 1))
        },
      }
    },
  }
}
