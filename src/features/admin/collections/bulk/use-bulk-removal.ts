import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countDependents, type Dependents } from '#contract/admin/dependents.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useIsShown } from '../../use-is-shown.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import { dependentsIn, useRecordChanges } from '../use-record-changes.ts'
import { useBulkRun } from './use-bulk-run.ts'

/** A record with what its editor was told of that hangs on it; nothing has been told at first. */
interface Removal {
  record: AdminRecord
  dependents?: Dependents
}

/** Removals that wait for an answer. */
interface Asked {
  waiting: readonly Required<Removal>[]
  /** How many were deleted before. */
  removed: number
  answer: (confirmed: boolean) => void
}

/**
 * Deletes several records, each by a call of its own (LIST-9). Those on which others hang are left until that is
 * confirmed (RECORD-18); one toast then takes all of it back.
 */
export function useBulkRemoval(screen: CollectionScreen) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const { bringBack } = useRecordChanges(screen)
  const { busy, run, offerUndo } = useBulkRun(screen)
  const [asked, setAsked] = useState<Asked>()
  // Leaving the page confirms nothing; the rest can be taken back all the same.
  const isShown = useIsShown()
  useEffect(() => () => asked?.answer(false), [asked])

  const ask = async (waiting: Asked['waiting'], removed: number) => {
    if (!isShown.current) return false
    const confirmed = await new Promise<boolean>((answer) => setAsked({ waiting, removed, answer }))
    setAsked(undefined)
    return confirmed
  }

  /** @returns the record, with what hangs on it where it is not deleted because of that */
  const removeOne = async ({ record, dependents }: Removal): Promise<Removal> => {
    const { id, version } = record
    const query = dependents ? { confirm: countDependents(dependents) } : {}
    try {
      await callEndpoint(client, screen.calls.remove, { id, version, query })
      return { record }
    } catch (error) {
      const found = dependentsIn(error)
      if (!found) throw error
      return { record, dependents: found }
    }
  }

  const restore = async (ids: readonly string[]) => {
    const { length } = await run(ids, bringBack)
    if (length > 0)
      showToast('success', t('collections.bulk.restored', { count: length }), toastDurations.admin)
  }

  const remove = async (records: readonly AdminRecord[]) => {
    const removed: string[] = []
    let left: readonly Removal[] = records.map((record) => ({ record }))
    do {
      const outcome = await run(left, removeOne)
      const waiting = outcome.filter(isWaiting)
      removed.push(...outcome.filter((one) => !isWaiting(one)).map(({ record }) => record.id))
      left = waiting.length > 0 && (await ask(waiting, removed.length)) ? waiting : []
    } while (left.length > 0)
    if (removed.length > 0)
      offerUndo(t('collections.bulk.removed', { count: removed.length }), () => {
        void restore(removed)
      })
  }

  return { busy, asked, remove }
}

function isWaiting(removal: Removal): removal is Required<Removal> {
  return removal.dependents !== undefined
}
