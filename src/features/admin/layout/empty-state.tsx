import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: 72,
  paddingInline: 24,
  textAlign: 'center',
  color: colors.inkSoft,
  '& > svg': { color: colors.steel },
  '& > p': { margin: 0, maxInlineSize: '48ch' },
})

/** Nothing to show: the motif, one sentence, at most one action. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Box>
      <Impeller size={56} />
      <p>{text}</p>
      {action}
    </Box>
  )
}
