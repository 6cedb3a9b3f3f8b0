import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { FigureTable } from '#src/ui/fans/chart-styles.ts'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { colors } from '#src/theme/tokens.ts'
import { mostCompared } from './ask.ts'
import { modelFigures, pointFigures } from './figures.ts'
import { NearChart } from './near-chart.tsx'
import type { ShownSelection } from './shown-selection.ts'
import type { WorkingPoint } from './working-point.ts'

/** The id of the comparison's heading, for links to it. */
export const comparisonId = 'comparison'

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlockEnd: 32,
  padding: 16,
  minInlineSize: 0,
  '--behind': colors.surface,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  '& > *': { minInlineSize: 0 },
  '& h2': { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& > p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
  [theme.breakpoints.up('md')]: { padding: 24 },
}))

const Wide = styled(FigureTable)({
  '& th, & td': { textAlign: 'start', minInlineSize: 120 },
  '& thead th': { verticalAlign: 'middle' },
  '& thead td': { borderBlockStart: 0 },
  // The names of the rows stay in view while the columns scroll.
  '& th[scope=row]': {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: colors.surface,
    whiteSpace: 'normal',
    fontWeight: 400,
    color: colors.inkSoft,
  },
})

/** Each row is a figure, each column a model. */
function ComparisonTable({ points, shown }: ComparisonProps) {
  const { t } = useTranslation()
  const { ask, change } = shown
  const columns = points.map((point) => ({
    code: point.prepared.model.code,
    product: shown.products.get(point.prepared.slug)?.title ?? '',
    figures: [...pointFigures(t, point, shown), ...modelFigures(t, point, ask)],
  }))
  const rows = columns[0]?.figures ?? []
  return (
    <Wide tabIndex={0} role="group" aria-label={t('selection.comparison')}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ code, product }) => (
              <th key={code} scope="col">
                <bdi dir="ltr">{code}</bdi>
                <Action
                  look="icon"
                  type="button"
                  aria-label={t('selection.remove', { code })}
                  onClick={() => change({ compare: ask.compare.filter((other) => other !== code) })}
                >
                  <CloseIcon fontSize="small" />
                </Action>
                <small>{product}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map(({ code, figures }) => (
                <td key={code}>
                  <bdi>{figures[index]?.text}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

interface ComparisonProps {
  points: readonly WorkingPoint[]
  shown: ShownSelection
}

/** The chosen models side by side, from the second on (SELECT-12). */
export function Comparison({ shown }: { shown: ShownSelection }) {
  const { t } = useTranslation()
  const { ask, change, duty, selection } = shown
  if (ask.compare.length === 0) return null
  const points = ask.compare.flatMap(
    (code) => selection.found.find(({ prepared }) => prepared.model.code === code) ?? [],
  )
  const gone = ask.compare.filter(
    (code) => !points.some(({ prepared }) => prepared.model.code === code),
  )
  return (
    <Box aria-labelledby={comparisonId}>
      <h2 id={comparisonId} tabIndex={-1}>
        {t('selection.comparison')}
      </h2>
      {ask.compare.length === 1 && <p>{t('selection.compareHint')}</p>}
      {ask.compare.length === mostCompared && <p>{t('selection.compareFull')}</p>}
      {gone.length > 0 && <p>{t('selection.gone', { codes: gone.join(', ') })}</p>}
      {points.length > 0 && <ComparisonTable points={points} shown={shown} />}
      {points.length > 1 && (
        <NearChart points={points} duty={duty} ask={ask} title={t('selection.curves')} />
      )}
      <div>
        <Action type="button" look="outlined" onClick={() => change({ compare: [] })}>
          {t('selection.clear')}
        </Action>
      </div>
    </Box>
  )
}
