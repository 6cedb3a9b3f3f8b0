import { styled } from '@mui/material/styles'
import { colors, pillRadius } from '#src/theme/tokens.ts'
import { CellText } from './cell-text.ts'
import { stateTones, type Tone } from './state-tones.ts'

const grounds: Record<Tone, { backgroundColor: string; color: string }> = {
  new: { backgroundColor: colors.tealWash, color: colors.tealDeep },
  open: { backgroundColor: colors.blueWash, color: colors.blueDeep },
  good: { backgroundColor: colors.headWash, color: colors.ink },
  bad: { backgroundColor: colors.dangerWash, color: colors.dangerDeep },
  warning: { backgroundColor: colors.amberWash, color: colors.amberDeep },
}

/** A word that stands out. */
export const Mark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Tone
}>(({ theme, tone }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  fontWeight: 600,
  lineHeight: 1.5,
  paddingBlock: 2,
  paddingInline: 10,
  borderRadius: pillRadius,
  whiteSpace: 'normal',
  ...grounds[tone],
}))

interface ChoiceMarkProps {
  code: string
  text: string
  /** True ends a longer text with its second line, as in a row of a table. */
  cut?: boolean
}

/** A stable word in its text; where it asks something of staff, or tells how that ended, it is coloured. */
export function ChoiceMark({ code, text, cut = false }: ChoiceMarkProps) {
  const [word = ''] = code.split(' ', 1)
  const tone = stateTones[word]
  if (tone !== undefined) return <Mark tone={tone}>{text}</Mark>
  return (
    <CellText lines={cut ? 2 : undefined} title={cut ? text : undefined}>
      {text}
    </CellText>
  )
}
