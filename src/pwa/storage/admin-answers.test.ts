import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAnswers, readAnswer, writeAnswers } from './admin-answers.ts'

const address = '/api/Admin/drivers?pageSize=25'
const answer = { data: { data: [] }, fetchedAt: 1 }

beforeEach(() => clearAnswers())
afterEach(() => void vi.restoreAllMocks())

// OFFLINE-7
test('answers are kept for each user apart', async () => {
  expect(await writeAnswers('sara', [[address, answer]])).toBe(true)
  expect(await readAnswer('sara', address)).toEqual(answer)
  expect(await readAnswer('omar', address)).toBeUndefined()
})

test('clearing leaves nothing of anyone, whatever was being written', async () => {
  await writeAnswers('omar', [[address, answer]])
  const written = writeAnswers('sara', [[address, answer]])
  expect(await clearAnswers()).toBe(true)
  await written
  expect(await indexedDB.databases()).toEqual([])
  expect(await readAnswer('sara', address)).toBeUndefined()
  expect(await readAnswer('omar', address)).toBeUndefined()
})

test('clearing forgets at once what a page has open that lets nothing be deleted', async () => {
  await writeAnswers('sara', [[address, answer]])
  const held = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('pwa-admin-sara')
    opening.onsuccess = () => resolve(opening.result)
  })
  expect(await clearAnswers()).toBe(false)
  const kept = held.transaction('answers').objectStore('answers').count()
  await new Promise((resolve) => (kept.onsuccess = resolve))
  expect(kept.result).toBe(0)
  held.close()
  expect(await clearAnswers()).toBe(true)
})

test('storage that refuses is as good as empty', async () => {
  await writeAnswers('sara', [[address, answer]])
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await writeAnswers('sara', [[address, answer]])).toBe(false)
  expect(await readAnswer('sara', address)).toBeUndefined()
})
