import { styled } from '@mui/material/styles'
import type { About } from '#contract/collections/about.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { AboutPlate } from './about-grid.ts'

/** One rectangle without a hole: the first picture across, below it a tall one beside two others. */
const Mosaic = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  aspectRatio: '1 / 1',
  [theme.breakpoints.up('sm')]: { aspectRatio: '4 / 3', gap: 16 },
  [theme.breakpoints.up('lg')]: { aspectRatio: 'auto', minBlockSize: 720 },
}))

const most = 4

const Cell = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colors.tealWash,
  color: colors.teal,
  // Out of the flow: the composition's height is the words', never a picture's.
  '& > img': { position: 'absolute', inset: 0, blockSize: '100%' },
  '&:first-of-type': { gridColumn: '1 / -1', gridRow: 'span 2' },
  '[data-pictures="2"] > &:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 'span 2' },
  '[data-pictures="4"] > &:nth-of-type(2)': { gridRow: 'span 2' },
})

export function AboutPictures({ about }: { about: About }) {
  const { images } = about
  if (images.length === 0) return null
  const shown = images.slice(0, most)
  return (
    <AboutPlate>
      <Mosaic data-pictures={shown.length}>
        {shown.map((image, index) => (
          <Cell key={image.imageUrl}>
            <PictureView
              of={image}
              {...languageAttributes(about, `images.${index}.alt`)}
              sizes={
                index === 0 ? '(min-width: 992px) 600px, 94vw' : '(min-width: 992px) 640px, 47vw'
              }
              fallback={<Impeller size="40%" />}
            />
          </Cell>
        ))}
      </Mosaic>
    </AboutPlate>
  )
}
