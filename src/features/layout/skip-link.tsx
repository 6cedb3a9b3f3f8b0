import { styled } from '@mui/material/styles'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors } from '#src/theme/tokens.ts'

const Anchor = styled('a')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 1400,
  padding: '12px 20px',
  backgroundColor: colors.bandDeep,
  color: colors.white,
  '&:not(:focus)': {
    blockSize: 1,
    inlineSize: 1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  ...screenOnly,
})

/** The first thing that the keyboard meets: past the header, into the page. */
export function SkipLink({ target, text }: { target: string; text: string }) {
  return <Anchor href={`#${target}`}>{text}</Anchor>
}
