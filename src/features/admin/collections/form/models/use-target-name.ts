import { useTranslation } from 'react-i18next'
import { octaveBands } from '#contract/fans/fan-model.ts'
import type { AdminText } from '../../column.ts'
import type { Target } from './headings.ts'
import { pointFigures } from './model-form.ts'

/** The name of a column or field of a model, with its unit. */
export function targetName(t: AdminText, target: Target): string {
  if ('measure' in target) return t('fields.fan.measure', { measure: target.measure })
  if ('number' in target) return t(`fields.fan.names.${target.number}`)
  if ('word' in target) return t(`fields.fan.names.${target.word}`)
  const figure = pointFigures[target.column]
  if (figure) return t(`fields.fan.names.${figure}`)
  return t('fields.fan.band', { band: octaveBands[target.column - pointFigures.length] })
}

export function useTargetName(): (target: Target) => string {
  const { t } = useTranslation(['admin', 'translation'])
  return (target) => targetName(t, target)
}
