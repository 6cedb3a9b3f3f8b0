import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { DriverCard } from './driver-card.tsx'
import { DriverGrid } from './driver-grid.ts'
import { DriversSkeleton } from './drivers-skeleton.tsx'

/** The numbered cards of the services (DRIVER-1 to DRIVER-4). */
export function DriversSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.drivers(useApi())))
  return (
    <Section id="drivers" title={t('drivers.title')}>
      {state.kind === 'loading' && <DriversSkeleton />}
      {state.kind === 'empty' && <SectionNotice kind="empty" text={t('drivers.empty')} />}
      {state.kind === 'error' && (
        <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
      )}
      {state.kind === 'loaded' && (
        <DriverGrid>
          {state.items.map((driver, index) => (
            <DriverCard key={driver.id} driver={driver} index={index} />
          ))}
        </DriverGrid>
      )}
    </Section>
  )
}
