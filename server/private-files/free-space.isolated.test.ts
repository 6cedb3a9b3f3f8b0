import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFreeSpace } from './free-space.ts'

vi.mock('node:fs/promises', { spy: true })

const answer = (bavail: number) =>
  vi.mocked(statfs).mockResolvedValueOnce({ bavail, bsize: 4096 } as never)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(statfs).mockReset()
})

it('says what the system says, asked once a second', async () => {
  const space = createFreeSpace(tmpdir(), 4096 * 10)
  answer(11)
  expect(await space.bytes()).toBe(4096 * 11)
  expect(await space.hasRoom()).toBe(true)
  answer(10)
  vi.advanceTimersByTime(1001)
  expect(await space.hasRoom()).toBe(true)
  answer(9)
  vi.advanceTimersByTime(1001)
  expect(await Promise.all([space.hasRoom(), space.hasRoom(), space.bytes()])).toEqual([
    false,
    false,
    4096 * 9,
  ])
  expect(statfs).toHaveBeenCalledTimes(3)
})

it('takes no floor for room without end', async () => {
  const space = createFreeSpace('/nowhere', 0)
  expect(await space.hasRoom()).toBe(true)
  expect(statfs).not.toHaveBeenCalled()
})

it('knows the disk that is there', async () => {
  expect(await createFreeSpace(tmpdir(), 1).bytes()).toBeGreaterThan(0)
})
