import Skeleton from '@mui/material/Skeleton'
import { ServiceGrid } from './service-grid.ts'

export function ServicesSkeleton() {
  return (
    <ServiceGrid>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '3 / 2', blockSize: 'auto' }} />
      <div>
        <Skeleton width="45%" height={48} />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    </ServiceGrid>
  )
}
