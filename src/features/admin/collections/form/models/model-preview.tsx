import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readNumber, readPercent } from '#contract/read-numbers.ts'
import { CurveChart } from '#src/ui/fans/curve-chart.tsx'
import { efficiencyOfPoint, type ModelTexts } from './model-form.ts'

const figureOf = (text: string | undefined) => readNumber(text ?? '') ?? NaN

/** The points of a model that have airflow and pressure, with what efficiency they have. */
function drawnPoints({ curve }: ModelTexts) {
  return curve
    .map((point) => ({
      x: figureOf(point[0]),
      y: figureOf(point[1]),
      efficiency: readPercent(point[3] ?? '') ?? efficiencyOfPoint(point) ?? NaN,
    }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
    .toSorted((one, other) => one.x - other.x)
}

interface ModelPreviewProps {
  models: readonly ModelTexts[]
  /** Its place among them. */
  opened: number
  nameOf: (index: number) => string
  onOpen: (index: number) => void
}

/** The curve of a model as it is typed, before those of its neighbours in the list (MODEL-11). */
export function ModelPreview({ models, opened, nameOf, onOpen }: ModelPreviewProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const curves = useMemo(() => models.map(drawnPoints), [models])
  const front = curves[opened] ?? []
  if (front.length < 2) return <p>{t('fields.fan.previewNone')}</p>
  // Those next to it show whether it is plausible; of larger ones it would be a stroke at the edge.
  const near = [opened - 1, opened, opened + 1].filter((index) => (curves[index]?.length ?? 0) > 1)
  const labelled = near.map((index) => ({
    index,
    // Two may be called the same while they are typed.
    label: index === opened ? nameOf(index) : `${nameOf(index)}${'\u200b'.repeat(index + 1)}`,
    points: curves[index] ?? [],
  }))
  const hasEfficiency = front.every(({ efficiency }) => Number.isFinite(efficiency))
  return (
    <CurveChart
      title={t('fields.fan.preview')}
      curves={labelled}
      chosen={nameOf(opened)}
      x={{ label: t('translation:products.airflow'), unit: t('translation:unit.airflow') }}
      y={{ label: t('translation:products.pressure'), unit: t('translation:unit.pressure') }}
      second={
        hasEfficiency
          ? {
              axis: { label: t('fields.fan.efficiency'), unit: '%' },
              points: front.map(({ x, efficiency }) => ({ x, y: efficiency })),
            }
          : undefined
      }
      onChoose={(label) => {
        const found = labelled.find((curve) => curve.label === label)
        if (found) onOpen(found.index)
      }}
    />
  )
}
