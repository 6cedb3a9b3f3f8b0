import {
  Circle,
  ClipPath,
  Defs,
  G,
  Line,
  Path,
  Rect,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { lightColors } from '#brand/colors.ts'
import type { Direction } from '#contract/locale.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { type ChartPoint, drawableCurves, stallEnd } from '#src/ui/fans/chart-data.ts'
import { type ChartScales, chartScales } from '#src/ui/fans/chart-scales.ts'
import { curvePath } from '#src/ui/fans/curve-path.ts'
import { fittingLabels } from '#src/ui/fans/fitting-labels.ts'
import type { SheetChart } from '../sheet.ts'
import { PdfLine, reading } from './pdf-line.tsx'

/** Points. */
const width = 539
const height = 236
const plot = { near: 46, top: 8, far: 36, foot: 20 }
const room = { width: width - plot.near - plot.far, height: height - plot.top - plot.foot }

const letters = { fontSize: 7 }

const styles = StyleSheet.create({
  names: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 2 },
  name: { fontSize: 8, color: lightColors.inkSoft },
  legend: { flexWrap: 'wrap', columnGap: 16, marginTop: 2 },
  entry: { alignItems: 'center', columnGap: 5 },
})

const strokes = {
  other: { stroke: lightColors.steel, strokeWidth: 0.6 },
  chosen: { stroke: lightColors.teal, strokeWidth: 1.8 },
  second: { stroke: lightColors.blueDeep, strokeWidth: 1, strokeDasharray: '5 3' },
  stall: { fill: lightColors.dangerWash },
  system: { stroke: lightColors.amberDeep, strokeWidth: 1, strokeDasharray: '1.5 3' },
} as const

const placeX = (part: number) => plot.near + part * room.width
const placeY = (part: number) => plot.top + (1 - part) * room.height

function Grid({ x, y, second }: ChartScales) {
  const fitting = fittingLabels(
    x.ticks
      .toReversed()
      .map((tick) => ({ key: String(tick), text: formatNumber(tick), x: x.place(tick), y: 0 })),
    { width: room.width * 1.6, height: room.height },
  )
  return (
    <G>
      {y.ticks.map((tick, index) => {
        const at = placeY(y.place(tick))
        const far = plot.near + room.width
        return (
          <G key={tick}>
            <Line
              x1={plot.near}
              x2={far}
              y1={at}
              y2={at}
              stroke={lightColors.line}
              strokeWidth={0.5}
            />
            <Text x={plot.near - 5} y={at + 2.5} style={letters} textAnchor="end">
              {formatNumber(tick)}
            </Text>
            {second && (
              <Text x={far + 5} y={at + 2.5} style={letters} fill={lightColors.blueDeep}>
                {formatNumber(second.ticks[index] ?? 0)}
              </Text>
            )}
          </G>
        )
      })}
      {x.ticks.map((tick) => {
        const at = placeX(x.place(tick))
        const foot = plot.top + room.height
        return (
          <G key={tick}>
            <Line
              x1={at}
              x2={at}
              y1={plot.top}
              y2={foot}
              stroke={lightColors.line}
              strokeWidth={0.5}
            />
            {fitting.has(String(tick)) && (
              <Text x={at} y={foot + 12} style={letters} textAnchor="middle">
                {formatNumber(tick)}
              </Text>
            )}
          </G>
        )
      })}
    </G>
  )
}

/** Keeps to the drawing what runs out of it. */
function Inside({ children }: { children: ReactNode }) {
  return (
    <>
      <Defs>
        <ClipPath id="plot">
          <Rect x={plot.near} y={plot.top} width={room.width} height={room.height} />
        </ClipPath>
      </Defs>
      <G clipPath="url(#plot)">{children}</G>
    </>
  )
}

function Legend({
  chart,
  stall,
  direction,
}: {
  chart: SheetChart
  stall: number | undefined
  direction: Direction
}) {
  const { names, chosen, second, systemLine = [], point, asked } = chart
  const across = { flexDirection: reading[direction] }
  const entries = [
    { text: chosen, mark: <Line x1="0" x2="20" y1="4" y2="4" {...strokes.chosen} /> },
    { text: second?.axis.label, mark: <Line x1="0" x2="20" y1="4" y2="4" {...strokes.second} /> },
    {
      text: stall === undefined ? undefined : names.stall,
      mark: <Rect x="0" y="0" width="20" height="8" {...strokes.stall} />,
    },
    {
      text: systemLine.length > 0 ? names.system : undefined,
      mark: <Line x1="0" x2="20" y1="4" y2="4" {...strokes.system} />,
    },
    {
      text: point && names.point,
      mark: <Circle cx="10" cy="4" r="3" fill={lightColors.amberDeep} />,
    },
    {
      text: asked && names.asked,
      mark: <Circle cx="10" cy="4" r="3" stroke={lightColors.amberDeep} strokeWidth={1} />,
    },
  ]
  return (
    <View style={[styles.legend, across]}>
      {entries.map(
        ({ text, mark }) =>
          text !== undefined && (
            <View key={text} style={[styles.entry, across]}>
              <Svg width="20" height="8" viewBox="0 0 20 8">
                {mark}
              </Svg>
              <PdfLine text={text} direction={direction} style={styles.name} />
            </View>
          ),
      )}
    </View>
  )
}

/** The curves of a chart on paper; airflow runs from left to right in both languages, as on the screen. */
export function SheetChartView({ chart, direction }: { chart: SheetChart; direction: Direction }) {
  const { chosen, second, systemLine = [], point, asked } = chart
  const curves = drawableCurves(chart.curves)
  const front = curves.find(({ label }) => label === chosen)
  const stall = stallEnd(front, chart.x)
  const marks = [point, asked].filter((mark) => mark !== undefined)
  const scales = chartScales(chart, curves, marks, front && second)
  const { x, y } = scales
  const pathOf = (points: readonly ChartPoint[], scale = y) =>
    curvePath(points.map((one) => ({ x: placeX(x.place(one.x)), y: placeY(scale.place(one.y)) })))
  const at = (one: ChartPoint) => ({ cx: placeX(x.place(one.x)), cy: placeY(y.place(one.y)) })
  const named = ({ label, unit }: { label: string; unit: string }) => `${label} (${unit})`
  return (
    <View wrap={false}>
      <View style={styles.names}>
        <PdfLine text={named(chart.y)} direction="ltr" style={styles.name} />
        {front && second && (
          <PdfLine text={named(second.axis)} direction="rtl" style={styles.name} />
        )}
      </View>
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {stall !== undefined && (
          <Rect
            x={plot.near}
            y={plot.top}
            width={x.place(stall) * room.width}
            height={room.height}
            {...strokes.stall}
          />
        )}
        <Grid {...scales} />
        <Inside>
          {curves
            .filter((curve) => curve !== front)
            .map((curve) => (
              <Path key={curve.label} d={pathOf(curve.points)} {...strokes.other} />
            ))}
          {systemLine.length > 0 && <Path d={pathOf(systemLine)} {...strokes.system} />}
          {front && second && scales.second && (
            <Path d={pathOf(second.points, scales.second)} {...strokes.second} />
          )}
          {front && <Path d={pathOf(front.points)} {...strokes.chosen} />}
        </Inside>
        {asked && <Circle r={5} {...at(asked)} stroke={lightColors.amberDeep} strokeWidth={1.2} />}
        {point && <Circle r={3.5} {...at(point)} fill={lightColors.amberDeep} />}
      </Svg>
      <PdfLine text={named(chart.x)} direction="rtl" style={styles.name} />
      <Legend chart={chart} stall={stall} direction={direction} />
    </View>
  )
}
