import { expect, test, vi } from 'vitest'
import { fetchAhead, makeWay } from '../../sw/fetch-ahead.ts'

/** A line on which nothing arrives. */
const silence = (_address: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
vi.stubGlobal('fetch', silence)

// COPY-3
test('what is fetched ahead ends after its time, or with the work that it belongs to', async () => {
  const [time, work] = [new AbortController(), new AbortController()]
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal)
  const alone = fetchAhead('/')
  const withWork = fetchAhead('/', { signal: work.signal })
  time.abort(new Error('late'))
  work.abort(new Error('ended'))
  await expect(alone).rejects.toThrow('late')
  await expect(withWork).rejects.toThrow('ended')
})

// UPDATE-2
test('what is fetched ahead makes way for a newer worker, for good', async () => {
  const underWay = fetchAhead('/')
  makeWay()
  await expect(underWay).rejects.toThrow('aborted')
  await expect(fetchAhead('/')).rejects.toThrow('aborted')
})
