import { expect, it } from 'vitest'
import { createSharedReader } from './shared-reader.ts'

it('shares one read among those who ask before it begins', async () => {
  let reads = 0
  const read = createSharedReader(async () => ++reads)
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  expect(await read()).toBe(2)
})

it('never answers from a read that began before the question', async () => {
  let stored = 'old'
  const gates: (() => void)[] = []
  const began: (() => void)[] = []
  const firstBegan = new Promise<void>((resolve) => began.push(resolve))
  const read = createSharedReader(async () => {
    const seen = stored
    began.pop()?.()
    await new Promise<void>((resolve) => gates.push(resolve))
    return seen
  })
  const early = read()
  await firstBegan
  stored = 'new'
  const late = read()
  gates.shift()?.()
  expect(await early).toBe('old')
  await expect.poll(() => gates.length).toBe(1)
  gates.shift()?.()
  expect(await late).toBe('new')
})

it('goes on after a read that failed', async () => {
  let reads = 0
  const read = createSharedReader(async () => {
    if (++reads === 1) throw new Error('gone')
    return 'back'
  })
  await expect(read()).rejects.toThrow('gone')
  expect(await read()).toBe('back')
})

it('lets a read that hangs hold up nobody who asks later', async () => {
  let reads = 0
  const read = createSharedReader(() =>
    ++reads === 1 ? new Promise<string>(() => undefined) : Promise.resolve('fresh'),
  )
  void read()
  await expect.poll(() => reads).toBe(1)
  expect(await read()).toBe('fresh')
})
