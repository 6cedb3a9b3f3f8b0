import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  noteCallsOf,
  type NoteKind,
  type ReplyParts,
  type WorkNote,
} from '#contract/admin/work-notes.ts'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import type { AdminRecord } from '../collections/column.ts'
import { ConfirmDialog } from '../collections/form/confirm-dialog.tsx'
import { recordQuery } from '../collections/queries.ts'
import type { CollectionScreen } from '../collections/screen.ts'
import { useMayWrite } from '../permissions.ts'
import { Panel } from '../submissions/facts.tsx'
import { EntryForms } from './entry-forms.tsx'
import { NoteList } from './note-list.tsx'
import { notesKey, notesQuery } from './notes-query.ts'
import type { NotedRecord } from './typed-notes.ts'
import {
  addWaitingNote,
  dropWaitingNote,
  refuseWaitingNote,
  sendNote,
  type WaitingNote,
  waitingNotes,
} from './waiting-notes.ts'

interface NotesPanelProps {
  screen: CollectionScreen
  record: AdminRecord
  /** Begins the record's form again from another state of it. */
  begin: (record: AdminRecord) => void
}

/** The notes of staff on a record and their replies to the visitor, and a new one (WORK-6, WORK-15). */
export function NotesPanel({ screen, record, begin }: NotesPanelProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const { description } = screen.collection
  const mayWrite = useMayWrite(description)
  const drafts = useDrafts()
  const { data: notes, error, isPending } = useQuery(notesQuery(api, description, record.id))
  const title = t('collections.notes.draftOf', { name: screen.nameOf(record, api.language) })
  const noted: NotedRecord = { collection: description.name, recordId: record.id, title }
  const act = useNoteActions(screen, noted)
  const [removing, setRemoving] = useState<WorkNote>()
  const removal = removalTexts(removing)
  const waiting = waitingNotes(drafts ?? []).filter(({ recordId }) => recordId === record.id)
  useAnswered(screen, record, waiting, begin)
  // A typed note is known only once storage has been read.
  if (drafts === undefined) return null
  return (
    <Panel aria-labelledby="notes-title">
      <h2 id="notes-title">{t('collections.notes.title')}</h2>
      {mayWrite && <EntryForms screen={screen} record={record} noted={noted} onAdd={act.add} />}
      {notes === undefined && !isPending && <p>{adminFailure(t, error)}</p>}
      {notes?.length === 0 && waiting.length === 0 && <p>{t('collections.notes.empty')}</p>}
      <NoteList
        waiting={waiting}
        notes={notes ?? []}
        onAgain={(note) => void refuseWaitingNote(note, '')}
        onDiscard={(note) => void dropWaitingNote(note)}
        onRemove={setRemoving}
      />
      {removing && (
        <ConfirmDialog
          title={t(removal.title)}
          text={t(removal.text)}
          confirm={t('collections.removal.confirm')}
          cancel={t('collections.cancel')}
          onConfirm={() => {
            setRemoving(undefined)
            void act.remove(removing)
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Panel>
  )
}

/** The question before a removal: of a reply it says what becomes of the email. */
function removalTexts(note: WorkNote | undefined) {
  if (note?.kind !== 'email')
    return { title: 'collections.notes.removal', text: 'collections.notes.removalText' } as const
  const text =
    note.delivery === 'waiting'
      ? 'collections.reply.removalWaiting'
      : 'collections.reply.removalText'
  return { title: 'collections.reply.removal', text } as const
}

/**
 * Has the form begin again from the record that a reply of this page has marked as answered, whenever that state of it
 * arrives, unless somebody types in it: then it finds out at saving (RECORD-14).
 */
function useAnswered(
  screen: CollectionScreen,
  { id, version }: AdminRecord,
  waiting: readonly WaitingNote[],
  begin: (record: AdminRecord) => void,
) {
  const query = recordQuery(useApi(), screen, id)
  const queries = useQueryClient()
  const { data: now } = useQuery({ ...query, enabled: false })
  const isAnswering = waiting.some(({ reply }) => reply?.answered)
  const [hasReplied, setReplied] = useState(isAnswering)
  if (isAnswering && !hasReplied) setReplied(true)
  const { worked } = screen.collection.description
  const isAnswered =
    worked?.answered !== undefined &&
    now !== undefined &&
    now.version > version &&
    now[worked.state] === worked.answered
  const beginAgain = useEffectEvent(() => {
    if (now !== undefined && !hasUnsavedWork()) begin(now)
  })
  // Another tab may have sent the reply: this one asks by itself.
  const ask = useEffectEvent(() => void queries.prefetchQuery(query))
  useEffect(() => {
    if (hasReplied && !isAnswering) ask()
  }, [hasReplied, isAnswering])
  useEffect(() => {
    if (hasReplied && isAnswered) beginAgain()
  }, [hasReplied, isAnswered])
}

function useNoteActions(screen: CollectionScreen, noted: NotedRecord) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const queries = useQueryClient()
  const { description } = screen.collection
  const { collection, recordId } = noted
  const refresh = () => queries.invalidateQueries({ queryKey: notesKey(collection, recordId) })
  const fail = (error: unknown) => showToast('error', adminFailure(t, error), toastDurations.admin)
  return {
    /** Adds a note by way of the device; where that cannot keep it, at once. @returns whether it is taken */
    add: async (kind: NoteKind, text: string, reply?: ReplyParts): Promise<boolean> => {
      if (await addWaitingNote(noted, { kind, text, reply })) return true
      try {
        await sendNote(client, {
          collection,
          recordId,
          kind,
          text,
          reply,
          key: newIdempotencyKey(),
        })
        void refresh()
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
    remove: async ({ id }: WorkNote): Promise<void> => {
      try {
        await callEndpoint(client, noteCallsOf(description).remove, { id })
        showToast('success', t('collections.notes.removed'), toastDurations.admin)
      } catch (error) {
        fail(error)
      }
      void refresh()
    },
  }
}
