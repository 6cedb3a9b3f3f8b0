import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { FormColumns, FormColumnTitle } from '#src/ui/form-columns.ts'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { PageColumn } from '#src/ui/page-column.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { useVacancies } from './use-vacancies.ts'
import { VacanciesList } from './vacancies-list.tsx'
import { VacanciesSkeleton } from './vacancies-skeleton.tsx'

/** A sentence of the company's opens the page, larger than its name. */
const Opening = styled(PageColumn)(({ theme }) => ({
  paddingBlock: '32px 40px',
  '& > h1': { ...theme.typography.h4, margin: 0, color: colors.teal },
  '& > p': {
    ...theme.typography.h1,
    margin: 0,
    marginBlockStart: 8,
    maxInlineSize: '19em',
    fontSize: 'clamp(1.7rem, 1.2rem + 2vw, 2.9rem)',
    textWrap: 'balance',
  },
  [theme.breakpoints.up('md')]: { paddingBlock: '72px 80px' },
}))

interface CareersPageProps {
  /** The way to apply for the vacancy that the address names; without one, in general. */
  application: ReactNode
}

/** `/Careers`: the vacancies, then the way to apply (VACANCY-1, VACANCY-2). */
export function CareersPage({ application }: CareersPageProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const { useHash, go } = useNavigation()
  const { state, slug, named, chosen } = useVacancies()
  const place = useHash()
  const present = chosen?.slug ?? slug
  const presentPlace = named(place)?.slug ?? place
  useEffect(() => {
    if (present === slug && presentPlace === place) return
    // A former address gives way to the present one. The server, which leads on too, is not told the place.
    const search = new URLSearchParams(location.search)
    if (present) search.set('vacancy', present)
    go(addressOf({ to: '/Careers', search: Object.fromEntries(search), hash: presentPlace }), {
      replace: true,
    })
  }, [go, present, slug, presentPlace, place])
  return (
    <>
      <PageHead
        title={`${t('nav.careers')} | ${company}`}
        description={t('careers.lead')}
        trail={[{ name: t('nav.careers'), path: '/Careers' }]}
        vacancies={state.kind === 'loaded' ? state.items : []}
      />
      <Opening>
        <h1>{t('nav.careers')}</h1>
        <p>{t('careers.lead')}</p>
      </Opening>
      <FormColumns>
        <section aria-labelledby="vacancies">
          <FormColumnTitle id="vacancies">{t('careers.vacancies')}</FormColumnTitle>
          <SectionContent
            state={state}
            skeleton={<VacanciesSkeleton />}
            emptyText={t('careers.empty')}
          >
            {(jobs) => <VacanciesList jobs={jobs} chosen={chosen} />}
          </SectionContent>
        </section>
        {application}
      </FormColumns>
    </>
  )
}
