import { expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { driversScreen } from '../../declarations/drivers.ts'
import type { AdminRecord } from '../column.ts'
import { attemptSave } from './attempt-save.ts'

const record: AdminRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'المراوح', en: 'Fans' },
  description: { ar: 'وصف', en: 'Text' },
  pictureId: null,
  alt: { ar: '', en: '' },
  order: 4,
}
const touched = { ...record, version: 2 }
const changed = { ...record, version: 3, order: 9 }
const saved = { ...record, version: 4 }

const failure = (status: number, data?: unknown) =>
  new ApiFailure('drivers.save', 'server', { status, body: { message: 'no', data } })
const stale = (now: unknown) => failure(412, now)

/** Saves, with an answer or a failure for each attempt in turn. */
async function attempt(from: AdminRecord | undefined, ...answers: (AdminRecord | ApiFailure)[]) {
  const save = vi.fn<(from: AdminRecord | undefined) => Promise<AdminRecord>>(() => {
    const answer = answers.shift()
    return answer instanceof ApiFailure || !answer
      ? Promise.reject(answer ?? failure(500))
      : Promise.resolve(answer)
  })
  const onFound = vi.fn()
  const outcome = await attemptSave(driversScreen, from, { save, onFound })
  return { outcome, onFound, froms: save.mock.calls.map(([base]) => base?.version) }
}

test('what is saved is told', async () => {
  const { outcome, froms } = await attempt(record, saved)
  expect(outcome).toEqual({ kind: 'saved', record: saved })
  expect(froms).toEqual([1])
})

test('a later version that changed nothing in the form is saved over', async () => {
  const { outcome, froms, onFound } = await attempt(record, stale(touched), saved)
  expect(outcome).toEqual({ kind: 'saved', record: saved })
  expect(froms).toEqual([1, 2])
  expect(onFound).not.toHaveBeenCalled()
})

test('a later version that changed something is a conflict, also behind one that did not', async () => {
  expect((await attempt(record, stale(changed))).outcome).toEqual({
    kind: 'stale',
    theirs: changed,
  })
  const { outcome, froms } = await attempt(record, stale(touched), stale(changed))
  expect(outcome).toEqual({ kind: 'stale', theirs: changed })
  expect(froms).toEqual([1, 2])
})

test('a new record whose first answer was lost is found, and saved over', async () => {
  const { outcome, froms, onFound } = await attempt(undefined, stale(record), saved)
  expect(outcome).toEqual({ kind: 'saved', record: saved })
  expect(froms).toEqual([undefined, 1])
  expect(onFound).toHaveBeenCalledExactlyOnceWith(record)
})

test('a new record that someone has changed since it was stored is a conflict', async () => {
  const { outcome, onFound } = await attempt(undefined, stale(changed))
  expect(outcome).toEqual({ kind: 'stale', theirs: changed })
  expect(onFound).toHaveBeenCalledExactlyOnceWith(changed)
})

test.each([404, 410])(
  'a record that is not there (%i) is gone; a new one cannot be',
  async (status) => {
    expect((await attempt(record, failure(status))).outcome).toEqual({ kind: 'gone' })
    expect((await attempt(undefined, failure(status))).outcome).toMatchObject({ kind: 'refused' })
  },
)

test('any other failure is a refusal, and so is a later version that cannot be read', async () => {
  const invalid = failure(400)
  expect((await attempt(record, invalid)).outcome).toEqual({ kind: 'refused', error: invalid })
  const unreadable = stale({ id: 'r1' })
  const { outcome } = await attempt(record, unreadable)
  expect(outcome).toEqual({ kind: 'refused', error: unreadable })
})
