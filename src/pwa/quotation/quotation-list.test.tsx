import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lineKey } from '#contract/quotation/line-key.ts'
import {
  announceListed,
  changeListed,
  type ListedLine,
  quotationName,
  readListed,
  sentLines,
  takeOffSent,
  linesToSend,
} from '../storage/quotation-store.ts'

const line = (product: string, more: Partial<ListedLine> = {}): ListedLine => ({
  product,
  code: '',
  point: null,
  quantity: 1,
  note: '',
  title: product,
  ...more,
})

/** A page of its own: what one page knows of the list, another does not. */
async function openPage() {
  vi.resetModules()
  const page = await import('./quotation-list.ts')
  const { listedCount, readListedCount } = await import('./listed-count.ts')
  const { result } = renderHook(() => page.useQuotationList())
  await waitFor(() => expect(result.current.isRead).toBe(true))
  const shown = () => result.current.lines.map(({ product, quantity }) => `${product} ${quantity}`)
  return {
    ...page,
    list: () => result.current,
    shown,
    count: () => listedCount.current,
    readListedCount,
  }
}

beforeEach(async () => {
  localStorage.clear()
  await clear(createStore(quotationName, 'list'))
})

// QUOTE-1
describe('the list of this device', () => {
  test('takes lines in their order, and more pieces of a line that it has', async () => {
    const page = await openPage()
    expect(await act(() => page.addLine(line('axial')))).toBe('added')
    const point = { airflow: 1000, pressure: 200 }
    expect(await act(() => page.addLine(line('axial', { code: 'NAX-1', point })))).toBe('added')
    expect(await act(() => page.addLine(line('axial', { quantity: 2 })))).toBe('more')
    expect(page.shown()).toEqual(['axial 3', 'axial 1'])
    expect(page.count()).toBe(2)
    expect((await openPage()).shown()).toEqual(['axial 3', 'axial 1'])
  })

  test('is the same in all tabs, also where both change it at once', async () => {
    const one = await openPage()
    const other = await openPage()
    await act(() => Promise.all([one.addLine(line('axial')), other.addLine(line('roof'))]))
    await waitFor(() => expect(one.shown()).toHaveLength(2))
    await waitFor(() => expect(other.shown()).toEqual(one.shown()))
  })

  test('gives back a line that was taken off, at its place and as it was', async () => {
    const page = await openPage()
    for (const product of ['axial', 'roof', 'jet']) await act(() => page.addLine(line(product)))
    const roof = lineKey(line('roof'))
    await act(() => page.changeLine(roof, { quantity: 7, note: 'North' }))
    const removed = await act(() => page.removeLines(roof))
    expect(page.shown()).toEqual(['axial 1', 'jet 1'])
    await act(() => page.bringBack(removed))
    expect(page.shown()).toEqual(['axial 1', 'roof 7', 'jet 1'])
    expect(page.list().lines[1]?.note).toBe('North')
  })

  test('gives back all that was emptied, but for what was added anew meanwhile', async () => {
    const page = await openPage()
    for (const product of ['axial', 'roof']) await act(() => page.addLine(line(product)))
    const removed = await act(() => page.removeLines())
    expect([page.shown(), page.count()]).toEqual([[], 0])
    expect(localStorage.length).toBe(0)
    await act(() => page.addLine(line('roof', { quantity: 4 })))
    await act(() => page.bringBack(removed))
    expect(page.shown()).toEqual(['axial 1', 'roof 4'])
  })
})

// QUOTE-2
test('the list takes 200 lines and says that the 201st has no room', async () => {
  await changeListed(() => Array.from({ length: 199 }, (_, index) => line(`fan-${index}`)))
  const page = await openPage()
  expect(await act(() => page.addLine(line('axial')))).toBe('added')
  expect(await act(() => page.addLine(line('roof')))).toBe('full')
  expect(await act(() => page.addLine(line('axial')))).toBe('more')
  expect(page.shown()).toHaveLength(200)
})

// QUOTE-3
test('more pieces of a line end at 9,999', async () => {
  const page = await openPage()
  await act(() => page.addLine(line('axial', { quantity: 9999 })))
  await act(() => page.addLine(line('axial')))
  expect(page.shown()).toEqual(['axial 9999'])
})

// QUOTE-7
test('what was sent goes off the list on every page, and what was changed since stays', async () => {
  const page = await openPage()
  for (const product of ['axial', 'roof']) await act(() => page.addLine(line(product)))
  const sent = linesToSend(page.list().lines)
  await act(() => page.changeLine(lineKey(line('roof')), { quantity: 9 }))
  expect(await takeOffSent(sent)).toBe(true)
  announceListed()
  await waitFor(() => expect(page.shown()).toEqual(['roof 9']))
  expect(await takeOffSent(sent)).toBe(false)
})

// QUOTE-7
test('what was sent is seen to be off the list once the device has it so, whenever the page is reloaded', async () => {
  const page = await openPage()
  await act(() => page.addLine(line('axial')))
  let removal = Promise.resolve()
  act(() => {
    removal = page.removeSent(sentLines(linesToSend(page.list().lines)))
  })
  expect(page.shown()).toEqual(['axial 1'])
  await act(() => removal)
  expect(page.shown()).toEqual([])
  expect(await readListed()).toEqual([])
})

// QUOTE-6
describe('storage that does not work', () => {
  test('that is full leaves the list on this page, and says so', async () => {
    const page = await openPage()
    await act(() => page.addLine(line('axial')))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await act(() => page.addLine(line('roof')))).toBe('added')
    expect(page.list()).toMatchObject({ isKept: false })
    expect(page.shown()).toEqual(['axial 1', 'roof 1'])
    put.mockRestore()
    await act(() => page.changeLine(lineKey(line('axial')), { quantity: 2 }))
    expect(page.list()).toMatchObject({ isKept: true })
    expect((await readListed())?.map(({ product }) => product)).toEqual(['axial', 'roof'])
  })

  test('that is blocked is no empty list: lines are taken all the same', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const page = await openPage()
    expect(page.list()).toMatchObject({ lines: [], isKept: false })
    expect(await act(() => page.addLine(line('axial')))).toBe('added')
    expect(await act(() => page.addLine(line('axial')))).toBe('more')
    expect(page.shown()).toEqual(['axial 2'])
  })

  // QUOTE-4
  test.each([
    ['the list', () => vi.spyOn(IDBDatabase.prototype, 'transaction')],
    ['its count, which can be read no more', () => vi.spyOn(Storage.prototype, 'getItem')],
    ['its count, which is read as it was', () => vi.spyOn(Storage.prototype, 'setItem')],
  ])('that does not keep %s leaves the page its own count', async (_lost, spy) => {
    spy().mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const page = await openPage()
    await act(() => page.addLine(line('axial')))
    // As each page within the site does when it is come to.
    page.readListedCount()
    expect(page.count()).toBe(1)
  })
})
