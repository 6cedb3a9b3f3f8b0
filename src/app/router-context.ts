import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ApiContextValue } from '#src/api/api-context.ts'

/** What route loaders work with. */
export interface RouterContext {
  api: ApiContextValue
  queryClient: QueryClient
  t: TFunction
}
