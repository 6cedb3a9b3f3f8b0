import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** The inside of the section: paragraphs, and a part for each kind of factor. */
export const FactorBody = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  '& p': { margin: 0, color: colors.inkSoft },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}))

/** One kind of factor: its name and state, and beside or below them what can be done with it. */
export const FactorPart = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '& h3, & h4': {
    ...theme.typography.body1,
    margin: 0,
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
}))

/** Words at one end, actions at the other; on a narrow screen below each other. */
export const FactorRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  paddingBlock: 4,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/** The inside of the dialogs of this section. */
export const FactorForm = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  padding: 22,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
  '& p[role="status"]:empty': { display: 'none' },
}))

export const FactorActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
