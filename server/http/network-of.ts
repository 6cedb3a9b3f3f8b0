import { isIPv4, isIPv6 } from 'node:net'

/**
 * Names the network that an address is counted by: an IPv4 address is one, also when it is written as IPv6; of an IPv6
 * address it is the first 64 bits, since the owner of one address has all of them. All that is no address is one
 * network, so that no text of a visitor's is stored or counted by itself.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const inner = /^::ffff:([\d.]+)$/i.exec(plain)?.[1] ?? plain
  if (isIPv4(inner)) return inner
  if (!isIPv6(inner)) return 'unknown'
  const [head = [], tail = []] = inner
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
