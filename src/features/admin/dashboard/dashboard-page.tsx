import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Dashboard, dashboardPeriods } from '#contract/admin/dashboard.ts'
import { collections } from '#contract/collections/collections.ts'
import { useApi } from '#src/api/api-context.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { useMayRead } from '../permissions.ts'
import { usePageTitle } from '../layout/page-title.tsx'
import { ActivityCard } from './activity-card.tsx'
import { ByStateCard } from './by-state-card.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { Cards, Stack, Trio } from './dashboard-parts.ts'
import { dashboardAddress, dashboardQuery, type Period } from './dashboard-query.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ExpiringCard } from './expiring-card.tsx'
import { OverdueMailsCard } from './overdue-mails-card.tsx'
import { OverTimeChart } from './over-time-chart.tsx'

const Periods = styled('div')({ marginBlockEnd: 16 })

/** The dashboard at `/admin/`: what came in, what waits, what is not translated, what changed (ADMIN-7). */
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
      <DashboardCards data={data} days={query.isPlaceholderData ? other(days) : days} />
    </>
  )
}

/** While a period is asked for, the other one's figures stay. */
const other = (days: Period): Period => (days === '30' ? '90' : '30')

/** The answer holds only the figures that the roles may read. */
function DashboardCards({ data, days }: { data: Dashboard; days: Period }) {
  const readsVendors = useMayRead(collections.vendors)
  return (
    <Cards>
      {data.overdueMails && <OverdueMailsCard {...data.overdueMails} />}
      {data.submissions.length > 0 && <OverTimeChart submissions={data.submissions} days={days} />}
      <Trio>
        {data.submissions.map((each) => (
          <ByStateCard key={each.collection} {...each} />
        ))}
      </Trio>
      <Stack>
        {readsVendors && (
          <ExpiringCard expiring={data.expiring} expiringCount={data.expiringCount} />
        )}
        <ActivityCard activity={data.activity} />
      </Stack>
      {data.completeness.length > 0 && <CompletenessCard completeness={data.completeness} />}
    </Cards>
  )
}
