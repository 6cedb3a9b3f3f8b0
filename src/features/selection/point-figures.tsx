import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Unbroken } from '#src/ui/unbroken.ts'
import type { QuantityTexts } from './quantities.ts'
import type { WorkingPoint } from './working-point.ts'

export interface Figure {
  key: string
  label: string
  text: string
}

/** How a model works at its point, in the order in which an engineer asks. */
export function pointFigures(t: TFunction, point: WorkingPoint, texts: QuantityTexts): Figure[] {
  const { model } = point.prepared
  const figures = {
    working: texts.point(point),
    efficiency: texts.percent(point.efficiency),
    power: texts.power(point.power),
    motor: t('selection.value.motor', {
      power: texts.power(model.motorPower),
      reserve: texts.percent(point.reserve),
    }),
    sound: texts.sound(point.sound),
    specificPower: texts.specificPower(point.specificPower),
    speed: texts.speed(point.speed),
  }
  return named(t, figures)
}

/** What a model is, at whatever point. */
export function modelFigures(
  t: TFunction,
  { prepared: { model } }: WorkingPoint,
  texts: QuantityTexts,
): Figure[] {
  return named(t, {
    diameter: texts.length(model.diameter),
    drive: t(`selection.drive.${model.drive}`),
    supply: texts.frequencies(model.supply),
    class: t(`selection.class.${model.temperatureClass}`),
    weight: texts.weight(model.weight),
  })
}

type FigureName =
  | 'working'
  | 'efficiency'
  | 'power'
  | 'motor'
  | 'sound'
  | 'specificPower'
  | 'speed'
  | 'diameter'
  | 'drive'
  | 'supply'
  | 'class'
  | 'weight'

const named = (t: TFunction, figures: Partial<Record<FigureName, string>>): Figure[] =>
  // The keys of a literal are its own.
  (Object.entries(figures) as [FigureName, string][]).map(([key, text]) => ({
    key,
    label: t(`selection.figure.${key}`),
    text,
  }))

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: '12px 20px',
  '& dt': { color: colors.inkSoft, fontSize: '0.92em' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& > [data-wide]': { gridColumn: 'span 2' },
}))

/** Figures with their names, as many beside each other as there is room for. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ key, label, text }) => (
        <div key={key} data-wide={key === 'working' || key === 'motor' ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {text.split(' · ').map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <Unbroken>{part}</Unbroken>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </List>
  )
}

/** The same as a table of two columns, for paper. */
export function FigureRows({ figures, caption }: { figures: readonly Figure[]; caption: string }) {
  const { t } = useTranslation()
  return (
    <table>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('selection.fan')}</th>
          <th scope="col">{caption}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, label, text }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
