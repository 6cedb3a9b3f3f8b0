import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { CompanyTabs } from './company-tabs.tsx'
import { HomeCards } from './home-cards.tsx'
import { TabsGrid } from './tab-parts.ts'
import { TabsSkeleton } from './tabs-skeleton.tsx'

/** Mission, vision and history beside the cards (TAB-1, TAB-4). */
export function TabsSection() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.tabsStatistics(useApi())))
  return (
    <Section id="tabs" title={t('tabs.title')}>
      <TabsGrid>
        {state.kind === 'loaded' && <CompanyTabs record={state.items[0]} />}
        {state.kind === 'loading' && <TabsSkeleton />}
        {state.kind === 'empty' && <SectionNotice kind="empty" text={t('state.empty')} />}
        {state.kind === 'error' && (
          <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
        )}
        <HomeCards />
      </TabsGrid>
    </Section>
  )
}
