import { styled } from '@mui/material/styles'
import { colors, radius } from '#src/theme/tokens.ts'

/** One section of the profile, or what stands in its place. */
export const SectionCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 20,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  [theme.breakpoints.up('md')]: { padding: 28 },
  '& > h2': { ...theme.typography.h4, margin: 0 },
}))
