import { expect, test } from 'vitest'
import { shortNetwork } from './short-network.ts'

// SESSION-29
test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2::3', '2001:db8:1:x'],
  ['::1', '0:0:0:x'],
  ['nonsense', ''],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(shortNetwork(address)).toBe(shown)
})
