import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { usualPageSize } from '../collections/list-address.ts'
import { listQuery, type RecordPage } from '../collections/queries.ts'
import type { AdminRecord, CollectionScreen } from '../collections/screen.ts'
import { ExportMenu } from './export-menu.tsx'
import { loadAllRows } from './load-all-rows.ts'

interface CollectionExportProps {
  screen: CollectionScreen
  /** The search, filters and order of the list; its page does not matter. */
  query: Record<string, string>
}

/** Exports and prints a collection as its list is filtered and sorted now (spec section 2, data tables). */
export function CollectionExport({ screen, query }: CollectionExportProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  // What the list on the screen has loaded.
  const { data: shown } = useQuery({
    ...listQuery(api, screen, { pageSize: usualPageSize, ...query }),
    enabled: false,
  })
  const atHand = shown !== undefined && shown.data.length === shown.totalCount
  const { pageNo: _page, pageSize: _size, ...asked } = query
  return (
    <ExportMenu<AdminRecord>
      columns={screen.columns}
      title={screen.texts.title(t)}
      fileName={screen.collection.name}
      atHand={atHand}
      rows={(load) =>
        atHand && !navigator.onLine
          ? Promise.resolve(shown.data)
          : loadAllRows(
              async (page, signal) => {
                const { calls } = screen
                const answer = await callEndpoint(api.client, calls.list, { query: page, signal })
                // The collection's schema has read each of them.
                return answer.data as unknown as RecordPage
              },
              asked,
              load,
            )
      }
    />
  )
}
