import { outlastsPage } from './before-leaving.ts'
import { persistStorage } from './persist-storage.ts'
import { PageValue, usePageValue } from './listeners.ts'
import { readDevice, writeDevice } from './safe-storage.ts'
import {
  deleteDraft,
  deleteDraftsOf,
  deleteOldDrafts,
  type Draft,
  markSeen,
  readDrafts,
  writeDraft,
} from './storage/admin-drafts.ts'

const channelName = 'pwa-drafts'
/** Holds the users whose drafts are still to be deleted: the page may go away in the middle of it. */
const leftKey = 'drafts-left'

let user: string | undefined
/** Of the user of now, the latest first; undefined until they have been read. */
const drafts = new PageValue<readonly Draft[] | undefined>([])
/** Edits on their way to the storage, which takes seconds on a slow device. */
let pending: readonly Draft[] = []
let channel: BroadcastChannel | undefined

async function load(): Promise<void> {
  const asked = user
  if (asked === undefined) return
  const read = await readDrafts(asked)
  if (asked === user) drafts.set(read ?? drafts.current ?? [])
}

function tellOtherTabs(): void {
  channel?.postMessage('changed')
}

/** From here on the drafts are this user's. */
export async function openDrafts(userId: string): Promise<void> {
  if (userId === user) return
  user = userId
  pending = []
  drafts.set(undefined)
  if (channel === undefined) {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', () => void load())
  }
  // Drafts that should be gone are not shown first.
  await deleteLeft()
  await load()
  await markSeen(userId, Date.now())
  await deleteOldDrafts(Date.now())
}

type Named = Pick<Draft, 'collection' | 'recordId'>
const isSame = (one: Named, other: Named) =>
  one.collection === other.collection && one.recordId === other.recordId
const othersThan = (draft: Named) => (drafts.current ?? []).filter((other) => !isSame(other, draft))

/** Keeps an edit of the user of now. @returns whether it is kept */
export async function keepDraft(edit: Omit<Draft, 'userId' | 'seenAt'>): Promise<boolean> {
  if (user === undefined) return false
  const draft = { ...edit, userId: user, seenAt: Date.now() }
  pending = [draft, ...pending]
  const isStored = await outlastsPage(writeDraft(draft))
  const isDropped = !pending.includes(draft)
  pending = pending.filter((one) => one !== draft)
  if (!isStored) return false
  void persistStorage()
  if (!isDropped) {
    drafts.set([draft, ...othersThan(draft)])
    tellOtherTabs()
  }
  return true
}

/**
 * Forgets a draft: it was published, or given up.
 *
 * @param of tells it from one that another tab has kept of the same record meanwhile; without it any goes
 * @returns when it is gone, where it is known to be kept
 */
export async function dropDraft(draft: Named, of?: (kept: Draft) => boolean): Promise<void> {
  if (user === undefined) return
  const isKept = latestDraft(draft) !== undefined
  pending = pending.filter((one) => !isSame(one, draft))
  const userId = user
  const others = drafts.current?.filter((one) => !isSame(one, draft) || of?.(one) === false)
  if (others?.length !== drafts.current?.length) drafts.set(others)
  const gone = deleteDraft({ ...draft, userId }, of).then(tellOtherTabs)
  // Storage that does not answer keeps nothing, and is not waited for.
  if (isKept) await gone
}

function readLeft(): string[] {
  return (readDevice(leftKey) ?? '').split(' ').filter(Boolean)
}

function writeLeft(users: string[]): void {
  writeDevice(leftKey, users.join(' ') || undefined)
}

/** Deletes the drafts of users who have signed out (OFFLINE-16). */
async function deleteLeft(): Promise<void> {
  for (const left of readLeft())
    if (await deleteDraftsOf(left)) writeLeft(readLeft().filter((other) => other !== left))
}

/**
 * A session is over: drafts of a user who has chosen to leave are deleted, others wait for their user.
 *
 * @param left the user who has signed out; undefined where a session ended by itself
 * @returns whether all that should be gone is
 */
export async function leaveDrafts(left: string | undefined): Promise<boolean> {
  const until = user
  user = undefined
  drafts.set([])
  pending = []
  if (left !== undefined) writeLeft([...new Set([...readLeft(), left])])
  await deleteLeft()
  // Its user was here until now, also in a tab that has been open for weeks.
  if (left === undefined && until !== undefined) await markSeen(until, Date.now())
  await deleteOldDrafts(Date.now())
  tellOtherTabs()
  return readLeft().length === 0
}

/** The drafts of the user of now, the latest first; undefined until they are known. */
export const currentDrafts = () => drafts.current

/** The same for a component, which follows them. */
export const useDrafts = () => usePageValue(drafts)

/** The latest edit of a record, also while it is being stored: a form that is opened again begins with it. */
export const latestDraft = (draft: Named) =>
  [...pending, ...(drafts.current ?? [])].find((one) => isSame(one, draft))
