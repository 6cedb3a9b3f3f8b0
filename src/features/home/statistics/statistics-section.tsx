import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Airflow } from './counter-grid.ts'
import { CountersSkeleton } from './counters-skeleton.tsx'
import { Counters } from './counters.tsx'

/** The four figures of the first record (COUNTER-1). */
export function StatisticsSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.statistics(useApi())))
  return (
    <Section id="statistics" ground="dark" title={t('statistics.title')}>
      <Airflow />
      {state.kind === 'loaded' && <Counters numbers={state.items[0]} />}
      {state.kind === 'loading' && <CountersSkeleton />}
      {state.kind === 'empty' && <SectionNotice kind="empty" text={t('state.empty')} />}
      {state.kind === 'error' && (
        <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
      )}
    </Section>
  )
}
