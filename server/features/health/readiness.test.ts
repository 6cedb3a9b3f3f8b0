import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createReadiness } from './readiness.ts'

const version = vi.fn(async () => 1)
const execute = vi.fn(async () => [])
const bytes = vi.fn(async () => 2 ** 40)
const hasRoom = vi.fn(async () => true)
const reportFault = vi.fn()

// As much of the database as a write takes.
const query = { where: () => query, execute }
const db = { deleteFrom: () => query } as unknown as Database
const findUnready = () =>
  createReadiness({ db, reads: { version }, space: { bytes, hasRoom }, reportFault })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

// RUN-6
it('looks once however many ask, and again after a second', async () => {
  const ask = findUnready()
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(new Set(answers)).toEqual(new Set([undefined]))
  await ask()
  expect([version, execute, hasRoom].map((check) => check.mock.calls.length)).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1001)
  await ask()
  expect(execute).toHaveBeenCalledTimes(2)
})

// RUN-6
it.each([
  ['database', () => version.mockRejectedValueOnce(new Error('away'))],
  ['disk', () => hasRoom.mockResolvedValueOnce(false)],
  ['disk', () => bytes.mockResolvedValueOnce(1024)],
  ['writing', () => execute.mockRejectedValueOnce(new Error('locked'))],
])('names the part that is not ready: %s', async (part, fail) => {
  fail()
  expect(await findUnready()()).toBe(part)
})

it('answers though a part does not, and asks that part only once', async () => {
  let answer: (rows: never[]) => void = () => undefined
  execute.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const ask = findUnready()
  expect(await ask()).toBe('writing')
  vi.advanceTimersByTime(60_000)
  const next = ask()
  answer([])
  expect(await next).toBeUndefined()
  expect(execute).toHaveBeenCalledTimes(1)
})
