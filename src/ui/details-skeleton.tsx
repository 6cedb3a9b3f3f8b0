import Skeleton from '@mui/material/Skeleton'
import { PageColumn } from './page-column.ts'

/** A page of one record while it loads: its heading, its picture, its text. */
export function DetailsSkeleton() {
  return (
    <PageColumn sx={{ paddingBlock: 8 }}>
      <Skeleton width="60%" height={72} />
      <Skeleton width="40%" />
      <Skeleton
        variant="rectangular"
        sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlock: 4 }}
      />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </PageColumn>
  )
}
