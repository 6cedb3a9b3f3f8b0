import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { loadAllRows } from '../exports/load-all-rows.ts'
import { narrowingTexts } from './narrowing-texts.ts'
import { listQuery, type RecordPage } from './queries.ts'
import { references } from './references.ts'
import type { CollectionScreen } from './screen.ts'

interface ListExportsProps {
  screen: CollectionScreen
  /** The search, the filters and the order of the address. */
  query?: Record<string, string>
}

/** Excel, PDF and print of a list, of exactly the rows that its address asks for. */
export function ListExports({ screen, query = {} }: ListExportsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const client = useQueryClient()
  // The loaded rows of the list on the screen, which may be all that there are.
  const { data: shown } = useQuery({
    ...listQuery(api, screen, { pageSize: usualPageSize, ...query }),
    enabled: false,
  })
  const atHand = shown !== undefined && shown.data.length === shown.totalCount
  return (
    <ExportMenu
      columns={screen.columns}
      facts={screen.exportedFacts}
      title={screen.texts.title(t)}
      narrowedBy={() =>
        narrowingTexts(screen, query, t, (to) => client.getQueryData(references[to](api).queryKey))
      }
      collection={screen.collection.name}
      atHand={atHand}
      rows={(load) =>
        atHand && !navigator.onLine
          ? Promise.resolve(shown.data)
          : loadAllRows(
              async (asked, signal) => {
                const { list } = screen.calls
                const { data } = await callEndpoint(api.client, list, { query: asked, signal })
                // The collection's schema has read each of them.
                return data as unknown as RecordPage
              },
              query,
              load,
            )
      }
    />
  )
}
