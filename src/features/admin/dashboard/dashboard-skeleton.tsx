import Skeleton from '@mui/material/Skeleton'
import { Card, Cards } from './dashboard-parts.ts'

const card = (height: number) => <Skeleton variant="rectangular" height={height} />

/** The shape of the dashboard while its figures are asked for. */
export function DashboardSkeleton() {
  return (
    <Cards>
      {[0, 1, 2, 3].map((at) => (
        <Card key={at} data-span="3">
          {card(240)}
        </Card>
      ))}
      <Card>{card(360)}</Card>
    </Cards>
  )
}
