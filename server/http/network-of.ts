import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom an address stands for when visitors are counted: an IPv4 address for itself, also when it comes in
 * IPv6's clothes; an IPv6 address for its first 64 bits, since whoever has one has all of that network. All that is
 * no address is one sender, so that no text of a visitor's is stored or counted by itself.
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
