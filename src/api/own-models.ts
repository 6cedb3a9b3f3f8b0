import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { ApiContextValue } from './api-context.ts'
import { fanModelsQuery } from './fan-models-query.ts'

/** The models of one product, as they came inside the server's HTML; without data anywhere else. */
export const ownModelsQuery = (slug: string) =>
  queryOptions<FanModel[]>({
    queryKey: ['own-models', slug],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/**
 * Leaves the models of one product in a page's data, and takes out those of all products, which would double the
 * document. Without an answer nothing changes: the browser then asks for itself.
 */
export function keepOwnModels(
  { queryClient, api }: { queryClient: QueryClient; api: ApiContextValue },
  slug: string,
): void {
  const { queryKey } = fanModelsQuery(api)
  const products = queryClient.getQueryData(queryKey)
  if (products === undefined) return
  const own = products.find((product) => product.slug === slug)?.models ?? []
  queryClient.setQueryData(ownModelsQuery(slug).queryKey, own)
  queryClient.removeQueries({ queryKey, exact: true })
}
