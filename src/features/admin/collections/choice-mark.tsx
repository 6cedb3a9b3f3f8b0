import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors } from '#src/theme/tokens.ts'
import { CellText } from './cell-text.ts'

type Tone = 'new' | 'open' | 'good' | 'bad'

/** What staff should see at a glance: what waits for them, what is under way, how it ended. */
const tones: Record<string, Tone> = {
  new: 'new',
  open: 'open',
  reviewed: 'open',
  interview: 'open',
  offer: 'open',
  'under-review': 'open',
  'more-asked': 'open',
  answered: 'good',
  hired: 'good',
  approved: 'good',
  refused: 'bad',
  missing: 'new',
}

const grounds: Record<Tone, { backgroundColor: string; color: string }> = {
  new: { backgroundColor: '#fdf1dd', color: '#6f4300' },
  open: { backgroundColor: '#e3edf7', color: '#123f6b' },
  good: { backgroundColor: colors.tealWash, color: colors.tealDeep },
  bad: { backgroundColor: colors.dangerWash, color: '#8c1d17' },
}

const Mark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    ...theme.typography.caption,
    display: 'inline-block',
    fontWeight: 600,
    lineHeight: 1.5,
    paddingBlock: 2,
    paddingInline: 10,
    borderRadius: 12,
    whiteSpace: 'normal',
    ...grounds[tone],
  }),
)

/** A stable word in its text; where it asks something of staff, or tells how that ended, it is coloured. */
export function ChoiceMark({ code, children }: { code: string; children: ReactNode }) {
  const tone = tones[code]
  return tone === undefined ? <CellText>{children}</CellText> : <Mark tone={tone}>{children}</Mark>
}
