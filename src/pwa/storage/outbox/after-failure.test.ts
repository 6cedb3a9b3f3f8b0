import { describe, expect, test } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import { afterFailure, lifetime } from './after-failure.ts'
import { newItem, type OutboxItem } from './outbox-item.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const fresh = newItem(sendMessageCall, 'ar', { fields: { Name: 'سارة' }, files: [] })
const created = fresh.createdAt

const failure = (kind: FailureKind, status?: number, retryAfter?: number) =>
  new ApiFailure('SendMessage', kind, {
    ...(status === undefined ? {} : { status }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    body: { message: 'لا' },
  })

// OUTBOX-5
test('it is tried again after 5 s, 30 s, 2 min, 10 min, then hourly', () => {
  let item: OutboxItem = fresh
  const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, hour, hour]
  for (const wait of waits) {
    item = afterFailure(item, failure('network'), created)
    expect(item.nextAttemptAt - created).toBe(wait)
    expect(item.state).toBe('waiting')
  }
  expect(item.attempts).toBe(waits.length)
})

// OUTBOX-3, OUTBOX-4
describe('it waits', () => {
  test.each<[string, ApiFailure]>([
    ['a time-out', failure('timeout')],
    ['no answer', failure('network')],
    ...[500, 502, 503, 408, 409, 425, 429].map((status): [string, ApiFailure] => [
      `status ${status}`,
      failure('server', status),
    ]),
  ])('after %s', (_name, cause) => {
    expect(afterFailure(fresh, cause, created)).toMatchObject({
      state: 'waiting',
      nextAttemptAt: created + 5 * second,
      failure: { kind: cause.kind },
    })
  })

  // OUTBOX-5
  test('as long as the server asks, and never shorter than the schedule', () => {
    const wait = (retryAfter: number) =>
      afterFailure(fresh, failure('server', 429, retryAfter), created).nextAttemptAt - created
    expect(wait(7 * minute)).toBe(7 * minute)
    expect(wait(second)).toBe(5 * second)
  })
})

// OUTBOX-4
test.each([400, 401, 403, 404, 413, 415, 422])(
  'status %d stops it, with what was said',
  (status) => {
    expect(afterFailure(fresh, failure('server', status), created)).toMatchObject({
      state: 'stopped',
      failure: { kind: 'server', status, body: { message: 'لا' } },
    })
  },
)

// OUTBOX-5
test('it is tried for 7 days from its making, then it stops', () => {
  expect(lifetime).toBe(7 * day)
  const late = afterFailure(fresh, failure('network'), created + 7 * day - 1)
  expect(late.state).toBe('waiting')
  const over = afterFailure(fresh, failure('network'), created + 7 * day)
  expect(over).toMatchObject({ state: 'stopped', failure: { kind: 'expired' } })
})
