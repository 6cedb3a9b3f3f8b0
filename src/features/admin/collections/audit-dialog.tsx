import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditEntry, listAudit, revertChange } from '#contract/admin/audit.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { momentText } from '../exports/column-text.ts'
import { adminFailure } from './admin-failure.ts'
import { PleaseWait } from './please-wait.tsx'
import { recordQuery } from './queries.ts'
import type { AdminRecord, CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 20,
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ol > li': { paddingBlock: 12, borderBlockEnd: `1px solid ${colors.line}` },
  '& p': { margin: 0 },
  '& li > p:first-of-type': { fontWeight: 700 },
  '& small': { fontSize: '0.88rem', color: colors.inkSoft },
}))

interface AuditDialogProps {
  screen: CollectionScreen
  id: string
  /** Told what the record is then. */
  onReverted: (record: AdminRecord) => void
  onClose: () => void
}

/** What has been done to a record, the latest first; an earlier state can be brought back. */
export function AuditDialog({ screen, id, onReverted, onClose }: AuditDialogProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const labelId = useId()
  const query = { collection: screen.collection.name, recordId: id, pageSize: 50 }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', screen.collection.name, 'audit', id],
    queryFn: async ({ signal }) => (await callEndpoint(client, listAudit, { query, signal })).data,
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={labelId}>
      <Body>
        <header>
          <h2 id={labelId}>{t('collections.audit.title')}</h2>
          <Action type="button" look="icon" aria-label={t('collections.close')} onClick={onClose}>
            <CloseIcon />
          </Action>
        </header>
        {isPending && <PleaseWait rows={3} />}
        {error && (
          <SectionNotice
            kind="error"
            text={adminFailure(t, error)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.data.length === 0 && (
          <SectionNotice kind="empty" text={t('collections.audit.empty')} />
        )}
        <ol>
          {data?.data.map((entry) => (
            <Entry key={entry.id} screen={screen} entry={entry} id={id} onReverted={onReverted} />
          ))}
        </ol>
      </Body>
    </Dialog>
  )
}

interface EntryProps {
  screen: CollectionScreen
  entry: AuditEntry
  id: string
  onReverted: (record: AdminRecord) => void
}

function Entry({ screen, entry, id, onReverted }: EntryProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const queries = useQueryClient()
  const { follow } = useRecordChanges(screen)
  const [busy, setBusy] = useState(false)
  const changed = screen.fields
    .filter(({ name }) => entry.before && name in entry.before)
    .map((field) => field.label(t))
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
    <li>
      <p>{t(`collections.audit.actions.${entry.action}`)}</p>
      <p>
        <LtrText>{entry.userEmail}</LtrText>
        {' · '}
        <time dateTime={entry.at}>{momentText(t, new Date(entry.at))}</time>
      </p>
      {entry.action === 'save' && changed.length > 0 && (
        <small>
          {t('collections.audit.changed', { fields: changed.join(t('collections.comma')) })}
        </small>
      )}
      {entry.canRevert && (
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
    </li>
  )
}
