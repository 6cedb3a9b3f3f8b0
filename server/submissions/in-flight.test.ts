import { expect, it } from 'vitest'
import { createInFlight } from './in-flight.ts'

const bounds = { perKey: 2, perNetwork: 3, inAll: 5 }

// LIMIT-10
it('bounds the forms of a key, of a network and of everybody, each with words of its own', () => {
  const { enter } = createInFlight(bounds)
  const leaveFirst = enter({ network: 'a', key: '1' })
  enter({ network: 'a', key: '1' })
  expect(() => enter({ network: 'b', key: '1' })).toThrow('still_storing')
  enter({ network: 'a', key: '2' })
  expect(() => enter({ network: 'a', key: '3' })).toThrow('too_many_submissions')
  enter({ network: 'b', key: '4' })
  enter({ network: 'b', key: '5' })
  expect(() => enter({ network: 'c', key: '6' })).toThrow('busy')
  leaveFirst()
  leaveFirst()
  enter({ network: 'a', key: '1' })
  expect(() => enter({ network: 'c', key: '6' })).toThrow('busy')
})

it('says when to come again', () => {
  const { enter } = createInFlight({ perKey: 1, perNetwork: 1, inAll: 1 })
  enter({ network: 'a', key: '1' })
  const refusals = [
    { network: 'b', key: '1' },
    { network: 'a', key: '2' },
    { network: 'b', key: '2' },
  ].map((sender) => {
    try {
      return enter(sender)
    } catch (error) {
      return error
    }
  })
  expect(refusals).toMatchObject([
    { status: 409, details: { retryAfter: 1 } },
    { status: 429, details: { retryAfter: 10 } },
    { status: 503, details: { retryAfter: 10 } },
  ])
})
