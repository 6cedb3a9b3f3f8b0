import { del, entries, set, update } from 'idb-keyval'
import { deleteWhere } from './delete-where.ts'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** An edit of a record that has been kept on this device and is published nowhere. */
export interface Draft {
  userId: string
  collection: string
  /** Of a new record it is the key under which it will be stored, once (RECORD-15). */
  recordId: string
  isNew: boolean
  /** The name by which a person knows it. */
  title: string
  /** The address at which it is edited. */
  path: string
  /** The values in the form. */
  values: Record<string, unknown>
  /** The record that the edit began from; undefined for a new one. */
  base: unknown
  /** The pictures that were stored for it, by their ids. */
  pictures: Record<string, unknown>
  /** The names of data sheets that were stored for it, by their files; older drafts have none. */
  dataSheets?: Record<string, string>
  /** Milliseconds since 1970. */
  savedAt: number
  /** When its user was last signed in here, in milliseconds since 1970. */
  seenAt: number
}

type DraftName = Pick<Draft, 'userId' | 'collection' | 'recordId'>

/** Milliseconds that a draft waits for its user after a session's end (OFFLINE-16). */
const keptFor = 7 * 24 * 60 * 60 * 1000
/** Milliseconds: drafts are read before a form shows, and are worth waiting for. */
const readLimit = 1500

const drafts = createReopeningStore('pwa-drafts', 'drafts')

const keyOf = ({ userId, collection, recordId }: DraftName) => `${userId} ${collection} ${recordId}`

/** A user's drafts, the latest first; undefined where storage does not answer. */
export function readDrafts(userId: string): Promise<Draft[] | undefined> {
  return guardedRead<Draft[] | undefined>(
    async () => {
      const kept = await entries<string, Draft>(drafts)
      return kept
        .map(([, draft]) => draft)
        .filter((draft) => draft.userId === userId)
        .sort((one, other) => other.savedAt - one.savedAt)
    },
    undefined,
    readLimit,
  )
}

/** @returns whether it is kept */
export function writeDraft(draft: Draft): Promise<boolean> {
  return guardedWrite(() => set(keyOf(draft), draft, drafts))
}

/** @param of tells the one that goes from another that was kept in its place; without it any goes */
export function deleteDraft(name: DraftName, of?: (draft: Draft) => boolean): Promise<boolean> {
  const key = keyOf(name)
  if (of === undefined) return guardedWrite(() => del(key, drafts))
  return deleteWhere<Draft>((draft) => keyOf(draft) === key && of(draft), drafts)
}

/** Notes that a user is here, which keeps their drafts for another week. */
export async function markSeen(userId: string, now: number): Promise<void> {
  const seen = (draft: Draft | undefined) => draft && { ...draft, seenAt: now }
  for (const draft of (await readDrafts(userId)) ?? [])
    await guardedWrite(() => update<Draft | undefined>(keyOf(draft), seen, drafts))
}

/** Forgets what a user has left behind by signing out (OFFLINE-16). @returns whether it is gone */
export function deleteDraftsOf(userId: string): Promise<boolean> {
  return deleteWhere<Draft>((draft) => draft.userId === userId, drafts)
}

/** Forgets drafts whose user has not come back. */
export function deleteOldDrafts(now: number): Promise<boolean> {
  return deleteWhere<Draft>(({ seenAt }) => seenAt < now - keptFor, drafts)
}
