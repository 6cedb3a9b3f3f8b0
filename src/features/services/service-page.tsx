import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { Island } from '#src/hydration/island.tsx'
import { AddressedRecord } from '#src/ui/addressed-record.tsx'
import { DetailsSkeleton } from '#src/ui/details-skeleton.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { ServiceDetails } from './service-details.tsx'

interface ServicePageProps {
  slug: string
  /** Shown where no service has this slug. */
  missing: ReactNode
}

/** `/services/$slug` (SERVICE-1), read from the list, so that it also opens without a network. */
export function ServicePage({ slug, missing }: ServicePageProps) {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.services(useApi())))
  if (state.kind === 'empty') return missing
  return (
    <SectionContent state={state} skeleton={<DetailsSkeleton />} emptyText={t('services.empty')}>
      {(services) => (
        <AddressedRecord records={services} slug={slug} missing={missing}>
          {(service) => (
            <Island when="touched">
              <ServiceDetails
                service={service}
                others={services.filter((entry) => entry !== service)}
              />
            </Island>
          )}
        </AddressedRecord>
      )}
    </SectionContent>
  )
}
