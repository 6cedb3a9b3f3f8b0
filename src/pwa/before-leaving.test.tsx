import { expect, test, vi } from 'vitest'
import { beforeLeaving, outlastsPage, whenLeft } from './before-leaving.ts'

// LANG-6
test('a page is left once all is kept that was on its way, and all that was not', async () => {
  const kept: string[] = []
  const keep = async (text: string) => {
    await new Promise((written) => setTimeout(written, 20))
    kept.push(text)
  }
  void outlastsPage(keep('pressed'))
  const stop = whenLeft(() => void outlastsPage(keep('typed')))
  await beforeLeaving()
  expect(kept).toEqual(['pressed', 'typed'])
  stop()
  await beforeLeaving()
  expect(kept).toHaveLength(2)
})

test('a page is left where nothing can be kept', async () => {
  await outlastsPage(Promise.reject(new Error('full'))).catch(() => undefined)
  await beforeLeaving()
  vi.useFakeTimers()
  void outlastsPage(new Promise(() => {}))
  const left = vi.fn()
  void beforeLeaving().then(left)
  await vi.advanceTimersByTimeAsync(3000)
  expect(left).toHaveBeenCalled()
  vi.useRealTimers()
})
