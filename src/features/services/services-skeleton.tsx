import Skeleton from '@mui/material/Skeleton'
import { ServiceGrid } from './service-grid.ts'

export function ServicesSkeleton() {
  return (
    <ServiceGrid>
      {[0, 1].map((index) => (
        <li key={index}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '3 / 2', blockSize: 'auto' }} />
          <Skeleton width="45%" height={48} />
          <Skeleton />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </li>
      ))}
    </ServiceGrid>
  )
}
