import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dependentsSchema, type Dependents } from '#contract/admin/dependents.ts'
import { ApiFailure, isGoneError } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { keepAnswers } from '#src/pwa/answer-cache.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { collectionKey, recordAddress, recordQuery } from './queries.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { awaitRow } from './use-row-focus.ts'

/** Milliseconds in which a deletion can be taken back from its toast (RECORD-17). */
export const undoTime = 10_000

/** The records that depend on a record, where its deletion waits for that to be confirmed (RECORD-18). */
export function dependentsIn(error: unknown): Dependents | undefined {
  if (!(error instanceof ApiFailure) || !isRecord(error.body)) return undefined
  if (error.body.code !== 'has_dependents') return undefined
  return dependentsSchema.safeParse(error.body.data).data
}

/** Saves, deletes and brings back records; whatever is known of the collection follows. */
export function useRecordChanges(screen: CollectionScreen) {
  const api = useApi()
  const queries = useQueryClient()
  const { t } = useTranslation(['admin', 'translation'])
  const { calls } = screen

  /** The public sections are asked for again too: the same tab may show them. */
  const follow = (record?: AdminRecord) => {
    if (record) {
      queries.setQueryData(recordQuery(api, screen, record.id).queryKey, record)
      void keepAnswers([[recordAddress(screen, record.id), { data: record }]])
    }
    void queries.invalidateQueries({ queryKey: collectionKey(screen) })
    void queries.invalidateQueries({ queryKey: ['section'] })
  }

  /**
   * @param base the record that the edit began from; none for a new one
   * @param options.key of a new one: under it one record is stored, even where the first answer was lost
   * @param options.signal cancels it
   * @throws ApiFailure, or the signal's reason
   */
  const save = async (
    input: unknown,
    base: AdminRecord | undefined,
    { key, signal }: { key?: string; signal?: AbortSignal } = {},
  ): Promise<AdminRecord> => {
    const { client } = api
    const { data } = base
      ? await callEndpoint(client, calls.save, {
          id: base.id,
          version: base.version,
          body: input,
          ...(signal && { signal }),
        })
      : await callEndpoint(client, calls.create, { body: input, ...(key && { key }) })
    const record = data as AdminRecord
    follow(record)
    return record
  }

  /** @throws ApiFailure */
  const bringBack = async (id: string): Promise<AdminRecord> => {
    try {
      return (await callEndpoint(api.client, calls.restore, { id })).data as AdminRecord
    } catch (error) {
      if (!isGoneError(error)) throw error
      // Another user may have brought it back already.
      return (await callEndpoint(api.client, calls.read, { id })).data as AdminRecord
    }
  }

  /** @returns the record as it is then; undefined where it could not be brought back, and a toast has said why */
  const restore = async (id: string): Promise<AdminRecord | undefined> => {
    try {
      const record = await bringBack(id)
      follow(record)
      showToast('success', t('collections.restored'), toastDurations.admin)
      return record
    } catch (error) {
      const text = isGoneError(error) ? t('collections.deleted.lost') : adminFailure(t, error)
      showToast('error', text, toastDurations.admin)
      return undefined
    }
  }

  /**
   * @param confirmed how many dependents the editor was told of
   * @returns what hangs on the record, where it is not deleted because of that (RECORD-18)
   */
  const remove = async (
    record: AdminRecord,
    confirmed?: number,
  ): Promise<Dependents | undefined> => {
    const { id, version } = record
    try {
      const query = confirmed === undefined ? {} : { confirm: confirmed }
      await callEndpoint(api.client, calls.remove, { id, version, query })
      follow()
      const name = screen.nameOf(record, api.language)
      const run = () => {
        awaitRow(id)
        void restore(id)
      }
      const undo = { text: t('collections.undo'), run }
      showToast('success', t('collections.removed', { name }), undoTime, undo)
    } catch (error) {
      const dependents = dependentsIn(error)
      if (dependents) return dependents
      const isStale = error instanceof ApiFailure && error.status === 412
      if (isStale) follow()
      const text = isStale ? t('collections.removeStale') : adminFailure(t, error)
      showToast('error', text, toastDurations.admin)
    }
    return undefined
  }

  return { save, remove, restore, bringBack, follow }
}
