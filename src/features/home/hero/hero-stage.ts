import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** The hero's band: its ground shows between two slides and under the controls. */
export const HeroBand = styled('section')({
  position: 'relative',
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
})

/** The shape of one slide and of the notice in the slides' place, so that nothing moves when the slides come. */
export const HeroStage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  minBlockSize: 420,
  maxBlockSize: 'max(420px, 78vh)',
  overflow: 'hidden',
  [theme.breakpoints.up('sm')]: { aspectRatio: '4 / 3' },
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9', minBlockSize: 460 },
  [theme.breakpoints.up('lg')]: { aspectRatio: '21 / 9' },
  // On paper the words are below their picture.
  '@media print': { display: 'block', aspectRatio: 'auto' },
}))
