import { describe, expect, it } from 'vitest'
import { isTooWide, listAddresses, parseAddressRange } from './address-ranges.ts'

describe('parseAddressRange', () => {
  it.each(['true', '1', '10.0.0.0/33', '::/129', '10.0.0.1/', '10.0.0.0/8/8', 'proxy.example', ''])(
    'takes %j for no range',
    (text) => {
      expect(parseAddressRange(text)).toBeUndefined()
    },
  )
})

// SAFE-5
describe('isTooWide', () => {
  const tooWide = (text: string) => {
    const range = parseAddressRange(text)
    return range && isTooWide(range)
  }

  it.each([
    '0.0.0.0/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '64.0.0.0/7',
    '::/0',
    '2000::/3',
    '2001::/15',
    'f000::/4',
    // These hold IPv4 addresses, as IPv6 writes them.
    '::/16',
    '::/80',
    '::ffff:0:0/96',
    '::ffff:128.0.0.0/97',
    'fc00::/6',
  ])('%s is', (text) => expect(tooWide(text)).toBe(true))

  it.each([
    '10.0.0.0/8',
    '203.0.113.7',
    '::1',
    'fd00::/8',
    'fc00::/7',
    '2400:cb00::/32',
    '::ffff:10.0.0.0/104',
  ])('%s is not', (text) => expect(tooWide(text)).toBe(false))
})

describe('listAddresses', () => {
  it('finds an address in a range, and one in the other notation', () => {
    const list = listAddresses(['10.0.0.0/8', '::1'])
    expect(list.check('10.1.2.3', 'ipv4')).toBe(true)
    expect(list.check('::ffff:10.1.2.3', 'ipv6')).toBe(true)
    expect(list.check('::1', 'ipv6')).toBe(true)
    expect(list.check('11.1.2.3', 'ipv4')).toBe(false)
  })
})
