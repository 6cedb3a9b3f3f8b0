import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that a record's page was opened from. */
    listSearch?: Record<string, string> | undefined
  }
}

/**
 * The state of a link from a list to a record's page, which leads back to the list as it was (LIST-2). It is kept with
 * the page's place in the history of the tab: another way to the same page knows nothing of it.
 */
export function useListAsState() {
  const listSearch: Record<string, string> = useRouterState({
    select: ({ location }) => location.search,
  })
  return { listSearch }
}

/** The search of the list that this page was opened from; none where it was opened from elsewhere. */
export function useListBehind(): Record<string, string> | undefined {
  return useRouterState({ select: ({ location }) => location.state.listSearch })
}
