import { expect, test, vi } from 'vitest'
import type { CallQuery } from '#contract/endpoint.ts'
import { TooManyRows } from './export-limits.ts'
import { loadAllRows } from './load-all-rows.ts'

const records = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `r${at}` }))

function listOf(all: { id: string }[]) {
  return vi.fn((query: CallQuery) => {
    const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)]
    const data = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return Promise.resolve({ data, totalCount: all.length })
  })
}

const load = (limit = 1000) => ({
  signal: new AbortController().signal,
  limit,
  onProgress: vi.fn<(loaded: number, total: number) => void>(),
})

// EXPORT-1
test('asks for every page of the filtered list, and gives each record once', async () => {
  const list = listOf([...records(250), { id: 'r0' }])
  const loading = load()
  const rows = await loadAllRows(list, { status: 'new', sort: 'name' }, loading)
  expect(rows).toEqual(records(250))
  expect(list.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3].map((pageNo) => ({ status: 'new', sort: 'name', pageNo, pageSize: 100 })),
  )
  expect(loading.onProgress).toHaveBeenLastCalledWith(251, 251)
})

test('an empty list is one call', async () => {
  const list = listOf([])
  expect(await loadAllRows(list, {}, load())).toEqual([])
  expect(list).toHaveBeenCalledOnce()
})

test('stops after the first page where there are too many', async () => {
  const list = listOf(records(300))
  await expect(loadAllRows(list, {}, load(299))).rejects.toEqual(new TooManyRows(300, 299))
  expect(list).toHaveBeenCalledOnce()
})

test('a cancelled export asks for nothing more', async () => {
  const stop = new AbortController()
  const list = listOf(records(300))
  const loading = { ...load(), signal: stop.signal, onProgress: () => stop.abort() }
  await expect(loadAllRows(list, {}, loading)).rejects.toThrow(/abort/i)
  expect(list).toHaveBeenCalledOnce()
})
