import type { ChartAxis, ChartCurve, ChartPoint, SecondCurve } from './chart-data.ts'
import { linearScale, logScale, type Scale } from './chart-scale.ts'

export interface ChartScales {
  x: Scale
  y: Scale
  /** Has as many steps as `y`. */
  second: Scale | undefined
}

/** On an axis of ratios a curve is told down to this part of its highest figure; the rest runs out of the drawing. */
const toldPart = { x: 0.2, y: 0.25 }

function axisScale(
  name: 'x' | 'y',
  { scale = 'linear' }: ChartAxis,
  curves: readonly ChartCurve[],
  marks: readonly ChartPoint[],
): Scale {
  const figures = marks.map((mark) => mark[name])
  if (scale === 'linear') {
    const all = curves.flatMap(({ points }) => points.map((point) => point[name]))
    return linearScale([...all, ...figures], name === 'x' ? 6 : 5)
  }
  const reaches = curves.flatMap(({ points }) => {
    const all = points.map((point) => point[name])
    const highest = Math.max(...all)
    return [highest, Math.max(Math.min(...all), highest * toldPart[name])]
  })
  return logScale([...reaches, ...figures])
}

/** The scales that hold all curves and marks of a chart. */
export function chartScales(
  axes: { x: ChartAxis; y: ChartAxis },
  curves: readonly ChartCurve[],
  marks: readonly ChartPoint[],
  second: SecondCurve | undefined,
): ChartScales {
  const y = axisScale('y', axes.y, curves, marks)
  return {
    x: axisScale('x', axes.x, curves, marks),
    y,
    second:
      second &&
      linearScale(
        second.points.map((point) => point.y),
        y.ticks.length - 1,
        { exactly: true },
      ),
  }
}
