import Skeleton from '@mui/material/Skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { screenOnly } from '#src/theme/print-css.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { whenNear } from '#src/hydration/when-near.ts'
import type { PointChartProps } from './point-chart.tsx'

const PointChart = lazyPart<PointChartProps>(
  async () => (await import('./point-chart.tsx')).PointChart,
  MissingSection,
)

// As high as a chart with its title, its axes and its legend.
const place = <Skeleton variant="rectangular" height={540} sx={screenOnly} />

/** The chart of models at their points; its code is fetched once its place is near the screen. */
export function NearChart(props: PointChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(
    () => (box.current === null ? undefined : whenNear(box.current, () => setNear(true))),
    [],
  )
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={place}>
          <PointChart {...props} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}
