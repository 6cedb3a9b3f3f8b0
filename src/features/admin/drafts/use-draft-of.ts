import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import { latestDraft } from '#src/pwa/drafts.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'

interface Begun {
  /** Of the record; a new one's is its idempotency key until it is stored. */
  recordId: string
  draft: Draft | undefined
}

/** The draft of a record among those that are known. */
export function findDraft(collection: string, recordId: unknown): Draft | undefined {
  return typeof recordId === 'string' ? latestDraft({ collection, recordId }) : undefined
}

/**
 * Gives the draft that a form begins with, if its record has one. For a new record it is the draft that the address
 * names, or the one that this tab held before it was reloaded.
 *
 * @param id of the record; undefined for a new one
 */
export function useDraftOf(collection: string, id: string | undefined): Begun {
  const named = useRouterState({
    select: ({ location }): unknown =>
      'draft' in location.search ? location.search.draft : undefined,
  })
  const tabKey = `new ${collection}`
  const [begun] = useState<Begun>(() => {
    if (id !== undefined) return { recordId: id, draft: findDraft(collection, id) }
    const draft = findDraft(collection, named) ?? findDraft(collection, readTab(tabKey))
    return {
      recordId: draft?.recordId ?? newIdempotencyKey(),
      draft: draft?.isNew ? draft : undefined,
    }
  })
  const { recordId } = begun
  useEffect(() => {
    if (id !== undefined) return
    writeTab(tabKey, recordId)
    return () => writeTab(tabKey, undefined)
  }, [id, recordId, tabKey])
  return begun
}
