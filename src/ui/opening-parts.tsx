import { styled } from '@mui/material/styles'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { ArrowBackIcon } from '#src/ui/icons/arrow-back.tsx'
import { DirectionalIcon } from './directional-icon.tsx'
import { SiteLink } from './site-link.tsx'

const Back = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTarget,
  // Over the letters' own boxes of the lines beside it, which are higher than those lines.
  position: 'relative',
  color: colors.teal,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  ...screenOnly,
}))

/** Leads to the list that a page of one record belongs to. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Back to={to}>
      <DirectionalIcon>
        <ArrowBackIcon fontSize="small" />
      </DirectionalIcon>
      {text}
    </Back>
  )
}

export const PageTitle = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  maxInlineSize: '12.8em',
  textWrap: 'balance',
}))

/** In a sentence, what the page holds. */
export const PageLead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockStart: 12,
  maxInlineSize: '33.6em',
  textWrap: 'pretty',
  color: colors.inkSoft,
}))
