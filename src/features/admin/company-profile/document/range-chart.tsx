import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** Points of the chart and of the names beside it. */
const chart = { width: 346, row: 22 }

/** The last figure below the chart is wider than its line. */
const place = { width: chart.width, marginHorizontal: 22 }

/** Airflow of every fan on one logarithmic scale, which figures always run from left to right on. */
export function RangeChart({ profile }: { profile: Profile }) {
  const { direction, t, content } = profile
  const shown = content.products.filter(({ airflow }) => airflow.minimum > 0 && airflow.maximum > 0)
  if (shown.length < 2) return null
  const first = Math.floor(Math.log10(Math.min(...shown.map(({ airflow }) => airflow.minimum))))
  const last = Math.ceil(Math.log10(Math.max(...shown.map(({ airflow }) => airflow.maximum))))
  const decades = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const placeOf = (value: number) =>
    (chart.width * (Math.log10(value) - first)) / Math.max(1, last - first)
  return (
    <View wrap={false} style={{ marginBottom: 18 }}>
      {shown.map(({ id, title, airflow }) => (
        <Row
          key={id}
          direction={direction}
          style={{ columnGap: 14, height: chart.row, alignItems: 'center' }}
        >
          <View style={{ flexGrow: 1, flexBasis: 0 }}>
            <Line direction={direction} style={styles.soft}>
              {title}
            </Line>
          </View>
          <View style={{ ...place, height: chart.row }}>
            {decades.map((decade) => (
              <View
                key={decade}
                style={{
                  position: 'absolute',
                  left: placeOf(10 ** decade),
                  top: 0,
                  width: 0.5,
                  height: chart.row,
                  backgroundColor: lightColors.line,
                }}
              />
            ))}
            <View
              style={{
                position: 'absolute',
                left: placeOf(airflow.minimum),
                top: 3,
                height: 8,
                width: Math.max(2, placeOf(airflow.maximum) - placeOf(airflow.minimum)),
                backgroundColor: lightColors.teal,
              }}
            />
          </View>
        </Row>
      ))}
      <Row direction={direction} style={{ columnGap: 14, marginTop: 4 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Line direction={direction} style={styles.small}>
            {`${t('translation:products.airflow')}, ${t('translation:unit.airflow')}`}
          </Line>
        </View>
        <View style={{ ...place, height: 12 }}>
          {decades.map((decade) => (
            <View
              key={decade}
              style={{ position: 'absolute', left: placeOf(10 ** decade) - 30, width: 60 }}
            >
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
