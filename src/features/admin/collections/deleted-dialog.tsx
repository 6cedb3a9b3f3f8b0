import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { Action } from '#src/ui/action.tsx'
import type { CollectionScreen } from './screen.ts'
import { TrailDialog } from './trail-dialog.tsx'
import { useRecordChanges } from './use-record-changes.ts'

/** Of what was deleted more than once, the last time alone. */
function stillGone(entries: AuditEntry[]): AuditEntry[] {
  const seen = new Set<string | null>()
  return entries.filter(({ canRestore, recordId }) => {
    if (!canRestore || seen.has(recordId)) return false
    seen.add(recordId)
    return true
  })
}

/** The deleted records of a collection, to be brought back after their toast has gone (RECORD-17). */
export function DeletedDialog({
  screen,
  onClose,
}: {
  screen: CollectionScreen
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const nameOf = ({ title }: AuditEntry) => textIn(title, language)
  return (
    <TrailDialog
      screen={screen}
      title={t('collections.deleted.title')}
      empty={t('collections.deleted.empty')}
      of={{ action: 'remove' }}
      pick={stillGone}
      onClose={onClose}
      heading={(entry) => <bdi>{nameOf(entry)}</bdi>}
    >
      {(entry) => <BringBack screen={screen} id={entry.recordId ?? ''} name={nameOf(entry)} />}
    </TrailDialog>
  )
}

function BringBack({ screen, id, name }: { screen: CollectionScreen; id: string; name: string }) {
  const { t } = useTranslation('admin')
  const { restore } = useRecordChanges(screen)
  const [busy, setBusy] = useState(false)
  const bringBack = async () => {
    setBusy(true)
    await restore(id)
    setBusy(false)
  }
  return (
    <p>
      <Action
        type="button"
        look="plain"
        disabled={busy}
        aria-label={t('collections.deleted.restoreOf', { name })}
        onClick={() => void bringBack()}
      >
        {t('collections.deleted.restore')}
      </Action>
    </p>
  )
}
