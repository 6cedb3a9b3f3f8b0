import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modelOnMains, testedFrequency } from '#contract/fans/fan-laws.ts'
import type { CurvePoint, FanModel, SupplyFrequency } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { ChartAxis, ChartCurve } from '#src/ui/fans/chart-data.ts'
import { CurveChart } from '#src/ui/fans/curve-chart.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { ScreenOnly } from '#src/ui/screen-only.ts'
import { useModelWords } from './use-model-words.ts'
import { loudness, roundFigure } from './model-figures.ts'

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gap: 56 },
  '@media print': { display: 'block' },
}))

const seconds = ['efficiency', 'power', 'loudness'] as const
type Second = (typeof seconds)[number]

const valueOf: Record<Second, (point: CurvePoint) => number> = {
  efficiency: ({ efficiency }) => roundFigure(efficiency),
  power: ({ power }) => roundFigure(power),
  loudness,
}

/** The pressure of a model over airflow, in figures that a person reads. */
export function pressureCurve({ code, diameter, curve }: FanModel): ChartCurve {
  return {
    label: code,
    short: formatNumber(diameter),
    points: curve.map(({ airflow, pressure }) => ({
      x: Math.round(airflow),
      y: roundFigure(pressure),
    })),
  }
}

/** The axes and further curves that a chart of a model has. */
export function useChartWords() {
  const { t } = useTranslation()
  const x: ChartAxis = { label: t('products.airflow'), unit: t('unit.airflow') }
  const y: ChartAxis = { label: t('fan.staticPressure'), unit: t('unit.pressure') }
  const seconds: Record<Second, { label: string; unit: string }> = {
    efficiency: { label: t('fan.efficiency'), unit: '%' },
    power: { label: t('fan.shaftPower'), unit: t('unit.power') },
    loudness: { label: t('fan.soundPower'), unit: t('fan.unit.weightedSound') },
  }
  return { x, y, seconds }
}

/** The points of one further curve of a model. */
export const secondPoints = ({ curve }: FanModel, second: Second) =>
  curve.map((point) => ({ x: Math.round(point.airflow), y: valueOf[second](point) }))

/** The mains that a model can be shown on; belts and variable speed drives give it any speed on each. */
const mainsOf = ({ drive, supply }: FanModel) => (drive === 'direct' ? supply : [])

const Controls = styled(ScreenOnly)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 40,
  marginBlockStart: 20,
})

/** The chosen size with efficiency, power or sound, on one of its mains (SIZE-2, SIZE-7). */
function ChosenChart({ model }: { model: FanModel }) {
  const { t } = useTranslation()
  const words = useChartWords()
  const { speedOn } = useModelWords()
  const [second, setSecond] = useState<Second>('efficiency')
  const tested = testedFrequency(model)
  const mains = mainsOf(model)
  const [asked, setAsked] = useState<SupplyFrequency>(tested)
  const frequency = mains.includes(asked) ? asked : tested
  const shown = useMemo(
    () => (frequency === tested ? model : modelOnMains(model, frequency)),
    [model, frequency, tested],
  )
  const curves = useMemo(() => [pressureCurve(shown)], [shown])
  const others = seconds.filter((name) => name !== second)
  return (
    <CurveChart
      title={t(frequency === tested ? 'fan.curveOf' : 'fan.curveOn', {
        code: model.code,
        speed: speedOn(shown, frequency),
      })}
      curves={curves}
      chosen={model.code}
      x={words.x}
      y={words.y}
      second={{ axis: words.seconds[second], points: secondPoints(shown, second) }}
      figures={others.map((name) => ({
        ...words.seconds[name],
        values: shown.curve.map(valueOf[name]),
      }))}
      controls={
        <Controls>
          {mains.length > 1 && (
            <ChoiceChips
              label={t('fan.supply')}
              type="radio"
              options={mains.map((one) => ({
                code: String(one),
                label: `${one} ${t('fan.unit.frequency')}`,
              }))}
              chosen={[String(frequency)]}
              onChoose={(code) => setAsked(code === '60' ? 60 : 50)}
              errorText={undefined}
            />
          )}
          <ChoiceChips
            label={t('fan.second')}
            type="radio"
            options={seconds.map((code) => ({ code, label: words.seconds[code].label }))}
            chosen={[second]}
            onChoose={setSecond}
            errorText={undefined}
          />
        </Controls>
      }
    />
  )
}

interface SizeChartsProps {
  models: readonly FanModel[]
  chosen: FanModel
  onChoose: (code: string) => void
}

/** The range in one chart, as it was tested, and the chosen size in another (SIZE-2). */
export function SizeCharts({ models, chosen, onChoose }: SizeChartsProps) {
  const { t } = useTranslation()
  const words = useChartWords()
  const curves = useMemo(() => models.map(pressureCurve), [models])
  return (
    <Charts>
      {models.length > 1 && (
        <CurveChart
          title={t('fan.range')}
          hint={t('fan.rangeHint')}
          tabled="none"
          curves={curves}
          chosen={chosen.code}
          x={{ ...words.x, scale: 'log' }}
          y={{ ...words.y, scale: 'log' }}
          onChoose={onChoose}
        />
      )}
      <ChosenChart model={chosen} />
    </Charts>
  )
}
