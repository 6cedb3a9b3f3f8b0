import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockEnd: 14,
  color: colors.inkSoft,
}))

/** Says above a form's button how long what it sends is kept (PERSON-12); nothing while that is not settled. */
export function KeepingLine({ text }: { text: string }) {
  return text === '' ? null : <Line>{text}</Line>
}
