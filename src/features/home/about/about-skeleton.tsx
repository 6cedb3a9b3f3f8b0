import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { AboutGrid, AboutLists, AboutPlate } from './about-grid.ts'

/** The section's own shape while its record is on the way. */
export function AboutSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <AboutGrid aria-hidden="true">
        <div>
          {['100%', '96%', '99%', '92%', '60%'].map((width) => (
            <Skeleton key={width} width={width} height={34} />
          ))}
          <Skeleton variant="rounded" width={180} height={52} sx={{ marginBlockStart: 4 }} />
        </div>
        <AboutPlate>
          <Skeleton variant="rounded" sx={{ blockSize: 'auto', minBlockSize: 280 }} />
        </AboutPlate>
        <AboutLists>
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={240} />
        </AboutLists>
      </AboutGrid>
    </div>
  )
}
