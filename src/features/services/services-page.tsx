import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { servicesQuery } from '#src/api/section-queries.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServicesSkeleton } from './services-skeleton.tsx'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

/** `/services`: each service with its associated services below it (spec section 2; decisions 12). */
export function ServicesPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const state = sectionState(useQuery(servicesQuery(useApi())))
  return (
    <>
      <PageHead
        title={`${t('nav.services')} | ${company}`}
        description={t('services.lead')}
        trail={[{ name: t('nav.services'), path: '/services' }]}
        picture={state.kind === 'loaded' ? state.items[0] : undefined}
      />
      <PageBanner title={t('nav.services')} lead={t('services.lead')} />
      <Section id="services">
        <SectionContent
          state={state}
          skeleton={<ServicesSkeleton />}
          emptyText={t('services.empty')}
        >
          {(services) => (
            <List>
              {services.map((service, index) => (
                <li key={service.id}>
                  <ServiceRow service={service} urgent={index === 0} />
                </li>
              ))}
            </List>
          )}
        </SectionContent>
      </Section>
    </>
  )
}
