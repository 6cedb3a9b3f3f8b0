import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { notesKey } from './notes-query.ts'
import { sendWaitingNotes, waitingNotes } from './waiting-notes.ts'

/** Milliseconds between two tries while something waits. */
const interval = 30_000

/**
 * Sends the notes that wait on this device: as soon as one is added, at the start, with the connection, when the page
 * is shown, and every half minute (WORK-9).
 */
export function NotesSender(): null {
  const { client } = useApi()
  const queries = useQueryClient()
  const { t } = useTranslation(['admin', 'translation'])
  const waiting = waitingNotes(useDrafts() ?? []).filter(({ refusal }) => refusal === '').length
  const send = useEffectEvent(() => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return
    void sendWaitingNotes({
      client,
      onSent: ({ collection, recordId, reply }) =>
        // A reply may have marked the record as answered, which its lists show.
        void queries.invalidateQueries({
          queryKey: reply?.answered ? ['admin', collection] : notesKey(collection, recordId),
        }),
      describe: (error) => adminFailure(t, error),
    })
  })
  useEffect(() => {
    if (waiting === 0) return
    send()
    const listening = new AbortController()
    addEventListener('online', () => send(), listening)
    document.addEventListener('visibilitychange', () => send(), listening)
    const timer = setInterval(() => send(), interval)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [waiting])
  return null
}
