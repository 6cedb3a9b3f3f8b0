import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { healthPermissions } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatFullMoment } from '#src/i18n/format-moment.ts'
import { Action } from '#src/ui/action.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import { NotAllowed } from '../layout/not-allowed.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { useMayRead } from '../permissions.ts'
import { FaultsPart } from './faults-part.tsx'
import { healthQuery } from './health-query.ts'
import { BackupPart, DatabasePart, DiskPart, QueuePart, VersionsPart } from './health-parts.tsx'

const Lead = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBlockEnd: 16,
  '& > p': { margin: 0, flex: '1 1 320px', maxInlineSize: '75ch' },
}))

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
})

/** The server's health, for owners (SEEN-6). */
export function HealthPage() {
  const { t } = useTranslation(['admin', 'translation'])
  usePageTitle(collectionTitle('health')(t))
  return useMayRead(healthPermissions) ? <Report /> : <NotAllowed />
}

function Report() {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const connected = useConnected()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(healthQuery(api))
  const read = () => void refetch()
  if (isPending) return <PleaseWait />
  // Figures of before would say nothing of now.
  if (data === undefined || error !== null)
    return (
      <LoadFailure error={error} onRetry={read} offline={t('accounts.audit.needsConnection')} />
    )
  return (
    <>
      <Lead>
        <p>
          {t('health.lead')}{' '}
          <span role="status">
            {t('health.readAt', { moment: formatFullMoment(dataUpdatedAt, api.language) })}
          </span>
        </p>
        <Action type="button" look="outlined" disabled={isFetching || !connected} onClick={read}>
          {t('health.refresh')}
        </Action>
      </Lead>
      <Parts>
        <DatabasePart {...data.database} />
        <DiskPart {...data.disk} />
        <QueuePart name="mail" {...data.mail} />
        <QueuePart name="push" {...data.push} />
        <BackupPart {...data.backup} />
        <VersionsPart versions={data.versions} startedAt={data.startedAt} />
        <FaultsPart faults={data.faults} />
      </Parts>
    </>
  )
}
