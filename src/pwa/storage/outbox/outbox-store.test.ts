import 'fake-indexeddb/auto'
import { clear, createStore, promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { newItem, type OutboxItem } from './outbox-item.ts'
import { addItem, readItem, readOutbox, removeItem, replaceItem } from './outbox-store.ts'

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
    expect(await readItem(item.id)).toMatchObject({ attempts: 3 })
  })

  test('does not come back once it is removed', async () => {
    const item = written()
    await addItem(item)
    await removeItem(item.id)
    await replaceItem({ ...item, attempts: 1 })
    expect(await readItem(item.id)).toBeUndefined()
  })
})

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

  test('that hangs is given up, and what it writes too late is taken back', async () => {
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

    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    Object.assign(request, { result: await promisifyRequest(indexedDB.open('pwa-outbox')) })
    request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
    await expect.poll(() => remove.mock.calls).toEqual([[item.id]])
    expect(put).toHaveBeenCalledOnce()
    expect(await readItem(item.id)).toBeUndefined()
  })

  test('that refuses to be read is told apart from an empty one', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(await readOutbox()).toBeUndefined()
    expect(await readItem('any')).toBe('unreadable')
  })
})
