import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydration } from '#src/ui/hydration.ts'
import type { App } from './create-app.ts'
import { stateElementId } from './page-state.ts'

/** The data that came inside the server's HTML; undefined for the plain shell. */
export function readPageState(): DehydratedState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : undefined
}

/**
 * Puts the page's data into the query cache. The server sends only what is current, however long ago it rendered
 * it, so the data is as old as this page load.
 */
export function adoptPageState({ queryClient }: App, pageState: DehydratedState): void {
  const dataUpdatedAt = Date.now()
  hydrate(queryClient, {
    ...pageState,
    queries: pageState.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt },
    })),
  })
}

/** Takes over the server's HTML. */
export function takeOver(root: HTMLElement, view: ReactNode, { router }: App): void {
  hydration.active = true
  const stopWaiting = router.subscribe('onBeforeNavigate', () => {
    hydration.active = false
    stopWaiting()
  })
  // In a transition React hydrates in slices, and lets a tap in between.
  startTransition(() => void hydrateRoot(root, view))
}
