import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** Columns of one width with their gap; fewer of them where large letters need more room. */
const columns = (count: number, least: string, gap: number) => ({
  columnGap: gap,
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, (100% - ${(count - 1) * gap}px) / ${count}), 1fr))`,
})

/** Four figures in a row where there is room, set apart by hairlines; two by two below that. */
export const CounterGrid = styled('dl')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  ...columns(2, '7rem', 24),
  rowGap: 40,
  margin: 0,
  [theme.breakpoints.up('md')]: { ...columns(2, '7rem', 40), rowGap: 56 },
  [theme.breakpoints.up('lg')]: columns(4, '10rem', 40),
}))

/** The label is the term, so it comes first in the HTML; the eye meets the figure first. */
export const CounterCell = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colors.onDarkLine}`,
})

export const CounterLabel = styled('dt')(({ theme }) => ({
  ...theme.typography.body1,
  // Not the softer tone: the airflow lines may run behind it.
  color: colors.onDark,
}))

export const CounterFigure = styled('dd')(({ theme }) => ({
  margin: 0,
  fontSize: '2.5rem',
  fontWeight: 600,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('sm')]: { fontSize: '3.25rem' },
  [theme.breakpoints.up('xl')]: { fontSize: '4.25rem' },
}))

/** Airflow lines along the foot of the band. */
export const Airflow = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 'min(240px, 60%)',
  pointerEvents: 'none',
  color: colors.tealBright,
  backgroundColor: 'currentColor',
  opacity: 0.24,
  maskImage: 'url(/icons/airflow.svg)',
  maskSize: 'cover',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
})
