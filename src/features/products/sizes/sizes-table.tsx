import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { blowsFree, type FanModel } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { FigureTable } from '#src/ui/fans/chart-styles.ts'
import {
  bestPoint,
  figureText,
  loudness,
  mostAirflow,
  mostPressure,
  outletVelocity,
} from './model-figures.ts'

const Table = styled(FigureTable)({
  '& thead th': { lineHeight: 1.35 },
  // The code stays in view while the figures go by.
  '& th[scope=row], & thead th[data-name]': {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: colors.surface,
    paddingInlineStart: 0,
  },
  '& tr[aria-current] > *': { backgroundColor: colors.tealWash },
  '& tbody > tr:hover > *': { backgroundColor: colors.headWash },
  '& tbody > tr[aria-current]:hover > *': { backgroundColor: colors.tealWash },
  '& button': {
    font: 'inherit',
    fontWeight: 700,
    minBlockSize: touchTarget,
    paddingInline: 12,
    border: 0,
    background: 'none',
    color: colors.teal,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    cursor: 'pointer',
  },
  '& tr[aria-current] button': { color: colors.tealDeep, textDecoration: 'none' },
  '& tbody td, & tbody th': { paddingBlock: 2 },
  '@media print': {
    // Nothing on paper can be pressed, and the code is what a row is called.
    '& th[data-code]::before': { content: 'attr(data-code)' },
    '& th, & td': { paddingBlock: '3px !important', paddingInline: '4px !important' },
  },
})

const thrustText = ({ thrust }: FanModel) => (thrust === undefined ? '' : figureText(thrust))

interface SizesTableProps {
  models: readonly FanModel[]
  chosen: FanModel
  onChoose: (code: string) => void
}

/** Every size in a row; pressed, it is the chosen one (SIZE-3). */
export function SizesTable({ models, chosen, onChoose }: SizesTableProps) {
  const { t } = useTranslation()
  const isFree = models.some(blowsFree)
  const heads = [
    [t('fan.diameter'), t('unit.size')],
    [t('fan.speed'), t('fan.unit.speed')],
    [t('products.power'), t('unit.power')],
    [t('fan.mostAirflow'), t('unit.airflow')],
    isFree ? [t('fan.thrust'), t('fan.unit.thrust')] : [t('fan.mostPressure'), t('unit.pressure')],
    isFree ? [t('fan.outletVelocity'), t('fan.unit.velocity')] : [t('fan.bestEfficiency'), '%'],
    [t('fan.loudness'), t('fan.unit.weightedSound')],
    [t('fan.weight'), t('fan.unit.weight')],
  ]
  return (
    <Table tabIndex={0} role="group" aria-label={t('fan.sizes')}>
      <table>
        <thead>
          <tr>
            <th scope="col" data-name="">
              {t('fan.model')}
            </th>
            {heads.map(([label, unit]) => (
              <th key={label} scope="col">
                {label} <small>{unit}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map((model) => {
            const best = bestPoint(model)
            const figures = [
              formatNumber(model.diameter),
              formatNumber(model.speed),
              formatNumber(model.motorPower),
              figureText(mostAirflow(model)),
              isFree ? thrustText(model) : figureText(mostPressure(model)),
              isFree ? figureText(outletVelocity(model)) : best ? figureText(best.efficiency) : '',
              best ? String(loudness(best)) : '',
              figureText(model.weight),
            ]
            return (
              <tr key={model.code} aria-current={model === chosen || undefined}>
                <th scope="row" data-code={model.code}>
                  <button type="button" onClick={() => onChoose(model.code)}>
                    <bdi>{model.code}</bdi>
                  </button>
                </th>
                {figures.map((figure, index) => (
                  <td key={heads[index]?.[0]}>{figure}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Table>
  )
}
