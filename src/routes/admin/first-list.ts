import { listAt, usualPageSize } from '#contract/admin/list-pages.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { listQuery, noteAhead } from '#src/features/admin/collections/queries.ts'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { hasPreview } from '#src/hydration/preview.tsx'
import { within } from '#src/pwa/storage/guarded.ts'

/** Milliseconds that the first rendering waits for the rows; without them it shows that they are awaited, which takes the place of rows where there is a preview. */
const patience = { empty: 300, preview: 10_000 }

/**
 * Asks for the list of the present address before anything is rendered, so that the first rendering has its rows: what
 * the shell has asked for is mostly there by then, and so is a kept list.
 *
 * @returns ends when there are rows, and in the place of a preview those of the server's answer, or they take too long
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
  if (hasPreview()) await within(patience.preview, answered, undefined)
  else await within(patience.empty, Promise.race([filled, answered]), undefined)
}
