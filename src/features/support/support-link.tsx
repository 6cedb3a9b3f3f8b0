import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { colors } from '#src/theme/tokens.ts'
import { ActionAnchor } from '#src/ui/action.tsx'

interface SupportLinkProps {
  href: string
  label: string
  /** Right in Arabic, left otherwise (spec section 2, floating support button). */
  tooltipSide: 'left' | 'right'
  newTab?: boolean
  children: ReactNode
}

export function SupportLink({
  href,
  label,
  tooltipSide,
  newTab = false,
  children,
}: SupportLinkProps) {
  return (
    <Tooltip title={label} placement={tooltipSide}>
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
          boxShadow: '0 4px 14px rgb(8 32 39 / 0.22)',
          '&:hover': { backgroundColor: colors.tealWash },
        }}
      >
        {children}
      </ActionAnchor>
    </Tooltip>
  )
}
