import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import type { AdminRecord } from '../column.ts'
import { toForm, toInput } from '../form/form-values.ts'
import type { CollectionScreen } from '../screen.ts'
import { useBulkRun } from './use-bulk-run.ts'

/**
 * Changes several records, each by a call of its own: with its version, its history and its refusals as a single one
 * (WORK-11). Its toast undoes the changes, except in records that somebody else has changed since.
 */
export function useBulkChanges(screen: CollectionScreen) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const { busy, run, offerUndo } = useBulkRun(screen)
  const { calls, fields } = screen

  const save = async (over: AdminRecord, values: Record<string, unknown>) => {
    const body = { ...toInput(fields, toForm(fields, over), false), ...values }
    const { id, version } = over
    const { data } = await callEndpoint(client, calls.save, { id, version, body })
    return data as AdminRecord
  }

  return {
    busy,
    /**
     * Gives fields of each of them other values; a record that has them already stays as it is.
     *
     * @param text said of it; how many were changed unless told
     * @param onUndo called as soon as they are to be changed back
     * @returns how many were changed
     */
    change: async (
      records: readonly AdminRecord[],
      valuesFor: (record: AdminRecord) => Record<string, unknown>,
      { text, onUndo }: { text?: string; onUndo?: () => void } = {},
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
          onUndo?.()
          void run(done, ({ former, after }) => save(after, former))
        })
      return done.length
    },
  }
}
