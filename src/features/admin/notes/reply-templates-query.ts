import { queryOptions } from '@tanstack/react-query'
import { staffCollections } from '#contract/admin/collections.ts'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import type { Localized } from '#contract/locale.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { fetchNetworkFirst } from '#src/api/fetch-network-first.ts'
import { everyRecord, pageSize } from '../collections/references.ts'

interface ReplyTemplate {
  id: string
  title: Localized
  subject: Localized
  body: Localized
}

const calls = endpointsOf(staffCollections.replyTemplates)

/** All templates of replies in their order, or those that were last known (WORK-17). */
export function replyTemplatesQuery({ client }: ApiContextValue) {
  return queryOptions({
    queryKey: ['admin', 'reply-templates', 'all'],
    queryFn: ({ signal }): Promise<ReplyTemplate[]> =>
      everyRecord((pageNo) =>
        fetchNetworkFirst(
          client,
          calls.list,
          { query: { pageNo, pageSize, sort: 'order' } },
          // Templates that come late are there at the next look.
          { signal, onLate: () => undefined },
        ),
      ),
  })
}
