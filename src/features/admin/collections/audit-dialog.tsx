import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditEntry, revertChange } from '#contract/admin/audit.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { Action } from '#src/ui/action.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useMayWrite } from '../permissions.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { ChangedValues } from './changed-values.tsx'
import { recordQuery } from './queries.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { TrailDialog } from './trail-dialog.tsx'
import { useRecordChanges } from './use-record-changes.ts'

interface AuditDialogProps {
  screen: CollectionScreen
  id: string
  /** Told what the record is then. */
  onReverted: (record: AdminRecord) => void
  onClose: () => void
}

/** The changes of a record, the latest first; an earlier state can be brought back. */
export function AuditDialog({ screen, id, onReverted, onClose }: AuditDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <TrailDialog
      screen={screen}
      title={t('collections.audit.title')}
      empty={t('collections.audit.empty')}
      of={{ recordId: id }}
      onClose={onClose}
      heading={({ action }) => t(`collections.audit.actions.${action}`)}
    >
      {(entry) => <Change screen={screen} entry={entry} id={id} onReverted={onReverted} />}
    </TrailDialog>
  )
}

interface ChangeProps extends Pick<AuditDialogProps, 'screen' | 'id' | 'onReverted'> {
  entry: AuditEntry
}

function Change({ screen, entry, id, onReverted }: ChangeProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const queries = useQueryClient()
  const { follow } = useRecordChanges(screen)
  const mayWrite = useMayWrite(screen.collection.description)
  const [busy, setBusy] = useState(false)
  const revert = async () => {
    setBusy(true)
    try {
      const { version } = await queries.fetchQuery(recordQuery(api, screen, id))
      const { data } = await callEndpoint(api.client, revertChange, { id: entry.id, version })
      const record = data as AdminRecord
      follow(record)
      showToast('success', t('collections.audit.reverted'), toastDurations.admin)
      onReverted(record)
    } catch (error) {
      showToast('error', adminFailure(t, error), toastDurations.admin)
      setBusy(false)
    }
  }
  return (
    <>
      <ChangedValues screen={screen} entry={entry} />
      {entry.canRevert && mayWrite && (
        <p>
          <Action
            type="button"
            look="plain"
            disabled={busy || hasUnsavedWork()}
            onClick={() => void revert()}
          >
            {t('collections.audit.revert')}
          </Action>
        </p>
      )}
    </>
  )
}
