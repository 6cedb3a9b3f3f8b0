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
