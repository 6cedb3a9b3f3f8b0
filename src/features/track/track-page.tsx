import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { Section } from '#src/ui/section.tsx'
import { Tracking } from './tracking.tsx'

/** `/track`: the state of what a visitor has sent, by its reference number. */
export function TrackPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const reference = useReference()
  return (
    <>
      <PageHead title={`${t('nav.track')} | ${company}`} description={t('track.lead')} />
      <PageOpening title={t('track.title')} lead={t('track.lead')} />
      <Section id="track" goesOn>
        <Tracking key={reference} reference={reference} />
      </Section>
    </>
  )
}

/** The reference number of the address. The server renders the page once for all its queries. */
function useReference(): string | undefined {
  const { reference } = useNavigation().useSearch()
  return import.meta.env.SSR ? undefined : reference?.slice(0, 20).toUpperCase()
}
