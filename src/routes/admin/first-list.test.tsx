import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { forgetAhead, listQuery } from '#src/features/admin/collections/queries.ts'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { openFirstList } from './first-list.ts'

const page = { data: [], pageNo: 1, pageSize: usualPageSize, totalCount: 0, orderVersion: 0 }

// ADMIN-10
test('a list that was asked for ahead is asked for once, however late its page is', async () => {
  history.replaceState(null, '', '/admin/messages')
  const client = vi.fn(async () => ({ data: page }))
  const api = { client: client as never, language: 'en' as const }
  const queryClient = new QueryClient()
  await openFirstList({ api, queryClient })
  expect(client).toHaveBeenCalledOnce()
  const query = listQuery(api, screenOf('messages'), { pageSize: usualPageSize })
  const show = () => new QueryObserver(queryClient, query).subscribe(() => undefined)

  vi.useFakeTimers({ now: Date.now() + 20_000 })
  const leave = show()
  expect(client).toHaveBeenCalledOnce()
  leave()
  forgetAhead()
  show()
  await vi.waitFor(() => expect(client).toHaveBeenCalledTimes(2))
  vi.useRealTimers()
})
