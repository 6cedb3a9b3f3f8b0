import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { guardedRead } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

test('a dropped connection is opened anew at the second try', async () => {
  const store = createReopeningStore('some-database', 'values')
  await set('key', 'value', store)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The connection was lost', 'InvalidStateError')
  })
  const open = vi.spyOn(indexedDB, 'open')
  expect(await guardedRead(() => get<string>('key', store), 'otherwise')).toBe('value')
  expect(open).toHaveBeenCalledOnce()
})

test('the deletion of a database that is open is not stopped, and the next use makes it anew', async () => {
  const store = createReopeningStore('another-database', 'values')
  await set('key', 'value', store)
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('another-database')
    deleting.onsuccess = resolve
    deleting.onerror = deleting.onblocked = reject
  })
  expect(await get<string>('key', store)).toBeUndefined()
})
