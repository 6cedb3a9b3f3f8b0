import { networkOf } from './network-of.ts'

/**
 * Shortens an address to what a person may tell their networks apart by: the first three numbers of an IPv4 address,
 * the first three groups of an IPv6 one.
 *
 * @returns an empty text for what is no address
 */
export function shortNetwork(address: string): string {
  const network = networkOf(address)
  if (network === 'unknown') return ''
  const parts = network.split(/[.:]/).slice(0, 3)
  return network.includes(':') ? `${parts.join(':')}:x` : `${parts.join('.')}.x`
}
