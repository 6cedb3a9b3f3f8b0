import type { TFunction } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#src/i18n/format-number.ts'
import { Unbroken } from '#src/ui/unbroken.ts'
import {
  type ChartAxis,
  type ChartCurve,
  type ChartFigures,
  type ChartPoint,
  drawableCurves,
  stallEnd,
  type SecondCurve,
} from './chart-data.ts'
import { ChartLegend } from './chart-legend.tsx'
import { chartScales } from './chart-scales.ts'
import {
  AxisNames,
  ChartFigure,
  ChartTitle,
  LowerAxisName,
  PlotFrame,
  Reading,
} from './chart-styles.ts'
import { CurvePlot } from './curve-plot.tsx'
import { CurveTable } from './curve-table.tsx'
import { useReading } from './use-reading.ts'

interface CurveChartProps {
  /** Names the chart. */
  title: string
  /** Without a curve that can be drawn there is no chart. */
  curves: readonly ChartCurve[]
  /** The label of the curve in front. */
  chosen: string | undefined
  /** Along the drawing: airflow. */
  x: ChartAxis
  /** Up the drawing: pressure. */
  y: ChartAxis
  /** A curve of the one in front with an axis of its own, such as efficiency; a point for each of its points. */
  second?: SecondCurve | undefined
  /** More figures of each of its points, such as sound. */
  figures?: readonly ChartFigures[]
  /** The resistance of the system (`systemLineThrough`). */
  systemLine?: readonly ChartPoint[]
  /** The working point: the system line meets the curve there. */
  point?: ChartPoint | undefined
  /** The duty point that was asked for. */
  asked?: ChartPoint | undefined
  /** The curves in the table: that in front, which is the rule, or all; none where another table has them. */
  tabled?: 'chosen' | 'all' | 'none'
  /** Stands in the line of the reading until a point is read; how to read one, unless it says otherwise. */
  hint?: string
  /** Fields that change the drawing; they stand between it and its table. */
  controls?: ReactNode
  /** Told the label of a curve that was pressed. */
  onChoose?: (label: string) => void
}

const named = ({ label, unit }: Pick<ChartAxis, 'label' | 'unit'>) => `${label} (${unit})`

/** A percent sign stands at its figure, as everywhere on the site. */
const withUnit = (figure: string, unit: string) =>
  unit === '%' ? `${figure}%` : `${figure} ${unit}`

interface ReadFigure {
  label: string
  text: string
}

/** @returns the figures of one point, each with its unit */
function figuresAt(
  place: number,
  curve: ChartCurve | undefined,
  { x, y, second, figures = [] }: CurveChartProps,
): ReadFigure[] {
  const point = curve?.points[place]
  if (point === undefined) return []
  const told = [
    { ...x, value: point.x },
    { ...y, value: point.y },
    ...(second ? [{ ...second.axis, value: second.points[place]?.y }] : []),
    ...figures.map((entry) => ({ ...entry, value: entry.values[place] })),
  ]
  return told.flatMap(({ label, unit, value }) =>
    value === undefined ? [] : [{ label, text: withUnit(formatNumber(value), unit) }],
  )
}

const noLine: readonly ChartPoint[] = []

/** All that is drawn, by its looks. */
const legendOf = (
  t: TFunction,
  { second, systemLine = [], point, asked }: CurveChartProps,
  front: ChartCurve | undefined,
  stall: number | undefined,
) =>
  [
    { look: 'chosen', text: front?.label },
    { look: 'second', text: front && second?.axis.label },
    { look: 'stall', text: stall === undefined ? undefined : t('chart.stall') },
    { look: 'system', text: systemLine.length > 0 ? t('chart.systemLine') : undefined },
    { look: 'working', text: point && t('chart.workingPoint') },
    { look: 'asked', text: asked && t('chart.askedPoint') },
  ] as const

/**
 * A family of curves as SVG, made from data (CURVE-1): the one in front strong, the others behind it, its values read by
 * pointing or by keys, and told in a table below.
 *
 * The drawing runs from left to right in Arabic too: airflow grows to the right in every catalogue and test report that
 * an engineer compares it with, and the right arrow key means more airflow in both languages. The text around it
 * follows the page. The reading is a slider, the role whose value screen readers tell at each step by themselves.
 */
export function CurveChart(props: CurveChartProps) {
  const { title, chosen, x, y, second, figures = [], systemLine = noLine, point, asked } = props
  const { t } = useTranslation()
  // The same at each reading, so that the names of the curves are placed once.
  const curves = useMemo(() => drawableCurves(props.curves), [props.curves])
  const front = curves.find(({ label }) => label === chosen)
  const stall = stallEnd(front, x)
  const scales = useMemo(() => {
    const marks = [point, asked].filter((mark) => mark !== undefined)
    return chartScales({ x, y }, curves, marks, front && second)
  }, [x, y, curves, point, asked, front, second])
  const { reading, place, handlers } = useReading(front, scales.x)
  if (curves.length === 0) return null
  const read = figuresAt(place, front, props)
  const sliding = front && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': t('chart.points', { curve: front.label }),
    'aria-valuemin': 1,
    'aria-valuemax': front.points.length,
    'aria-valuenow': place + 1,
    'aria-valuetext': read.map(({ label, text }) => `${label} ${text}`).join(', '),
    ...handlers,
  }
  return (
    <ChartFigure>
      <ChartTitle>{title}</ChartTitle>
      {front && (
        <Reading>
          {reading === undefined ? (
            (props.hint ?? t('chart.hint'))
          ) : (
            <>
              <b>{front.label}</b>
              {read.map(({ label, text }) => (
                <Unbroken key={label}>{text}</Unbroken>
              ))}
            </>
          )}
        </Reading>
      )}
      <AxisNames dir="ltr">
        <bdi>{named(y)}</bdi>
        {front && second && <bdi>{named(second.axis)}</bdi>}
      </AxisNames>
      <PlotFrame dir="ltr" data-second={front && second ? '' : undefined} {...sliding}>
        <CurvePlot
          curves={curves}
          chosen={front}
          second={front && second}
          systemLine={systemLine}
          point={point}
          asked={asked}
          stall={stall}
          reading={reading}
          scales={scales}
          onChoose={props.onChoose}
        />
      </PlotFrame>
      <LowerAxisName dir="ltr">
        <bdi>{named(x)}</bdi>
      </LowerAxisName>
      <ChartLegend entries={legendOf(t, props, front, stall)} />
      {props.controls}
      {props.tabled !== 'none' && (
        <CurveTable
          caption={title}
          curves={front && props.tabled !== 'all' ? [front] : withFirst(front, curves)}
          x={x}
          y={y}
          second={front && second}
          figures={front ? figures : []}
        />
      )}
    </ChartFigure>
  )
}

const withFirst = (first: ChartCurve | undefined, curves: readonly ChartCurve[]) =>
  first ? [first, ...curves.filter((curve) => curve !== first)] : curves
