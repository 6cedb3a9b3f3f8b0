import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAnswers, forgetAnswers, keepAnswers, openAnswers, readAnswer } from './answer-cache.ts'

const address = '/api/Admin/drivers?pageSize=25'
const data = { data: [] }

function keepFor(userId: string): Promise<boolean> {
  openAnswers(userId)
  return keepAnswers([[address, data]])
}

function readFor(userId: string) {
  openAnswers(userId)
  return readAnswer(address)
}

beforeEach(() => forgetAnswers())
afterEach(() => void vi.restoreAllMocks())

// OFFLINE-7
test('answers are kept for each user apart', async () => {
  expect(await keepFor('sara')).toBe(true)
  expect(await readFor('sara')).toMatchObject({ data })
  expect(await readFor('omar')).toBeUndefined()
})

// PERSON-5
test('the answers of some calls are forgotten, and those of others stay', async () => {
  await keepFor('sara')
  await keepAnswers([['/api/Admin/messages/1', data]])
  expect(await dropAnswers('/api/Admin/messages')).toBe(true)
  expect(await readAnswer('/api/Admin/messages/1')).toBeUndefined()
  expect(await readFor('sara')).toMatchObject({ data })
})

test('clearing leaves nothing of anyone, whatever was being written', async () => {
  await keepFor('omar')
  const written = keepFor('sara')
  expect(await forgetAnswers()).toBe(true)
  await written
  expect(await indexedDB.databases()).toEqual([])
  expect(await readFor('sara')).toBeUndefined()
  expect(await readFor('omar')).toBeUndefined()
})

test('clearing forgets at once what a page has open that lets nothing be deleted', async () => {
  await keepFor('sara')
  const held = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('pwa-admin-sara')
    opening.onsuccess = () => resolve(opening.result)
  })
  expect(await forgetAnswers()).toBe(false)
  const kept = held.transaction('answers').objectStore('answers').count()
  await new Promise((resolve) => (kept.onsuccess = resolve))
  expect(kept.result).toBe(0)
  held.close()
  expect(await forgetAnswers()).toBe(true)
})

test('storage that refuses is as good as empty', async () => {
  await keepFor('sara')
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await keepFor('sara')).toBe(false)
  expect(await readFor('sara')).toBeUndefined()
})
