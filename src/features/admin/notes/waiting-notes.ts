import {
  noteCallsOf,
  noteKinds,
  type NoteKind,
  type ReplyParts,
} from '#contract/admin/work-notes.ts'
import { workedCollections } from '#contract/collections/collections.ts'
import { ApiFailure, isTrouble, isUnanswered } from '#contract/errors.ts'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { currentDrafts, dropDraft, keepDraft, latestDraft } from '#src/pwa/drafts.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { draftOf, keepTypedNote, keepTypedReply, type NotedRecord, textOf } from './typed-notes.ts'

/** A note that was added here and that the server does not have yet. */
export interface WaitingNote {
  /** Under it the note is stored once. */
  key: string
  collection: string
  recordId: string
  kind: NoteKind
  text: string
  /** Replies to the visitor have these besides. */
  reply?: ReplyParts | undefined
  /** Why the server refused it; empty where it has not. */
  refusal: string
}

const waitingIn = (collection: string) => `${collection} notes to send`

/** Notes that wait, the oldest first. */
export function waitingNotes(drafts: readonly Draft[]): WaitingNote[] {
  return drafts
    .flatMap((draft) => {
      const described = workedCollections.find(({ name }) => waitingIn(name) === draft.collection)
      const { recordId, kind, text, reply, refusal } = draft.values
      if (!described) return []
      return {
        key: draft.recordId,
        collection: described.name,
        recordId: textOf(recordId),
        kind: noteKinds.find((one) => one === kind) ?? 'note',
        text: textOf(text),
        // It was kept as it was typed here.
        reply: reply as ReplyParts | undefined,
        refusal: textOf(refusal),
        savedAt: draft.savedAt,
      }
    })
    .toSorted((a, b) => a.savedAt - b.savedAt)
}

/** Stores a note on the device, to be sent from there. @returns whether it is stored */
export async function addWaitingNote(
  record: NotedRecord,
  note: Pick<WaitingNote, 'kind' | 'text' | 'reply'>,
): Promise<boolean> {
  const stored = await keepDraft({
    ...draftOf(record),
    collection: waitingIn(record.collection),
    recordId: newIdempotencyKey(),
    values: { recordId: record.recordId, ...note },
  })
  if (stored && note.kind === 'email') void keepTypedReply(record, undefined)
  if (stored && note.kind !== 'email') void keepTypedNote(record, '')
  return stored
}

export function dropWaitingNote({ collection, key }: WaitingNote): Promise<void> {
  return dropDraft({ collection: waitingIn(collection), recordId: key })
}

/** Notes what the server said of a note; an empty refusal lets it be sent again. */
export async function refuseWaitingNote(
  { collection, key }: WaitingNote,
  refusal: string,
): Promise<void> {
  const name = waitingIn(collection)
  const draft = latestDraft({ collection: name, recordId: key })
  if (draft) await keepDraft({ ...draft, values: { ...draft.values, refusal } })
}

interface Sending {
  client: ApiClient
  /** Told of each that the server has. */
  onSent: (note: WaitingNote) => void
  /** The reason of a refusal. */
  describe: (error: unknown) => string
}

/** Sends what waits, the oldest first, by one tab at a time; what gets no answer waits on. */
export function sendWaitingNotes(sending: Sending): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  const send = () =>
    locks === undefined ? sendEach(sending) : locks.request('notes', () => sendEach(sending))
  present = present.then(send, send)
  return present
}

/** The sending of this tab: the next begins after it, and finds what is left. */
let present: Promise<void> = Promise.resolve()

async function sendEach({ client, onSent, describe }: Sending): Promise<void> {
  for (const note of waitingNotes(currentDrafts() ?? [])) {
    if (note.refusal !== '') continue
    try {
      await sendNote(client, note)
      await dropWaitingNote(note)
      onSent(note)
    } catch (error) {
      if (!isRefusal(error)) return
      await refuseWaitingNote(note, describe(error))
    }
  }
}

/** Sends a note; under its key the server stores it once (WORK-9). */
export async function sendNote(
  client: ApiClient,
  { collection, recordId, kind, text, reply, key }: Omit<WaitingNote, 'refusal'>,
): Promise<void> {
  const described = workedCollections.find(({ name }) => name === collection)
  if (!described) return
  await callEndpoint(client, noteCallsOf(described).add, {
    id: recordId,
    body: { kind, text, ...(reply && { reply }) },
    key,
  })
}

/** True of an answer that will not change by itself. A session that has ended comes back. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || isUnanswered(error) || error.kind === 'shape') return false
  const status = error.status ?? 0
  return !isTrouble(status) && ![401, 408, 425].includes(status)
}
