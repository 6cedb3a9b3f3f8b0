import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'
import type { ModelFact } from './use-model-words.ts'

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: '16px 24px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '24px 32px',
  },
  '@media print': { gridTemplateColumns: 'repeat(5, 1fr)', gap: '2mm 4mm' },
  '& > div': { borderInlineStart: `2px solid ${colors.teal}`, paddingInlineStart: 12 },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}))

/** A line may break behind a slash, as that of 'r/min', but not behind this one. */
const wholeSlash = '/\u2060'

/** Facts side by side, each with its name above it. */
export function FactsList({ facts }: { facts: readonly ModelFact[] }) {
  return (
    <List>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text.replaceAll('/', wholeSlash)}</bdi>
          </dd>
        </div>
      ))}
    </List>
  )
}
