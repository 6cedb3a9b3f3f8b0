import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteCallsOf, type NoteKind, type WorkNote } from '#contract/admin/work-notes.ts'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import type { AdminRecord } from '../collections/column.ts'
import { ConfirmDialog } from '../collections/form/confirm-dialog.tsx'
import type { CollectionScreen } from '../collections/screen.ts'
import { useMayWrite } from '../permissions.ts'
import { Panel } from '../submissions/facts.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { notesKey, notesQuery } from './notes-query.ts'
import {
  addWaitingNote,
  dropWaitingNote,
  type NotedRecord,
  refuseWaitingNote,
  sendNote,
  waitingNotes,
} from './waiting-notes.ts'

interface NotesPanelProps {
  screen: CollectionScreen
  record: AdminRecord
}

/** The notes of staff on a record, and a new one (WORK-6). */
export function NotesPanel({ screen, record }: NotesPanelProps) {
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
  // A typed note is known only once storage has been read.
  if (drafts === undefined) return null
  const waiting = waitingNotes(drafts).filter(({ recordId }) => recordId === record.id)
  return (
    <Panel aria-labelledby="notes-title">
      <h2 id="notes-title">{t('collections.notes.title')}</h2>
      {mayWrite && <NoteForm record={noted} onAdd={act.add} />}
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
          title={t('collections.notes.removal')}
          text={t('collections.notes.removalText')}
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
    add: async (kind: NoteKind, text: string): Promise<boolean> => {
      if (await addWaitingNote(noted, { kind, text })) return true
      try {
        await sendNote(client, { collection, recordId, kind, text, key: newIdempotencyKey() })
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
