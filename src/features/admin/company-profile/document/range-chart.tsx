import { Line as Stroke, Rect, Svg, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Range } from '#contract/collections/visitor-record.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** Points of the chart, of a row in it, and beside it: the last figure below it is wider than its line. */
const chart = { width: 346, row: 22, beside: 22 }
/** Points from the top of a row, and of its height. */
const bar = { top: 3, height: 8 }

/** The powers of ten that all ranges lie between. */
function decadesOf(ranges: Range[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...ranges.map(({ minimum }) => minimum))))
  const last = Math.ceil(Math.log10(Math.max(...ranges.map(({ maximum }) => maximum))))
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, at) => first + at)
}

/** Airflow of every fan on one logarithmic scale, which runs from left to right in every language. */
export function RangeChart({ profile }: { profile: Profile }) {
  const { direction, t, content } = profile
  const shown = content.products.filter(({ airflow }) => airflow.minimum > 0 && airflow.maximum > 0)
  if (shown.length < 2) return null
  const decades = decadesOf(shown.map(({ airflow }) => airflow))
  const step = chart.width / (decades.length - 1)
  return (
    <View wrap={false} style={{ marginBottom: 18 }}>
      {shown.map(({ id, title, airflow }) => (
        <Row key={id} direction={direction} style={{ columnGap: 14, height: chart.row }}>
          <View style={{ flexGrow: 1, flexBasis: 0 }}>
            <Line direction={direction} style={styles.soft}>
              {title}
            </Line>
          </View>
          <View style={{ width: chart.width, marginHorizontal: chart.beside }}>
            <Bar range={airflow} decades={decades} />
          </View>
        </Row>
      ))}
      <Row direction={direction} style={{ columnGap: 14, marginTop: 4 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Line direction={direction} style={styles.small}>
            {`${t('translation:products.airflow')} (${t('translation:unit.airflow')})`}
          </Line>
        </View>
        <View
          style={{
            flexDirection: 'row',
            width: chart.width + step,
            marginHorizontal: chart.beside - step / 2,
          }}
        >
          {decades.map((decade) => (
            <View key={decade} style={{ width: step }}>
              <Line direction="ltr" align="center" style={styles.small}>
                {formatNumber(10 ** decade)}
              </Line>
            </View>
          ))}
        </View>
      </Row>
    </View>
  )
}

function Bar({ range, decades }: { range: Range; decades: number[] }) {
  const [first = 0] = decades
  const step = chart.width / (decades.length - 1)
  const placeOf = (value: number) => step * (Math.log10(value) - first)
  const begins = placeOf(range.minimum)
  return (
    <Svg width={chart.width} height={chart.row} viewBox={`0 0 ${chart.width} ${chart.row}`}>
      {decades.map((decade, at) => (
        <Stroke
          key={decade}
          x1={at * step}
          x2={at * step}
          y1={0}
          y2={chart.row}
          stroke={lightColors.line}
          strokeWidth={0.5}
        />
      ))}
      <Rect
        x={begins}
        y={bar.top}
        width={Math.max(2, placeOf(range.maximum) - begins)}
        height={bar.height}
        fill={lightColors.teal}
      />
    </Svg>
  )
}
