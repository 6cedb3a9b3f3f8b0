import { BlockList, isIP, type Socket } from 'node:net'

/** An address, or a range in CIDR notation. */
interface AddressRange {
  address: string
  family: 'ipv4' | 'ipv6'
  bits: number
}

/** @returns undefined where the text is neither an address nor a range */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return undefined
  const longest = version === 4 ? 32 : 128
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined
  const bits = prefix === undefined ? longest : Number(prefix)
  return bits <= longest ? { address, family: version === 4 ? 'ipv4' : 'ipv6', bits } : undefined
}

/** @param ranges as `parseAddressRange` reads them */
export function listAddresses(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of ranges) {
    const range = parseAddressRange(text)
    if (range) list.addSubnet(range.address, range.bits, range.family)
  }
  return list
}

/**
 * Tells whether what a request says of itself is believed: whom it is from, which id it has.
 *
 * @param trusted address ranges, as `TRUST_PROXY` has them
 */
export function createProxyCheck(
  trusted: readonly string[],
): (socket: Pick<Socket, 'remoteAddress'>) => boolean {
  const proxies = listAddresses(trusted)
  return ({ remoteAddress = '' }) => {
    const version = isIP(remoteAddress)
    return version > 0 && proxies.check(remoteAddress, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Bits that a range has at least: no network of one's own is wider, and a few wider ones would cover the internet. */
const fewestBits = { ipv4: 8, ipv6: 16, local: 7 } as const
const localAddresses = listAddresses(['fc00::/7'])
/** IPv4 as IPv6 writes it: a range over it, or within it, is one of IPv4 addresses. */
const mapped = { address: '::ffff:0:0', bits: 96 } as const
const mappedAddresses = listAddresses([`${mapped.address}/${mapped.bits}`])

/** Tells that a range is so wide that trusting it would let strangers choose their own address. */
export function isTooWide({ address, family, bits }: AddressRange): boolean {
  if (family === 'ipv4') return bits < fewestBits.ipv4
  if (localAddresses.check(address, 'ipv6')) return bits < fewestBits.local
  const holdsMapped = listAddresses([`${address}/${bits}`]).check(mapped.address, 'ipv6')
  if (holdsMapped || mappedAddresses.check(address, 'ipv6'))
    return bits < mapped.bits + fewestBits.ipv4
  return bits < fewestBits.ipv6
}
