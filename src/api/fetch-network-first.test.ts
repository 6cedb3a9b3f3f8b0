import { staffCollections } from '#contract/admin/collections.ts'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import { ApiFailure } from '#contract/errors.ts'
import { cachedAt } from '#src/pwa/freshness.ts'
import { forgetAnswers, openAnswers } from '#src/pwa/answer-cache.ts'
import { slowReads } from '#tests/support/slow-reads.ts'
import type { ApiClient } from './api-client.ts'
import { fetchNetworkFirst, keptAddress } from './fetch-network-first.ts'

const { list, read } = endpointsOf(staffCollections.drivers)
const page = (totalCount: number) => ({
  data: { data: [], pageNo: 1, pageSize: 25, totalCount, orderVersion: 1 },
})
const asked = { query: { pageSize: 25, pageNo: 1 } }
const address = keptAddress(list, asked)
const onLate = vi.fn()

const ask = (client: ApiClient) =>
  fetchNetworkFirst(client, list, asked, { signal: new AbortController().signal, onLate })
const answers =
  (totalCount: number): ApiClient =>
  () =>
    Promise.resolve(page(totalCount))
const fails =
  (failure: ApiFailure): ApiClient =>
  () =>
    Promise.reject(failure)
const unreachable = fails(new ApiFailure(list.id, 'network'))

beforeEach(async () => {
  await forgetAnswers()
  openAnswers('sara')
  onLate.mockReset()
})

test('the address is the same whatever the order of the query', () => {
  expect(keptAddress(list, { query: { pageNo: 1, pageSize: 25 } })).toBe(address)
  expect(keptAddress(read, { id: 'one' })).toBe('/api/Admin/drivers/one')
})

// OFFLINE-13
test('what was answered stands in where the server is out of reach, until it answers again', async () => {
  await ask(answers(3))
  expect(cachedAt(address)).toBeUndefined()
  expect((await ask(unreachable)).data.totalCount).toBe(3)
  expect(cachedAt(address)).toBeCloseTo(Date.now(), -4)
  expect(
    (await ask(fails(new ApiFailure(list.id, 'server', { status: 503 })))).data.totalCount,
  ).toBe(3)
  await ask(answers(4))
  expect(cachedAt(address)).toBeUndefined()
})

// OFFLINE-10, OFFLINE-13
test('storage that is slow has longer where nothing answers, and holds no answer up', async () => {
  await ask(answers(3))
  let restore = slowReads(1000)
  expect((await ask(unreachable)).data.totalCount).toBe(3)
  restore()
  restore = slowReads(1_000_000)
  expect((await ask(answers(4))).data.totalCount).toBe(4)
  restore()
})

test('what was never answered fails, and so does what the server refuses', async () => {
  await expect(ask(unreachable)).rejects.toMatchObject({ kind: 'network' })
  await ask(answers(3))
  const gone = new ApiFailure(list.id, 'server', { status: 404 })
  await expect(ask(fails(gone))).rejects.toBe(gone)
})

// OFFLINE-3
test('after three seconds of silence it stands in, and the late answer is told', async () => {
  await ask(answers(3))
  let answer: (body: unknown) => void = () => undefined
  const slow: ApiClient = () => new Promise((resolve) => (answer = resolve))
  expect((await ask(slow)).data.totalCount).toBe(3)
  answer(page(5))
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledWith(page(5)))
})

test('what was kept can be looked at while the answer is on its way', async () => {
  await ask(answers(3))
  const told: unknown[] = []
  const { signal } = new AbortController()
  const onKept = (answer: unknown) => told.push(answer)
  const soon: ApiClient = () => new Promise((come) => setTimeout(come, 100, page(4)))
  const { data } = await fetchNetworkFirst(soon, list, asked, { signal, onKept, onLate })
  told.push(data.totalCount)
  expect(told).toEqual([page(3), 4])
  expect(cachedAt(address)).toBeUndefined()
})

// OFFLINE-7
test('nobody else reads what was kept', async () => {
  await ask(answers(3))
  openAnswers('omar')
  await expect(ask(unreachable)).rejects.toMatchObject({ kind: 'network' })
})
