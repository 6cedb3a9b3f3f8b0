import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { CardBox, CardGrid } from './home-card-parts.ts'
import { HomeCardView } from './home-card-view.tsx'

function CardsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <CardGrid aria-hidden="true">
        {[0, 1].map((place) => (
          <CardBox key={place} look="core-values">
            <Skeleton width="62%" height={36} />
            <Skeleton />
            <Skeleton width="84%" sx={{ marginBlockEnd: 2 }} />
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} height={48} />
            ))}
          </CardBox>
        ))}
      </CardGrid>
    </div>
  )
}

/** The cards beside the tabs: a call of their own, so that one may fail without the other. */
export function HomeCards() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.cardsStatistics(useApi())))
  if (state.kind === 'loading') return <CardsSkeleton />
  if (state.kind === 'empty') return <SectionNotice kind="empty" text={t('tabs.cardsEmpty')} />
  if (state.kind === 'error') {
    return (
      <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
    )
  }
  return (
    <CardGrid>
      {state.items.map((card) => (
        <HomeCardView key={card.id} card={card} />
      ))}
    </CardGrid>
  )
}
