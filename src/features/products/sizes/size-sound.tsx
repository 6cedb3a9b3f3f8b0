import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { blowsFree, type FanModel, octaveBands } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { figureText, loudness, ratedPoint, wholeLevel } from './model-figures.ts'

/** dB: the level at the foot of a bar, and at its greatest height. */
const shown = { from: 30, to: 120 }
/** Pixels of the highest bar. */
const highest = 180

const Bands = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& caption': { ...theme.typography.body2, textAlign: 'start', paddingBlockEnd: 12 },
  '& th': { fontWeight: 400, color: colors.inkSoft, paddingBlock: 6 },
  '& td': { padding: 0, verticalAlign: 'bottom', blockSize: 200 },
  // The bands stand under their bars.
  '& thead': { display: 'table-footer-group', borderBlockStart: `1px solid ${colors.steel}` },
  '& td > b': { display: 'block', paddingBlockEnd: 4, ...theme.typography.body2, fontWeight: 700 },
  '& td > i': {
    display: 'block',
    marginInline: 'auto',
    inlineSize: 'min(44px, 72%)',
    backgroundColor: colors.teal,
    borderStartStartRadius: radius,
    borderStartEndRadius: radius,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    // Grounds are not printed.
    '@media print': { border: `6px solid ${colors.teal}` },
  },
}))

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 64 },
}))

const Totals = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 16,
  alignContent: 'center',
  '& dt': { ...theme.typography.body2, color: colors.inkSoft },
  '& dd': { ...theme.typography.h3, margin: 0 },
}))

/** Sound power by octave bands where the fan runs best, and its sum (SIZE-4). */
export function SizeSound({ model }: { model: FanModel }) {
  const { t } = useTranslation()
  const best = ratedPoint(model)
  if (best === undefined) return null
  const heightOf = (level: number) =>
    Math.round((highest * Math.max(2, level - shown.from)) / (shown.to - shown.from))
  const point = t(blowsFree(model) ? 'fan.soundFree' : 'fan.soundAt', {
    airflow: figureText(best.airflow),
    pressure: figureText(best.pressure),
  })
  return (
    <Beside>
      {/* Low bands stand at the left end in both languages, as on every measuring device. */}
      <Bands dir="ltr">
        <caption dir="auto">{point}</caption>
        <thead>
          <tr>
            {octaveBands.map((band) => (
              <th key={band} scope="col">
                {formatNumber(band)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {best.sound.map((level, band) => (
              <td key={octaveBands[band]}>
                <b>{level}</b>
                <i style={{ blockSize: heightOf(level) }} />
              </td>
            ))}
          </tr>
        </tbody>
      </Bands>
      <Totals>
        <div>
          <dt>{t('fan.loudnessLong')}</dt>
          <dd>
            <bdi>
              {loudness(best)} {t('fan.unit.weightedSound')}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('fan.levelLong')}</dt>
          <dd>
            <bdi>
              {wholeLevel(best)} {t('fan.unit.sound')}
            </bdi>
          </dd>
        </div>
      </Totals>
    </Beside>
  )
}
