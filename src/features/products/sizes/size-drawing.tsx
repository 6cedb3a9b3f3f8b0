import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DrawingMeasure, FanModel } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Unbroken } from '#src/ui/unbroken.ts'
import { drawFan, measureNames } from '../drawings/draw-fan.ts'
import { DrawingView } from '../drawings/drawing-view.tsx'
import type { FanForm } from '../fan-form.ts'

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', gap: 64 },
}))

const Paper = styled('div')({
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
})

const Measures = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 10,
    borderBlockStart: `1px solid ${colors.line}`,
    textAlign: 'start',
    '@media print': { paddingBlock: 2 },
  },
  '& tr:first-of-type > *': { borderBlockStart: 0 },
  '& th': { color: colors.tealDeep, inlineSize: '2.4em' },
  // As narrow as its figures, whose units are then below each other in both languages.
  '& td:last-of-type': {
    inlineSize: '1%',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    fontWeight: 600,
    'html[dir="rtl"] &': { textAlign: 'start' },
  },
}))

/** The measures of a size that its drawing shows, with what they are called. */
export function useMeasures(form: FanForm, { dimensions }: FanModel) {
  const { t } = useTranslation()
  return Object.entries(measureNames[form]).flatMap(([letter, name]) => {
    const length = dimensions[letter as DrawingMeasure]
    return length === undefined ? [] : [{ letter, name: t(`fan.measures.${name}`), length }]
  })
}

/** The drawing of a size with its measures (DRAW-1). */
export function SizeDrawing({ form, model }: { form: FanForm; model: FanModel }) {
  const { t } = useTranslation()
  const measures = useMeasures(form, model)
  const drawing = drawFan(form, model)
  return (
    <Beside>
      {drawing && (
        <Paper>
          <DrawingView drawing={drawing} />
        </Paper>
      )}
      <Measures aria-label={t('fan.measuresOf', { code: model.code })}>
        <tbody>
          {measures.map(({ letter, name, length }) => (
            <tr key={letter}>
              <th scope="row">{letter}</th>
              <td>{name}</td>
              <td>
                <Unbroken>
                  {formatNumber(length)} {t('unit.size')}
                </Unbroken>
              </td>
            </tr>
          ))}
        </tbody>
      </Measures>
    </Beside>
  )
}
