import type { QueryClient } from '@tanstack/react-query'
import type { ApiContextValue } from '#src/api/api-context.ts'
import type { RouterContext } from '#src/app/router-context.ts'

type SectionQuery = (api: ApiContextValue) => Parameters<QueryClient['prefetchQuery']>[0]

/**
 * Starts the queries of a page's sections. The server waits for them, to send them with the page; a browser
 * does not: the page shows at once and each section its own state. Data that is there already is refetched, where that
 * is due, by the section that shows it. A failed one never fails the route.
 */
export async function prefetchSections(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  // Each factory has its own data type, and all that is done with it here is to start it.
  // oxlint-disable-next-line typescript/no-explicit-any
  sections: ((api: ApiContextValue) => any)[],
): Promise<void> {
  const missing = sections
    .map((section: SectionQuery) => section(api))
    .filter(({ queryKey }) => queryClient.getQueryData(queryKey) === undefined)
  const started = Promise.all(missing.map((query) => queryClient.prefetchQuery(query)))
  if (import.meta.env.SSR) await started
}
