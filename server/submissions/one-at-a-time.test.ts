import { expect, it } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

// API-9
it('refuses work whose like is still being done, and takes it afterwards', async () => {
  const oneAtATime = createOneAtATime()
  let finish: (result: string) => void = () => undefined
  const first = oneAtATime('a', () => new Promise<string>((resolve) => (finish = resolve)))
  await expect(oneAtATime('a', async () => 'again')).rejects.toMatchObject({
    code: 'still_storing',
    status: 409,
    details: { retryAfter: 1 },
  })
  expect(await oneAtATime('b', async () => 'another')).toBe('another')
  finish('done')
  expect(await first).toBe('done')
  expect(await oneAtATime('a', async () => 'again')).toBe('again')
})

it('takes work again after it failed', async () => {
  const oneAtATime = createOneAtATime()
  const failing = oneAtATime('a', () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(await oneAtATime('a', async () => 'done')).toBe('done')
})
