import { QueryClient } from '@tanstack/react-query'

/** Sections have their own retry (SECTION-1), and a request is tried whatever the browser believes of the network. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
