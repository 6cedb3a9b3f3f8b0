import { styled } from '@mui/material/styles'
import { colors, radius } from '#src/theme/tokens.ts'
import type { CvNoticeContent } from './use-cv-form.ts'

const Box = styled('div')({
  marginBlockEnd: 16,
  padding: 16,
  borderRadius: radius,
  borderInlineStart: `3px solid ${colors.danger}`,
  backgroundColor: colors.dangerWash,
  '& > *': { display: 'block', margin: 0 },
})

/** A fault under its title (CV-4, CV-5), which is read out when it comes. */
export function CvNotice({ title, text }: CvNoticeContent) {
  return (
    <Box role="alert">
      <strong>{title}</strong>
      <span>{text}</span>
    </Box>
  )
}
