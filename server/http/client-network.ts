import { isIPv6 } from 'node:net'

/**
 * What stands for one sender when requests are counted: an IPv4 address, or the first 64 bits of an IPv6
 * address, of which everyone has as many as they like.
 */
export function clientNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (embedded !== undefined) return embedded
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1).join().toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    groups.push(...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
