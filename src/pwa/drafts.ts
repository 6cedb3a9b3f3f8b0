import { useSyncExternalStore } from 'react'
import { keepStorage } from './keep-storage.ts'
import { Listeners } from './listeners.ts'
import { readDevice, writeDevice } from './safe-storage.ts'
import {
  deleteDraft,
  deleteDraftsOf,
  deleteOldDrafts,
  type Draft,
  noteSeen,
  readDrafts,
  writeDraft,
} from './storage/admin-drafts.ts'

const channelName = 'pwa-drafts'
/** Holds the users whose drafts are still to be deleted: the page may go away in the middle of it. */
const leftKey = 'drafts-left'

let user: string | undefined
/** Undefined until they have been read. */
let drafts: readonly Draft[] | undefined = []
let channel: BroadcastChannel | undefined
const listeners = new Listeners()

function show(next: readonly Draft[] | undefined): void {
  drafts = next
  listeners.tell()
}

async function load(): Promise<void> {
  const asked = user
  if (asked === undefined) return
  const read = await readDrafts(asked)
  if (asked === user) show(read ?? drafts ?? [])
}

function tellOtherTabs(): void {
  channel?.postMessage('changed')
}

/** From here on the drafts are this user's, or nobody's. */
export function openDraftsOf(userId: string | undefined): void {
  if (userId === user) return
  user = userId
  if (userId === undefined) {
    show([])
    return
  }
  show(undefined)
  if (channel === undefined) {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', () => void load())
  }
  // Drafts that should be gone are not shown first.
  const ready = readLeft().includes(userId) ? finishLeaving() : Promise.resolve()
  void ready
    .then(load)
    .then(() => noteSeen(userId, Date.now()))
    .then(finishLeaving)
}

const isSame = (one: Draft, other: Pick<Draft, 'collection' | 'recordId'>) =>
  one.collection === other.collection && one.recordId === other.recordId

/** Keeps an edit of the user of now. @returns whether it is kept */
export async function keepDraft(edit: Omit<Draft, 'userId' | 'seenAt'>): Promise<boolean> {
  if (user === undefined) return false
  const draft = { ...edit, userId: user, seenAt: Date.now() }
  if (!(await writeDraft(draft))) return false
  void keepStorage()
  if (draft.userId === user) {
    show([draft, ...(drafts ?? []).filter((other) => !isSame(other, draft))])
    tellOtherTabs()
  }
  return true
}

/** Forgets a draft: it was published, or given up. */
export async function dropDraft(draft: Pick<Draft, 'collection' | 'recordId'>): Promise<void> {
  if (user === undefined) return
  const userId = user
  const others = (drafts ?? []).filter((other) => !isSame(other, draft))
  if (others.length !== drafts?.length) show(others)
  await deleteDraft({ ...draft, userId })
  tellOtherTabs()
}

function readLeft(): string[] {
  return (readDevice(leftKey) ?? '').split(' ').filter(Boolean)
}

function writeLeft(users: string[]): void {
  writeDevice(leftKey, users.join(' ') || undefined)
}

/** Deletes the drafts of users who have signed out, and those that are too old (decisions 27). */
async function finishLeaving(): Promise<void> {
  for (const left of readLeft())
    if (await deleteDraftsOf(left)) writeLeft(readLeft().filter((other) => other !== left))
  await deleteOldDrafts(Date.now())
}

/**
 * A session is over: drafts of a user who has chosen to leave are deleted, others wait for their user.
 *
 * @param left the user who has signed out; undefined where a session ended by itself
 * @returns whether all that should be gone is
 */
export async function leaveDrafts(left: string | undefined): Promise<boolean> {
  openDraftsOf(undefined)
  if (left !== undefined) writeLeft([...new Set([...readLeft(), left])])
  await finishLeaving()
  tellOtherTabs()
  return readLeft().length === 0
}

/** The drafts of the user of now, the latest first; undefined until they are known. */
export function currentDrafts(): readonly Draft[] | undefined {
  return drafts
}

/** The same for a component, which follows them. */
export function useDrafts(): readonly Draft[] | undefined {
  return useSyncExternalStore(listeners.listen, currentDrafts)
}
