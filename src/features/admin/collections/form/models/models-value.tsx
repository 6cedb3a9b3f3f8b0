import { useTranslation } from 'react-i18next'
import { type Difference, modelDifferences } from './model-differences.ts'
import { modelsIn } from './model-form.ts'
import { useTargetName } from './use-target-name.ts'

/** Lines: whoever needs more of them looks into the form. */
const most = 12

/** Lists the differences of a list of models from another one, a line each. */
export function ModelsValue({ value, other }: { value: unknown; other: unknown }) {
  const { t } = useTranslation('admin')
  const lines = modelDifferences(modelsIn(value), modelsIn(other))
  if (lines.length === 0) return t('collections.conflict.empty')
  return (
    <>
      {lines.slice(0, most).map((difference, index) => (
        <span key={index} style={{ display: 'block' }}>
          <DifferenceLine difference={difference} />
        </span>
      ))}
      {lines.length > most && t('fields.fan.more', { count: lines.length - most })}
    </>
  )
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const { t } = useTranslation('admin')
  const nameOf = useTargetName()
  if (difference.kind === 'order')
    return <bdi>{difference.models.map(({ code }) => code).join(t('collections.comma'))}</bdi>
  const { model } = difference
  if (difference.kind === 'only')
    return (
      <>
        <bdi dir="auto">{model.code}</bdi>:{' '}
        {difference.isHere
          ? t('fields.fan.points', { count: model.curve.length })
          : t('fields.fan.gone')}
      </>
    )
  const { target, point, text } = difference
  const name = nameOf(target)
  return (
    <>
      <bdi dir="auto">{model.code}</bdi> ·{' '}
      {point === undefined ? name : t('fields.fan.cell', { number: point, name })}:{' '}
      <bdi dir="auto">{text || t('collections.conflict.empty')}</bdi>
    </>
  )
}
