import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import type { AdminRecord } from '../column.ts'
import { toForm, toInput } from '../form/form-values.ts'
import type { CollectionScreen } from '../screen.ts'
import { undoTime, useRecordChanges } from '../use-record-changes.ts'

/** Calls under way at once. */
const atOnce = 4

interface Outcome<Done> {
  done: Done[]
  /** The errors of the others. */
  errors: unknown[]
}

/** Makes a call for each record; one that fails keeps the others from nothing. */
async function forEach<Item, Done>(
  items: readonly Item[],
  call: (item: Item) => Promise<Done>,
): Promise<Outcome<Done>> {
  const left = [...items]
  const outcome: Outcome<Done> = { done: [], errors: [] }
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      try {
        outcome.done.push(await call(item))
      } catch (error) {
        outcome.errors.push(error)
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcome
}

/**
 * Changes several records, each by a call of its own: with its version, its history and its refusals as a single one
 * (WORK-11). What was done can be taken back from the toast; what somebody else has changed since stays.
 */
export function useBulkChanges(screen: CollectionScreen) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const { follow } = useRecordChanges(screen)
  const [busy, setBusy] = useState(false)
  const { calls, fields } = screen

  const save = async (over: AdminRecord, values: Record<string, unknown>) => {
    const body = { ...toInput(fields, toForm(fields, over), false), ...values }
    const { id, version } = over
    const { data } = await callEndpoint(client, calls.save, { id, version, body })
    return data as AdminRecord
  }

  const run = async <Item, Done>(
    items: readonly Item[],
    call: (item: Item) => Promise<Done>,
  ): Promise<Done[]> => {
    setBusy(true)
    const { done, errors } = await forEach(items, call)
    setBusy(false)
    follow()
    if (errors.length > 0) {
      const failed = t('collections.bulk.failed', { count: errors.length })
      showToast('error', `${failed} ${adminFailure(t, errors[0])}`, toastDurations.admin)
    }
    return done
  }
  const offerUndo = (text: string, undo: () => void) =>
    showToast('success', text, undoTime, { text: t('collections.undo'), run: undo })

  return {
    busy,
    /**
     * Gives fields of each of them other values; a record that has them already stays as it is.
     *
     * @param text said of it; how many were changed unless told
     * @returns how many were changed
     */
    change: async (
      records: readonly AdminRecord[],
      valuesFor: (record: AdminRecord) => Record<string, unknown>,
      text?: string,
    ): Promise<number> => {
      const isOther = (record: AdminRecord) =>
        Object.entries(valuesFor(record)).some(
          ([name, value]) => JSON.stringify(record[name]) !== JSON.stringify(value),
        )
      const done = await run(records.filter(isOther), async (before) => {
        const values = valuesFor(before)
        const names = Object.keys(values)
        const former = Object.fromEntries(names.map((name) => [name, before[name]]))
        return { former, after: await save(before, values) }
      })
      if (done.length > 0)
        offerUndo(text ?? t('collections.bulk.changed', { count: done.length }), () => {
          void run(done, ({ former, after }) => save(after, former))
        })
      return done.length
    },
    remove: async (records: readonly AdminRecord[]) => {
      const done = await run(records, async ({ id, version }) => {
        await callEndpoint(client, calls.remove, { id, version, query: {} })
        return id
      })
      if (done.length === 0) return
      offerUndo(t('collections.bulk.removed', { count: done.length }), () => {
        void run(done, (id) => callEndpoint(client, calls.restore, { id }))
      })
    },
  }
}
