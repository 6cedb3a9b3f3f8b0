import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import { dropDraft, latestDraft } from '#src/pwa/drafts.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'
import type { AdminRecord } from '../collections/column.ts'
import { type FormValues, toForm, toInput } from '../collections/form/form-values.ts'
import type { CollectionScreen } from '../collections/screen.ts'

interface Begun {
  /** Of the record; a new one's is its idempotency key until it is stored. */
  recordId: string
  draft: Draft | undefined
  /** The draft that says nothing which is not in the record. */
  saved?: Draft | undefined
}

/** The draft of a record among those that are known. */
export function findDraft(collection: string, recordId: unknown): Draft | undefined {
  return typeof recordId === 'string' ? latestDraft({ collection, recordId }) : undefined
}

/** Tells if a record holds all that a draft would change: the page went after it was saved, before that was stored. */
function isSaved({ collection, fields }: CollectionScreen, draft: Draft, record: AdminRecord) {
  // Compared as they are sent: a text is stored without the spaces around it.
  const sent = (values: FormValues) =>
    JSON.stringify(safeParse(collection.input, toInput(fields, values, false)).data)
  // A draft's record was read by its collection's schema when the draft was begun.
  const typed = sent({ ...toForm(fields, draft.base as AdminRecord), ...draft.values })
  return typed !== undefined && typed === sent(toForm(fields, record))
}

/**
 * Gives the draft that a form begins with, if its record has one. For a new record it is the draft that the address
 * names, or the one that this tab held before it was reloaded. One that the record holds already is forgotten.
 *
 * @param record undefined for a new one
 */
export function useDraftOf(screen: CollectionScreen, record: AdminRecord | undefined): Begun {
  const collection = screen.collection.name
  const id = record?.id
  const named = useRouterState({
    select: ({ location }): unknown =>
      'draft' in location.search ? location.search.draft : undefined,
  })
  const tabKey = `new ${collection}`
  const [begun] = useState<Begun>(() => {
    if (record !== undefined) {
      const draft = findDraft(collection, record.id)
      const saved = draft && isSaved(screen, draft, record) ? draft : undefined
      return { recordId: record.id, draft: saved ? undefined : draft, saved }
    }
    const draft = findDraft(collection, named) ?? findDraft(collection, readTab(tabKey))
    return {
      recordId: draft?.recordId ?? newIdempotencyKey(),
      draft: draft?.isNew ? draft : undefined,
    }
  })
  const { recordId, saved } = begun
  useEffect(() => {
    if (saved) void dropDraft(saved)
  }, [saved])
  useEffect(() => {
    if (id !== undefined) return
    writeTab(tabKey, recordId)
    return () => writeTab(tabKey, undefined)
  }, [id, recordId, tabKey])
  return begun
}
