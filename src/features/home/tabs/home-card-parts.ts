import { styled } from '@mui/material/styles'
import { colors, radius } from '#src/theme/tokens.ts'

/** The two looks of a card (TAB-3). */
export type CardLook = 'client-care' | 'core-values'

const looks = {
  'client-care': {
    backgroundColor: colors.band,
    color: colors.onDark,
    '--soft': colors.onDarkSoft,
    '--mark': colors.tealBright,
    '--rule': colors.onDarkLine,
  },
  'core-values': {
    backgroundColor: colors.surface,
    color: colors.ink,
    boxShadow: `inset 0 0 0 1px ${colors.line}`,
    '--soft': colors.inkSoft,
    '--mark': colors.teal,
    '--rule': colors.line,
  },
} as const

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
}))

export const CardBox = styled('article', { shouldForwardProp: (name) => name !== 'look' })<{
  look: CardLook
}>(({ theme, look }) => ({
  ...looks[look],
  borderRadius: radius,
  padding: 24,
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, marginBlockStart: 8, color: 'var(--soft)' },
  '& p, & li': { textWrap: 'pretty' },
  '& ul': {
    ...theme.typography.body1,
    listStyle: 'none',
    margin: 0,
    marginBlockStart: 16,
    padding: 0,
  },
  '& li': {
    position: 'relative',
    paddingBlock: 10,
    paddingInlineStart: 28,
    borderBlockStart: '1px solid var(--rule)',
  },
  // A blade of the impeller, as in the lists of 'about us'.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(10px + 0.85em - 5px)',
    inlineSize: 15,
    blockSize: 10,
    backgroundColor: 'var(--mark)',
    borderStartStartRadius: '100% 90%',
    borderEndEndRadius: '100% 90%',
  },
  [theme.breakpoints.up('xl')]: { padding: 32 },
}))
