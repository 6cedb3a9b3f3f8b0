import { styled } from '@mui/material/styles'
import { colors, motionDuration, radius, touchTarget } from '#src/theme/tokens.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { SiteLink } from './site-link.tsx'

/** Pixels beside the words of a plain action: one at the edge of its column is drawn out by as much. */
export const plainPadding = 10

const looks = {
  filled: {
    color: colors.onTeal,
    backgroundColor: colors.teal,
    '&:hover': { backgroundColor: colors.tealDeep },
  },
  outlined: {
    borderColor: 'currentColor',
    '&:hover': { backgroundColor: colors.hoverWash },
  },
  plain: { paddingInline: plainPadding, '&:hover': { backgroundColor: colors.hoverWash } },
  /** One icon; it needs an `aria-label`. */
  icon: {
    padding: 0,
    inlineSize: touchTarget,
    borderRadius: '50%',
    '&:hover': { backgroundColor: colors.hoverWash },
  },
} as const

interface ActionProps {
  look?: keyof typeof looks
}

/**
 * The public site's button: a plain element, styled. Material UI's own buttons would cost the first page view
 * about 10 KB more; they are for the back office.
 */
export const Action = styled('button', {
  shouldForwardProp: (name) => name !== 'look' && name !== 'sx',
})<ActionProps>(({ theme, look = 'filled' }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: touchTarget,
  paddingBlock: 6,
  paddingInline: 22,
  border: '1px solid transparent',
  borderRadius: radius,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motionDuration}ms ease, color ${motionDuration}ms ease`,
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  ...looks[look],
  ...screenOnly,
}))

/** The same look for a link to another site, a phone or a chat. */
export const ActionAnchor = Action.withComponent('a')

/** The same look for a link within the site. */
export const ActionLink = Action.withComponent(SiteLink)
