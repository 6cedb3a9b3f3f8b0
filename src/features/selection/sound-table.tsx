import { useTranslation } from 'react-i18next'
import { octaveBands } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { FigureTable } from '#src/ui/fans/chart-styles.ts'
import { soundBands, type WorkingPoint } from './working-point.ts'

/** Sound power of one working point in the octave bands, and together. */
export function SoundTable({ point }: { point: WorkingPoint }) {
  const { t } = useTranslation()
  const caption = t('selection.bands')
  const levels = soundBands(point)
  return (
    <FigureTable tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-name="">
              {t('selection.value.hertzAxis')}
            </th>
            {octaveBands.map((band) => (
              <th key={band} scope="col">
                {formatNumber(band)}
              </th>
            ))}
            <th scope="col">A</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('selection.unitOf.sound')}</th>
            {octaveBands.map((band, index) => (
              <td key={band}>{Math.round(levels[index] ?? 0)}</td>
            ))}
            <td>
              <b>{Math.round(point.sound)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </FigureTable>
  )
}
