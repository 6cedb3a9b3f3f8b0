import { memo } from 'react'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { ChartCurve, ChartPoint, SecondCurve } from './chart-data.ts'
import type { ChartScales } from './chart-scales.ts'
import { type PlacedName, placeNames } from './curve-names.ts'
import { curvePath } from './curve-path.ts'
import { fittingLabels, type PlacedLabel } from './fitting-labels.ts'

/** Pixels of the drawing on the narrowest phone, and from the width on that has room for more. */
const rooms = { narrow: { width: 240, height: 264 }, wide: { width: 470, height: 364 } }

/** The sizes between which a narrow and a wide drawing stretches. */
const stretches = [
  { height: rooms.narrow.height, widths: [220, 320, 480] },
  { height: rooms.wide.height, widths: [470, 700, 1000] },
]
/** Pixels behind the drawing that a name may reach, where no second axis has its figures. */
const behind = 22

/** The part of the drawing that its lines are drawn in; how wide it is on the screen does not matter to them. */
const side = 1000

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** @returns `{}` for a label that fits on a phone, a mark for one that takes a wide chart, undefined for one that never fits */
function roomFor(labels: readonly PlacedLabel[]) {
  const [narrow, wide] = [rooms.narrow, rooms.wide].map((room) => fittingLabels(labels, room))
  return (key: string) => {
    if (narrow?.has(key)) return {}
    return wide?.has(key) ? { 'data-wide': '' } : undefined
  }
}

function Grid({ scales: { x, y, second } }: { scales: ChartScales }) {
  const fits = roomFor(
    [...x.ticks]
      .reverse()
      .map((tick) => ({ key: String(tick), text: formatNumber(tick), x: x.place(tick), y: 0 })),
  )
  return (
    <>
      {y.ticks.map((tick, index) => {
        const level = percent(1 - y.place(tick))
        return (
          <g key={tick}>
            <line
              className={index === 0 ? 'axis' : 'grid'}
              x1="0"
              x2="100%"
              y1={level}
              y2={level}
            />
            <text className="tick" x="0" y={level} dx="-8" dy="0.35em" textAnchor="end">
              {formatNumber(tick)}
            </text>
            {second && (
              <text className="second-tick" x="100%" y={level} dx="8" dy="0.35em">
                {formatNumber(second.ticks[index] ?? 0)}
              </text>
            )}
          </g>
        )
      })}
      {x.ticks.map((tick, index) => {
        const place = percent(x.place(tick))
        const room = fits(String(tick))
        return (
          <g key={tick}>
            <line
              className={index === 0 ? 'axis' : 'grid'}
              y1="0"
              y2="100%"
              x1={place}
              x2={place}
            />
            {room && (
              <text className="tick" x={place} y="100%" dy="20" textAnchor="middle" {...room}>
                {formatNumber(tick)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

interface CurvePlotProps {
  curves: readonly ChartCurve[]
  /** The curve in front. */
  chosen: ChartCurve | undefined
  second: SecondCurve | undefined
  systemLine: readonly ChartPoint[]
  point: ChartPoint | undefined
  asked: ChartPoint | undefined
  /** Where the stall of the curve in front ends, on the axis of x. */
  stall: number | undefined
  /** The place of the point of the curve in front that is read. */
  reading: number | undefined
  scales: ChartScales
  onChoose: ((label: string) => void) | undefined
}

type DrawnLines = Pick<CurvePlotProps, 'curves' | 'chosen' | 'second' | 'systemLine' | 'scales'>

/** All lines by the places of their points, the curve in front before the others. */
function linesOf({ curves, chosen, second, systemLine, scales }: DrawnLines) {
  const placesOf = (points: readonly ChartPoint[], y = scales.y) =>
    points.map((point) => ({ x: scales.x.place(point.x), y: 1 - y.place(point.y) }))
  const named = curves
    .toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
    .map(({ label, short = label, points }) => ({
      key: label,
      text: short,
      line: placesOf(points),
    }))
  return {
    named,
    further: [placesOf(systemLine), second ? placesOf(second.points, scales.second) : []],
  }
}

/** The names of the curves; where a wide chart has another place for one than a narrow one, it is there twice. */
const Names = memo((props: DrawnLines) => {
  const { named, further } = linesOf(props)
  const beyondEnd = props.second ? 0 : behind
  const [narrow, wide] = stretches.map(({ height, widths }) =>
    placeNames(
      named,
      further,
      widths.map((width) => ({ width, height, beyondEnd })),
    ),
  )
  return named.flatMap(({ key, text }) => {
    const [one, other] = [narrow, wide].map((names) => names?.find((name) => name.key === key))
    const look = key === props.chosen?.label ? 'name chosen-name' : 'name'
    const drawn = (name: PlacedName, width: object) => (
      <text
        key={`${key} ${JSON.stringify(width)}`}
        className={look}
        x={percent(name.at.x)}
        y={percent(name.at.y)}
        dx={name.dx}
        dy={name.dy}
        textAnchor={name.anchor}
        {...width}
      >
        {text}
      </text>
    )
    const isSame = one && other && spotText(one) === spotText(other)
    if (isSame) return [drawn(one, {})]
    return [
      ...(one ? [drawn(one, { 'data-narrow': '' })] : []),
      ...(other ? [drawn(other, { 'data-wide': '' })] : []),
    ]
  })
})

const spotText = ({ at, dx, dy, anchor }: PlacedName) => [at.x, at.y, dx, dy, anchor].join()

function Lines({ curves, chosen, second, systemLine, scales, onChoose }: CurvePlotProps) {
  const { x, y, second: secondScale } = scales
  const pathOf = (points: readonly ChartPoint[], scale = y) =>
    curvePath(
      points.map((point) => ({
        x: x.place(point.x) * side,
        y: (1 - scale.place(point.y)) * side,
      })),
    )
  return (
    <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      {curves
        .filter((curve) => curve !== chosen)
        .map((curve) => {
          const path = pathOf(curve.points)
          return (
            <g key={curve.label}>
              {onChoose && (
                <path className="press" d={path} onClick={() => onChoose(curve.label)}>
                  <title>{curve.label}</title>
                </path>
              )}
              <path className="other" d={path} pointerEvents="none" />
            </g>
          )
        })}
      {systemLine.length > 0 && <path className="system" d={pathOf(systemLine)} />}
      {second && secondScale && <path className="second" d={pathOf(second.points, secondScale)} />}
      {chosen && <path className="chosen" d={pathOf(chosen.points)} pointerEvents="none" />}
    </svg>
  )
}

/**
 * The drawing of a chart, for the eye alone. Lines stretch with it, while letters and points keep their size: the places
 * of these are percentages, so that the server's HTML is right at every width and on paper.
 */
export function CurvePlot(props: CurvePlotProps) {
  const { curves, chosen, second, systemLine, point, asked, stall, reading, scales } = props
  const { x, y } = scales
  const placeOf = (given: ChartPoint) => ({
    cx: percent(x.place(given.x)),
    cy: percent(1 - y.place(given.y)),
  })
  const isInside = (given: ChartPoint) => y.place(given.y) >= 0 && x.place(given.x) >= 0
  const read = reading === undefined ? undefined : chosen?.points[reading]
  return (
    <svg aria-hidden="true">
      {stall !== undefined && (
        <rect className="stall" width={percent(x.place(stall))} height="100%" />
      )}
      <Grid scales={scales} />
      <Lines {...props} />
      {chosen?.points.filter(isInside).map((tested) => (
        <circle key={tested.x} className="tested" r="3" {...placeOf(tested)} />
      ))}
      {read && isInside(read) && (
        <>
          <line
            className="reading"
            x1={percent(x.place(read.x))}
            x2={percent(x.place(read.x))}
            y1={percent(1 - y.place(read.y))}
            y2="100%"
          />
          <circle className="read" r="6" {...placeOf(read)} />
        </>
      )}
      <Names {...{ curves, chosen, second, systemLine, scales }} />
      {asked && <circle className="asked" r="8" {...placeOf(asked)} />}
      {point && <circle className="working" r="6" {...placeOf(point)} />}
    </svg>
  )
}
