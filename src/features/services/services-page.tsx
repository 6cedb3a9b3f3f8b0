import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { Island } from '#src/hydration/island.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { ListAsk } from '#src/ui/list-ask.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { ServiceGrid } from './service-grid.ts'
import { ServiceItem } from './service-item.tsx'
import { ServicesIndex } from './services-index.tsx'
import { ServicesSkeleton } from './services-skeleton.tsx'

/** `/services`, each service with its associated services below it (SERVICE-1). */
export function ServicesPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  const state = sectionState(useQuery(sections.services(useApi())))
  return (
    <>
      <PageHead
        title={`${t('nav.services')} | ${company}`}
        description={t('services.lead')}
        trail={[{ name: t('nav.services'), path: '/services' }]}
        picture={state.kind === 'loaded' ? state.items[0] : undefined}
      />
      <PageOpening title={t('nav.services')} lead={t('services.lead')} />
      <Section id="services" goesOn>
        <SectionContent
          state={state}
          skeleton={<ServicesSkeleton />}
          emptyText={t('services.empty')}
        >
          {(services) => (
            <Island when="touched">
              <ServicesIndex services={services} />
              <ServiceGrid data-sections="">
                {services.map((service, index) => (
                  <ServiceItem
                    key={service.id}
                    service={service}
                    urgent={index === 0}
                    alone={index % 3 === 1 && index === services.length - 1}
                  />
                ))}
              </ServiceGrid>
            </Island>
          )}
        </SectionContent>
      </Section>
      <ListAsk chatNumber={chatNumber} />
    </>
  )
}
