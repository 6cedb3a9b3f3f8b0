import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { routeTo } from '../collections/route-to.ts'
import { stateTones, type Tone } from '../collections/state-tones.ts'
import { collectionEntry } from './collection-links.ts'
import { Card, QuietLink, Rows } from './dashboard-parts.ts'
import { stateText } from './state-text.ts'

const toneColors: Record<Tone, string> = {
  new: colors.teal,
  open: colors.blue,
  good: colors.deep,
  bad: colors.danger,
  warning: colors.amber,
}

const stateColor = (state: string) => {
  const tone = stateTones[state]
  return tone === undefined ? colors.steel : toneColors[tone]
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > b': theme.typography.h3,
}))

/** The states' shares of the whole. */
const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  blockSize: 8,
  marginBlock: '8px 12px',
  borderRadius: radius,
  overflow: 'clip',
  backgroundColor: colors.line,
  '& > i': { minInlineSize: 4 },
})

const States = styled(Rows)({
  '& > li': { paddingBlock: 7, alignItems: 'center' },
  '& > li > i': { inlineSize: 12, blockSize: 12, borderRadius: radius },
  '& > li > b': { marginInlineStart: 'auto' },
  '& > li[data-none]': { color: colors.inkSoft },
  '& > li[data-none] > i': { visibility: 'hidden' },
})

/** The progress with one kind of submission: the total, a bar of the shares of each state, and the same in words. */
export function ByStateCard({ collection, byState }: Dashboard['submissions'][number]) {
  const { t } = useTranslation('admin')
  const total = byState.reduce((sum, { count }) => sum + count, 0)
  const title = t(`dashboard.submitted.${collection}`)
  const id = `dashboard-${collection}`
  return (
    <Card data-span="2" aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <QuietLink to={routeTo(collectionEntry(collection)?.path ?? '/admin/')}>
            {title}
          </QuietLink>
        </h2>
        <b>{formatWholeNumber(total)}</b>
      </Head>
      <Bar aria-hidden="true">
        {byState
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <i key={state} style={{ flexGrow: count, backgroundColor: stateColor(state) }} />
          ))}
      </Bar>
      <States aria-label={title}>
        {byState.map(({ state, count }) => (
          <li key={state} data-none={count === 0 || undefined}>
            <i style={{ backgroundColor: stateColor(state) }} />
            <span>{stateText(t, state)}</span>
            <b>{formatWholeNumber(count)}</b>
          </li>
        ))}
      </States>
    </Card>
  )
}
