import Skeleton from '@mui/material/Skeleton'
import { Card, CardBody, CardGrid } from './card-grid.ts'
import { lastRow } from './last-row.ts'

/** @param ratio the shape of the cards' pictures, as CSS `aspect-ratio` */
export function CardsSkeleton({ count, ratio }: { count: number; ratio: string }) {
  return (
    <CardGrid {...lastRow(count)}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, blockSize: 'auto' }} />
          <CardBody>
            <Skeleton width="40%" />
            <Skeleton width="85%" height={32} />
            <Skeleton width="60%" />
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  )
}
