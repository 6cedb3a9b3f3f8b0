import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { ClientsCarousel } from './clients-carousel.tsx'
import { ClientsSkeleton } from './clients-skeleton.tsx'

/** An answer with another status than 200 counts as 'no clients' (CLIENT-4). */
function answeredBadly(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'server'
}

/** The carousel of the clients' logos (CLIENT-1). */
export function ClientsSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.clients(useApi())))
  return (
    <Section id="clients" ground="white" title={t('clients.title')}>
      {state.kind === 'loading' && <ClientsSkeleton />}
      {state.kind === 'empty' && <SectionNotice kind="empty" text={t('clients.empty')} />}
      {state.kind === 'error' &&
        (answeredBadly(state.error) ? (
          <SectionNotice kind="empty" text={t('clients.empty')} onRetry={state.retry} />
        ) : (
          <SectionNotice kind="error" text={t('clients.error')} onRetry={state.retry} />
        ))}
      {state.kind === 'loaded' && (
        <ClientsCarousel key={state.items.map(({ id }) => id).join()} clients={state.items} />
      )}
    </Section>
  )
}
