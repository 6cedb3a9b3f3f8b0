import { listAt, usualPageSize } from '#contract/admin/list-pages.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { listQuery, noteAhead } from '#src/features/admin/collections/queries.ts'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { within } from '#src/pwa/storage/guarded.ts'

/** Milliseconds that the first rendering waits for the rows; without them it shows that they are awaited. */
const patience = 300

/**
 * Asks for the list of the present address before anything is rendered, so that the first rendering has its rows: what
 * the shell has asked for is mostly there by then, and so is a kept list.
 *
 * @returns ends when there are rows, or they take too long
 */
export async function openFirstList({
  api,
  queryClient,
}: Pick<RouterContext, 'api' | 'queryClient'>): Promise<void> {
  const collection = listAt(location.pathname, location.search)
  if (collection === undefined) return
  const query = listQuery(api, screenOf(collection), { pageSize: usualPageSize })
  noteAhead(query.queryKey)
  const answered = queryClient.prefetchQuery(query)
  const filled = new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.getQueryData(query.queryKey) === undefined) return
      stop()
      resolve()
    })
    void answered.then(stop)
  })
  await within(patience, Promise.race([filled, answered]), undefined)
}
