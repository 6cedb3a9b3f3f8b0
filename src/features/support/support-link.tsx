import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, elevation, motionDuration, radius } from '#src/theme/tokens.ts'
import { ActionAnchor } from '#src/ui/action.tsx'

const Place = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  '&:hover > [role="tooltip"], &:focus-within > [role="tooltip"]': {
    visibility: 'visible',
    opacity: 1,
  },
})

// The button is at the end of the line, so the inner side is the right in Arabic and the left otherwise.
const Tip = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 12px)',
  insetBlockStart: '50%',
  translate: '0 -50%',
  paddingBlock: 4,
  paddingInline: 10,
  borderRadius: radius,
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motionDuration}ms ease`,
}))

interface SupportLinkProps {
  href: string
  label: string
  newTab?: boolean
  children: ReactNode
}

/** A round link with its name beside it while it is pointed at: right in Arabic, left otherwise (SUPPORT-2). */
export function SupportLink({ href, label, newTab = false, children }: SupportLinkProps) {
  return (
    <Place>
      <ActionAnchor
        look="icon"
        href={href}
        aria-label={label}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        sx={{
          inlineSize: 48,
          blockSize: 48,
          color: colors.teal,
          backgroundColor: colors.surface,
          boxShadow: elevation.low,
          '&:hover': { backgroundColor: colors.tealWash },
        }}
      >
        {children}
      </ActionAnchor>
      <Tip role="tooltip">{label}</Tip>
    </Place>
  )
}
