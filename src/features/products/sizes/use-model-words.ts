import { useTranslation } from 'react-i18next'
import { testedFrequency } from '#contract/fans/fan-laws.ts'
import {
  blowsFree,
  type CurvePoint,
  type FanModel,
  type SupplyFrequency,
} from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { figureText, loudness, outletVelocity, ratedPoint } from './model-figures.ts'

export interface ModelFact {
  label: string
  text: string
}

/** The facts of a model in words, for the page and for its sheet. */
export function useModelWords() {
  const { t } = useTranslation()

  const speedText = ({ speed, speeds }: FanModel) =>
    speeds.minimum === speeds.maximum
      ? `${formatNumber(speed)} ${t('fan.unit.speed')}`
      : `${formatNumber(speeds.minimum)} – ${formatNumber(speeds.maximum)} ${t('fan.unit.speed')}`

  /** The speed of a model, and the mains that make it where the motor alone turns the fan. */
  const speedOn = ({ speed, drive }: FanModel, mains: SupplyFrequency) => {
    const turns = `${formatNumber(speed)} ${t('fan.unit.speed')}`
    return drive === 'direct' ? `${turns} (${mains} ${t('fan.unit.frequency')})` : turns
  }

  /** The speed of its test. */
  const testedText = (model: FanModel) => speedOn(model, testedFrequency(model))

  const ratingOf = (model: FanModel, best: CurvePoint): ModelFact[] =>
    model.thrust === undefined
      ? [{ label: t('fan.bestEfficiency'), text: `${figureText(best.efficiency)}%` }]
      : [
          { label: t('fan.thrust'), text: `${figureText(model.thrust)} ${t('fan.unit.thrust')}` },
          {
            label: t('fan.outletVelocity'),
            text: `${figureText(outletVelocity(model))} ${t('fan.unit.velocity')}`,
          },
        ]

  const factsOf = (model: FanModel): ModelFact[] => {
    const best = ratedPoint(model)
    return [
      { label: t('fan.diameter'), text: `${formatNumber(model.diameter)} ${t('unit.size')}` },
      { label: t('fan.speed'), text: speedText(model) },
      { label: t('fan.drive'), text: t(`fan.drives.${model.drive}`) },
      { label: t('products.power'), text: `${formatNumber(model.motorPower)} ${t('unit.power')}` },
      {
        label: t('fan.supply'),
        text: `${model.supply.join(' / ')} ${t('fan.unit.frequency')}`,
      },
      {
        label: t('fan.temperatureClass'),
        text: t(`fan.temperatureClasses.${model.temperatureClass}`),
      },
      { label: t('fan.weight'), text: `${figureText(model.weight)} ${t('fan.unit.weight')}` },
      ...(best
        ? [
            ...ratingOf(model, best),
            {
              label: t(blowsFree(model) ? 'fan.soundPower' : 'fan.loudness'),
              text: `${loudness(best)} ${t('fan.unit.weightedSound')}`,
            },
          ]
        : []),
    ]
  }

  return { speedText, speedOn, testedText, factsOf }
}
