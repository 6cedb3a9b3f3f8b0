import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
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

/** How often each text is there. */
function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Makes a call of its own for each of several records, and says how many were refused for which reason (LIST-9). */
export function useBulkRun(screen: CollectionScreen) {
  const { t } = useTranslation(['admin', 'translation'])
  const { follow } = useRecordChanges(screen)
  const [busy, setBusy] = useState(false)

  const run = async <Item, Done>(
    items: readonly Item[],
    call: (item: Item) => Promise<Done>,
  ): Promise<Done[]> => {
    if (items.length === 0) return []
    setBusy(true)
    const { done, errors } = await forEach(items, call)
    setBusy(false)
    follow()
    const reasons = countEach(errors.map((error) => adminFailure(t, error)))
    if (errors.length > 0)
      showToast(
        'error',
        [...reasons]
          .map(([reason, count]) => `${t('collections.bulk.failed', { count })} ${reason}`)
          .join('\n'),
        toastDurations.admin,
      )
    return done
  }

  return {
    busy,
    /** @returns what the calls gave that were not refused */
    run,
    offerUndo: (text: string, undo: () => void) =>
      showToast('success', text, undoTime, { text: t('collections.undo'), run: undo }),
  }
}
