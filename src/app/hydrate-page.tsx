import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { longAgo, markKeptSections } from '#src/api/restore-sections.ts'
import { hydration } from '#src/hydration/hydration.ts'
import type { App } from './create-app.ts'
import { stateElementId } from './page-state.ts'

/** The data that came inside the server's HTML; undefined for the plain shell. */
export function readPageState(): DehydratedState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : undefined
}

/** When the server made the page that the worker had kept, in milliseconds since 1970; undefined for the server's own answer. */
export function readKeptAt(): number | undefined {
  const { kept } = document.documentElement.dataset
  return kept === undefined ? undefined : Number(kept)
}

/**
 * Puts the page's data into the query cache. The server sends only what is current, however long ago it rendered
 * it, so the data is as old as this page load; a kept page's is fetched again.
 */
export function adoptPageState(
  { queryClient, api }: App,
  pageState: DehydratedState,
  keptAt: number | undefined,
): void {
  const dataUpdatedAt = keptAt === undefined ? Date.now() : longAgo
  hydrate(queryClient, {
    ...pageState,
    queries: pageState.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt },
    })),
  })
  if (keptAt !== undefined) markKeptSections(queryClient, api, keptAt)
}

/** Takes over the server's HTML. */
export function hydratePage(root: HTMLElement, view: ReactNode, keptAt: number | undefined): Root {
  hydration.active = true
  hydration.kept = keptAt !== undefined
  // A transition begins at once.
  let taken!: Root
  // In a transition React hydrates in slices, and lets a tap in between.
  startTransition(() => {
    taken = hydrateRoot(root, view)
  })
  return taken
}
