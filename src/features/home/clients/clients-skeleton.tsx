import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { clientsGap, logosPerView } from './client-row.ts'

const Row = styled('div')({
  display: 'grid',
  gap: clientsGap,
  blockSize: 112,
  marginBlockEnd: 60,
  overflow: 'hidden',
  ...Object.fromEntries(
    logosPerView.map(({ from, logos }) => [
      `@media (min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${logos}, 1fr)`,
        [`& > :nth-of-type(n + ${logos + 1})`]: { display: 'none' },
      },
    ]),
  ),
})

/** The row's shape while the logos load: as many as the screen will show. */
export function ClientsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <Row aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={112} />
        ))}
      </Row>
    </div>
  )
}
