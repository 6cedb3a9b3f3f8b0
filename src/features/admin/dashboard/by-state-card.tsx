import { styled } from '@mui/material/styles'
import { PieChart } from '@mui/x-charts/PieChart'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { collectionEntry } from './collection-links.ts'
import { Card, QuietLink, Rows } from './dashboard-parts.ts'
import { stateColors } from './submission-colors.ts'
import { stateText } from './state-text.ts'

const Ring = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: 148,
  blockSize: 148,
  margin: '4px auto 12px',
  '& > b': {
    ...theme.typography.h3,
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
}))

const States = styled(Rows)({
  '& > li': { paddingBlock: 7, alignItems: 'center' },
  '& > li > i': {
    inlineSize: 12,
    blockSize: 12,
    borderRadius: 2,
    border: `1px solid ${colors.steel}`,
  },
  '& > li > b': { marginInlineStart: 'auto' },
  '& > li[data-none]': { color: colors.inkSoft },
})

/** How far staff have come with one kind of submission: a ring, and its figures beside it in words. */
export function ByStateCard({ collection, byState }: Dashboard['submissions'][number]) {
  const { t } = useTranslation('admin')
  const total = byState.reduce((sum, { count }) => sum + count, 0)
  const states = byState.map((each, at) => ({
    ...each,
    text: stateText(t, each.state),
    color: stateColors[at % stateColors.length] ?? colors.steel,
  }))
  const title = t(`dashboard.submitted.${collection}`)
  const id = `dashboard-${collection}`
  return (
    <Card data-span="2" aria-labelledby={id}>
      <h2 id={id}>
        <QuietLink to={collectionEntry(collection)?.path ?? '/admin'}>{title}</QuietLink>
      </h2>
      <Ring aria-hidden="true">
        <PieChart
          width={148}
          height={148}
          margin={0}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          series={[
            {
              innerRadius: 50,
              outerRadius: 74,
              data:
                total === 0
                  ? [{ id: 'none', value: 1, label: t('dashboard.nothingYet'), color: colors.line }]
                  : states
                      .filter(({ count }) => count > 0)
                      .map(({ state, count, text, color }) => ({
                        id: state,
                        value: count,
                        label: text,
                        color,
                      })),
              valueFormatter: ({ value }) => formatWholeNumber(total === 0 ? 0 : value),
            },
          ]}
        />
        <b>{formatWholeNumber(total)}</b>
      </Ring>
      <States aria-label={title}>
        {states.map(({ state, count, text, color }) => (
          <li key={state} data-none={count === 0 || undefined}>
            <i style={{ backgroundColor: color }} />
            <span>{text}</span>
            <b>{formatWholeNumber(count)}</b>
          </li>
        ))}
      </States>
    </Card>
  )
}
