import { formatNumber } from '#src/i18n/format-number.ts'
import type { ChartCurve, ChartPoint, SecondCurve } from './chart-data.ts'
import type { ChartScales } from './chart-scales.ts'
import { curvePath } from './curve-path.ts'
import { fittingLabels, type PlacedLabel } from './fitting-labels.ts'

/** Pixels of the drawing on the narrowest phone, and from the width on that has room for more. */
const rooms = { narrow: { width: 240, height: 264 }, wide: { width: 470, height: 364 } }

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

/** The part of the height above which a name would stand in that of the axis. */
const highestName = 0.05

/** @returns the names of curves at their beginnings, that of the one in front before the others' */
function curveNames(
  curves: readonly ChartCurve[],
  chosen: string | undefined,
  { x, y }: ChartScales,
): PlacedLabel[] {
  const isChosen = (curve: ChartCurve) => curve.label === chosen
  return curves
    .toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    .flatMap(({ label, short = label, points }) => {
      const [first] = points.filter((point) => x.place(point.x) >= 0)
      if (first === undefined) return []
      const place = {
        x: Math.min(0.94, x.place(first.x)),
        y: Math.max(highestName, 1 - y.place(first.y)),
      }
      return [{ key: label, text: short, ...place }]
    })
}

function Names({
  curves,
  chosen,
  scales,
}: {
  curves: readonly ChartCurve[]
  chosen: string | undefined
  scales: ChartScales
}) {
  const names = curveNames(curves, chosen, scales)
  const fits = roomFor(names)
  return names.map(({ key, text, x, y }) => {
    const room = fits(key)
    if (room === undefined) return null
    const look = key === chosen ? 'name chosen-name' : 'name'
    return (
      <text key={key} className={look} x={percent(x)} y={percent(y)} dx="2" dy="-8" {...room}>
        {text}
      </text>
    )
  })
}

export interface CurvePlotProps {
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
  const { curves, chosen, point, asked, stall, reading, scales } = props
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
      <Names curves={curves} chosen={chosen?.label} scales={scales} />
      {asked && <circle className="asked" r="8" {...placeOf(asked)} />}
      {point && <circle className="working" r="6" {...placeOf(point)} />}
    </svg>
  )
}
