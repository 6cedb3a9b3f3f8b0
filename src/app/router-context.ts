import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ApiContextValue } from '#src/api/api-context.ts'

/** What route loaders work with. */
export interface RouterContext {
  api: ApiContextValue
  queryClient: QueryClient
  i18n: i18n
}
