import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { blowsFree, type FanModel } from '#contract/fans/fan-model.ts'
import { mostPressure } from '#contract/fans/stall.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { FigureTable } from '#src/ui/fans/chart-styles.ts'
import { columnRooms } from '#src/ui/fans/decimal-rooms.ts'
import { figureText, loudness, mostAirflow, outletVelocity, ratedPoint } from './model-figures.ts'

/** Pixels beside a code, so that it is easily pressed. */
const codePadding = 12

const Table = styled(FigureTable)(({ theme }) => ({
  '& thead th': { lineHeight: 1.35, whiteSpace: 'normal' },
  // As many figures as there is room for.
  [theme.breakpoints.down('md')]: {
    '& table': theme.typography.caption,
    '& th, & td': { paddingInline: 6 },
    // The heads have lines enough without a row that is mostly empty.
    '& thead th:nth-of-type(n+5)': { minInlineSize: '5.5em' },
  },
  // The code stays in view while the figures go by.
  '& th[scope=row], & thead th[data-name]': {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: colors.surface,
    paddingInlineStart: 0,
  },
  // Above the codes, which have as much room before them.
  '& thead th[data-name]': { paddingInlineStart: codePadding },
  '& tr[aria-current] > *': { backgroundColor: colors.tealWash },
  '& tbody > tr:hover > *': { backgroundColor: colors.headWash },
  '& tbody > tr[aria-current]:hover > *': { backgroundColor: colors.tealWash },
  '& button': {
    font: 'inherit',
    fontWeight: 700,
    minBlockSize: touchTarget,
    paddingInline: codePadding,
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
}))

const thrustText = ({ thrust }: FanModel) => (thrust === undefined ? '' : figureText(thrust))

/** The figures of a size in the order of the headings. */
function figuresOf(model: FanModel, isFree: boolean): string[] {
  const best = ratedPoint(model)
  return [
    figureText(mostAirflow(model)),
    isFree ? thrustText(model) : figureText(mostPressure(model.curve)),
    formatNumber(model.motorPower),
    formatNumber(model.diameter),
    formatNumber(model.speed),
    isFree ? figureText(outletVelocity(model)) : best ? figureText(best.efficiency) : '',
    best ? String(loudness(best)) : '',
    figureText(model.weight),
  ]
}

interface SizesTableProps {
  models: readonly FanModel[]
  chosen: FanModel
  onChoose: (code: string) => void
}

/** Every size in a row; pressed, it is the chosen one (SIZE-3). */
export function SizesTable({ models, chosen, onChoose }: SizesTableProps) {
  const { t } = useTranslation()
  const isFree = models.some(blowsFree)
  // A phone shows the first of them beside the codes: a fan is looked for by what it reaches.
  const heads = [
    [t('fan.mostAirflow'), t('unit.airflow')],
    isFree ? [t('fan.thrust'), t('fan.unit.thrust')] : [t('fan.mostPressure'), t('unit.pressure')],
    [t('products.power'), t('unit.power')],
    [t('fan.diameter'), t('unit.size')],
    [t('fan.speed'), t('fan.unit.speed')],
    isFree ? [t('fan.outletVelocity'), t('fan.unit.velocity')] : [t('fan.bestEfficiency'), '%'],
    [t(isFree ? 'fan.soundPower' : 'fan.loudness'), t('fan.unit.weightedSound')],
    [t('fan.weight'), t('fan.unit.weight')],
  ]
  const rows = models.map((model) => ({ model, figures: figuresOf(model, isFree) }))
  const rooms = columnRooms(rows.map(({ figures }) => figures))
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
          {rows.map(({ model, figures }) => (
            <tr key={model.code} aria-current={model === chosen || undefined}>
              <th scope="row" data-code={model.code}>
                <button type="button" onClick={() => onChoose(model.code)}>
                  <bdi>{model.code}</bdi>
                </button>
              </th>
              {figures.map((figure, column) => (
                <td key={heads[column]?.[0]} data-room={rooms(figures, column)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  )
}
