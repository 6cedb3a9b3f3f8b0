import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Dashboard, dashboardPeriods } from '#contract/admin/dashboard.ts'
import { collections } from '#contract/collections/collections.ts'
import { useApi } from '#src/api/api-context.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { useMayRead, useMayWorkOnSome } from '../permissions.ts'
import { usePageTitle } from '../layout/page-title.tsx'
import { ActivityCard } from './activity-card.tsx'
import { BackupCard, BackupLine, isBackupWarning } from './backup-card.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { Cards } from './dashboard-parts.ts'
import { dashboardAddress, dashboardQuery, type Period } from './dashboard-query.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ExpiringCard } from './expiring-card.tsx'
import { NeedCard } from './need-card.tsx'
import { OverdueMailsCard } from './overdue-mails-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import { SpeedCard } from './speed-card.tsx'
import { OverTimeChart } from './over-time-chart.tsx'

const Periods = styled('div')({ marginBlockEnd: 12 })

/** The charts below what needs somebody, with their period. */
const Charts = styled('div')({ gridColumn: '1 / -1', minInlineSize: 0 })

/** The dashboard at `/admin/`: what needs somebody (WORK-5), what came in, what changed, what is not translated (ADMIN-7). */
export function DashboardPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('dashboard.title'))
  const connected = useConnected()
  const [days, setDays] = useState<Period>('30')
  const query = useQuery({
    ...dashboardQuery(useApi(), days),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = query
  if (data === undefined) {
    if (!isFetching && error !== null)
      return (
        <SectionNotice
          kind="error"
          text={
            connected
              ? (answeredMessages(error)[0] ?? t('dashboard.failed'))
              : t('drafts.neverSeen')
          }
          onRetry={() => void refetch()}
        />
      )
    return (
      <div role="status">
        <span className="visually-hidden">{t('dashboard.loading')}</span>
        <div aria-hidden="true">
          <DashboardSkeleton />
        </div>
      </div>
    )
  }
  return (
    <>
      <SavedNote of="dashboard" address={dashboardAddress(days)} />
      <DashboardCards data={data} days={query.isPlaceholderData ? other(days) : days}>
        <Periods>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={days}
            aria-label={t('dashboard.period')}
            onChange={(_, chosen: Period | null) => chosen && setDays(chosen)}
          >
            {dashboardPeriods.map((period) => (
              <ToggleButton key={period} value={period}>
                {t('dashboard.lastDays', { count: Number(period) })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Periods>
      </DashboardCards>
    </>
  )
}

/** While a period is asked for, the other one's figures stay. */
const other = (days: Period): Period => (days === '30' ? '90' : '30')

interface DashboardCardsProps {
  data: Dashboard
  days: Period
  /** Chooses the period of the charts. */
  children: ReactNode
}

/** The answer holds only the figures that the roles may read. Cards with work for somebody come first. */
function DashboardCards({ data, days, children }: DashboardCardsProps) {
  const readsVendors = useMayRead(collections.vendors)
  const works = useMayWorkOnSome()
  const { needs, backup } = data
  return (
    <Cards>
      {data.overdueMails && <OverdueMailsCard {...data.overdueMails} />}
      {backup && isBackupWarning(backup) && <BackupCard {...backup} />}
      {data.retention && <RetentionCard {...data.retention} />}
      {works && <NeedCard name="mine" need={needs.mine} />}
      {needs.overdue.counts.length > 0 && (
        <>
          <NeedCard name="overdue" need={needs.overdue} />
          <NeedCard name="fresh" need={needs.fresh} />
        </>
      )}
      {readsVendors && <ExpiringCard expiring={data.expiring} expiringCount={data.expiringCount} />}
      {data.submissions.length > 0 && (
        <Charts>
          {children}
          <OverTimeChart submissions={data.submissions} days={days} />
        </Charts>
      )}
      {data.speed && <SpeedCard speed={data.speed} />}
      <ActivityCard activity={data.activity} />
      {data.completeness.length > 0 && <CompletenessCard completeness={data.completeness} />}
      {backup && !isBackupWarning(backup) && <BackupLine {...backup} />}
    </Cards>
  )
}
