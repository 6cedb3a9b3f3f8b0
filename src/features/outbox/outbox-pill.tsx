import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, elevation, pillRadius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { OutboxIcon } from '#src/ui/icons/outbox.tsx'

const Pill = styled(Action)({
  paddingInline: 16,
  borderRadius: pillRadius,
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: elevation.low,
  '&:hover': { backgroundColor: colors.tealWash },
  '& svg': { color: colors.teal },
  '&[data-urgent="true"]': { borderColor: colors.danger },
  '&[data-urgent="true"] svg': { color: colors.danger },
})

interface OutboxPillProps {
  /** True when one of the submissions needs an action. */
  urgent: boolean
  onClick: () => void
  children: ReactNode
}

export function OutboxPill({ urgent, onClick, children }: OutboxPillProps) {
  return (
    <Pill type="button" aria-haspopup="dialog" data-urgent={urgent} onClick={onClick}>
      <OutboxIcon fontSize="small" />
      {children}
    </Pill>
  )
}
