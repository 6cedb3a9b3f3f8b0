import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { DriverCell, DriverGrid, DriverPicture } from './driver-grid.ts'

/** Cards shown while the services load (DRIVER-2). */
const skeletonCards = 4

export function DriversSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <DriverGrid aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, index) => (
          <DriverCell key={index}>
            <Skeleton width={28} height={24} />
            <DriverPicture>
              <Skeleton variant="rounded" width="70%" height="80%" />
            </DriverPicture>
            <Skeleton width="62%" height={36} />
            <Skeleton width="100%" />
            <Skeleton width="84%" />
          </DriverCell>
        ))}
      </DriverGrid>
    </div>
  )
}
