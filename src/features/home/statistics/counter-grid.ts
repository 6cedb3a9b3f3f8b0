import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** Half of a row, or a quarter; more of it where large letters need it. */
const half = 'repeat(auto-fit, minmax(max(7rem, (100% - 24px) / 2), 1fr))'
const quarter = 'repeat(auto-fit, minmax(max(10rem, (100% - 120px) / 4), 1fr))'

/** Four figures in a row where there is room, set apart by hairlines; two by two below that. */
export const CounterGrid = styled('dl')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: half,
  columnGap: 24,
  rowGap: 40,
  margin: 0,
  [theme.breakpoints.up('md')]: { columnGap: 40, rowGap: 56 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: quarter },
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
