import Skeleton from '@mui/material/Skeleton'
import { Card, Cards, Trio } from './dashboard-parts.ts'

const card = (height: number) => <Skeleton variant="rectangular" height={height} />

/** The shape of the dashboard while its figures are asked for. */
export function DashboardSkeleton() {
  return (
    <Cards>
      <Card>{card(360)}</Card>
      <Trio>
        <Card data-span="2">{card(220)}</Card>
        <Card data-span="2">{card(220)}</Card>
        <Card data-span="2">{card(220)}</Card>
      </Trio>
      <Card data-span="3">{card(320)}</Card>
      <Card data-span="3">{card(320)}</Card>
    </Cards>
  )
}
