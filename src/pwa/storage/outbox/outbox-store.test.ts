import 'fake-indexeddb/auto'
import { clear, createStore, promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { idempotencyKeyPattern } from '#contract/idempotency.ts'
import { newItem, type OutboxItem } from './outbox-item.ts'
import {
  addItem,
  markDelivered,
  readOfDraft,
  readOutbox,
  readStored,
  removeItem,
  replaceItem,
  withdrawDraft,
} from './outbox-store.ts'

const megabyte = 1024 * 1024
const written = (name = 'سارة', bytes = 0): OutboxItem =>
  newItem(sendMessageCall, 'ar', {
    fields: { Name: name },
    files:
      bytes === 0 ? [] : [{ field: 'cv', name: 'سيرة.pdf', blob: new Blob(['x'.repeat(bytes)]) }],
  })

beforeEach(() => clear(createStore('pwa-outbox', 'items')))
afterEach(() => void vi.restoreAllMocks())

describe('what is kept', () => {
  test('is read as it was, files included, the oldest first', async () => {
    const older = { ...written('قديم', 10), createdAt: 1 }
    const newer = { ...written('جديد'), createdAt: 2 }
    expect(await addItem(newer)).toBe('stored')
    expect(await addItem(older)).toBe('stored')
    const kept = (await readOutbox()) ?? []
    expect(kept.map(({ fields }) => fields['Name'])).toEqual(['قديم', 'جديد'])
    expect(kept[0]?.files[0]).toMatchObject({ field: 'cv', name: 'سيرة.pdf' })
    expect(await kept[0]?.files[0]?.blob.text()).toBe('x'.repeat(10))
  })

  test('is not written over by adding it again', async () => {
    const item = written()
    await addItem(item)
    await replaceItem({ ...item, attempts: 3 })
    expect(await addItem(item)).toBe('stored')
    expect(await readStored(item.id)).toMatchObject({ attempts: 3 })
  })

  test('does not come back once it is removed', async () => {
    const item = written()
    await addItem(item)
    await removeItem(item.id)
    await replaceItem({ ...item, attempts: 1 })
    expect(await readStored(item.id)).toBeUndefined()
  })
})

describe('the submission of a draft', () => {
  const submission = { fields: { Name: 'سارة' }, files: [] }
  const draft = '0b9d2f1e-8a4c-4c52-9d3e-1f2a3b4c5d6e'
  const made = (name: string) =>
    newItem(sendMessageCall, 'ar', { ...submission, fields: { Name: name } }, { draft })

  // OUTBOX-1
  test('has one key for one content, whatever the trap says, and another for another', () => {
    const trapped = newItem(sendMessageCall, 'ar', submission, { draft, trap: { elapsed: '2000' } })
    expect(trapped.id).toBe(made('سارة').id)
    expect(trapped.id).toMatch(idempotencyKeyPattern)
    const names = Array.from({ length: 2000 }, (_, index) => `سارة ${index}`)
    expect(new Set(names.map((name) => made(name).id)).size).toBe(names.length)
    expect(newItem(sendMessageCall, 'ar', submission).id).not.toBe(trapped.id)
  })

  // OUTBOX-11
  test('is found by the draft: first the item, then its receipt, which keeps nothing written', async () => {
    const item = made('سارة')
    await addItem(item)
    expect(await readOfDraft(draft)).toMatchObject({ id: item.id, state: 'waiting' })
    expect(await markDelivered(item, Date.now())).toBe(true)
    expect(await readOutbox()).toEqual([])
    const receipt = await readOfDraft(draft)
    expect(receipt).toMatchObject({ id: item.id, state: 'delivered' })
    expect(JSON.stringify(receipt)).not.toContain('سارة')
    await replaceItem({ ...item, attempts: 1 })
    expect(await readOfDraft(draft)).toEqual(receipt)
  })

  // OUTBOX-11
  test('is forgotten a week after it was delivered', async () => {
    const item = made('سارة')
    await markDelivered(item, Date.now() - 8 * 24 * 3_600_000)
    await markDelivered(written(), Date.now())
    expect(await readOfDraft(draft)).toBeUndefined()
  })

  test('withdrawn, says whether it may have arrived all the same', async () => {
    const item = made('سارة')
    await addItem(item)
    expect(await withdrawDraft(draft)).toBe(true)
    expect(await withdrawDraft(draft)).toBe(false)
    await addItem({ ...item, attempts: 1, mayHaveArrived: false })
    expect(await withdrawDraft(draft)).toBe(false)
    expect(await readOutbox()).toEqual([])
  })
})

// OUTBOX-7
describe('the limits', () => {
  test('are 10 items', async () => {
    for (let count = 0; count < 10; count += 1) expect(await addItem(written())).toBe('stored')
    expect(await addItem(written())).toBe('too-many')
    expect(await readOutbox()).toHaveLength(10)
  })

  test('are 25 MB in all', async () => {
    expect(await addItem(written('one', 13 * megabyte))).toBe('stored')
    expect(await addItem(written('two', 13 * megabyte))).toBe('too-large')
    expect(await addItem(written('three', 11 * megabyte))).toBe('stored')
    expect(await readOutbox()).toHaveLength(2)
  })
})

describe('storage that does not work', () => {
  test('that is full is told, and nothing is kept', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await addItem(written())).toBe('unavailable')
    expect(await readOutbox()).toEqual([])
  })

  test('that hangs is given up; what it writes too late waits under the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.resetModules()
    const fresh = await import('./outbox-store.ts')
    const request: Partial<IDBOpenDBRequest> = {}
    const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(request as IDBOpenDBRequest)
    const item = written()
    const added = fresh.addItem(item)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await added).toBe('unavailable')
    vi.useRealTimers()
    open.mockRestore()

    Object.assign(request, { result: await promisifyRequest(indexedDB.open('pwa-outbox')) })
    request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
    await expect.poll(() => readStored(item.id)).toMatchObject({ id: item.id, state: 'waiting' })
    expect(await fresh.addItem(item)).toBe('stored')
    expect(await readOutbox()).toHaveLength(1)
  })

  // OUTBOX-8
  test('that is slow is waited for as long as it was to keep something', async () => {
    await addItem(written())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.resetModules()
    const fresh = await import('./outbox-store.ts')
    const request: Partial<IDBOpenDBRequest> = {}
    const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(request as IDBOpenDBRequest)
    const read = fresh.readOutbox()
    await vi.advanceTimersByTimeAsync(2900)
    vi.useRealTimers()
    open.mockRestore()

    Object.assign(request, { result: await promisifyRequest(indexedDB.open('pwa-outbox')) })
    request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
    expect(await read).toHaveLength(1)
  })

  test('that refuses to be read is told apart from an empty one', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(await readOutbox()).toBeUndefined()
    expect(await readStored('any')).toBe('unreadable')
  })
})
