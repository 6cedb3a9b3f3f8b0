import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { HeroStage } from './hero-stage.ts'

const Box = styled('div')(({ theme }) => ({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  paddingInline: 24,
  textAlign: 'center',
  '& p': { margin: 0, maxInlineSize: '26.7em' },
  '& [data-title]': { ...theme.typography.h3 },
}))

const Motif = styled('span')({
  color: colors.tealBright,
  marginBlockEnd: 6,
  '&[data-turning]': { animation: 'hero-turn 1.4s linear infinite' },
  '@keyframes hero-turn': { to: { transform: 'rotate(1turn)' } },
})

interface HeroNoticeProps {
  kind: 'loading' | 'error' | 'empty'
  title?: string
  text: string
  children?: ReactNode
}

/** Replaces the slides, in their shape: the motif, turning while they load. */
export function HeroNotice({ kind, title, text, children }: HeroNoticeProps) {
  return (
    <HeroStage>
      <Box role={kind === 'error' ? 'alert' : 'status'}>
        <Motif data-turning={kind === 'loading' ? '' : undefined}>
          <Impeller size={64} />
        </Motif>
        {title !== undefined && <p data-title="">{title}</p>}
        <p>{text}</p>
        {children}
      </Box>
    </HeroStage>
  )
}
