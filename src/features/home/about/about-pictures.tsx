import { styled } from '@mui/material/styles'
import type { About } from '#contract/content/about.ts'
import { colors } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { AboutPlate } from './about-grid.ts'

/** Four shapes set off from each other: the first leads, in width or in height as there is room. */
const Mosaic = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(6, 1fr)',
  gridTemplateRows: 'repeat(9, minmax(0, 1fr))',
  aspectRatio: '6 / 7',
  [theme.breakpoints.up('sm')]: { aspectRatio: '6 / 5', gap: 16 },
  [theme.breakpoints.up('lg')]: {
    aspectRatio: 'auto',
    minBlockSize: 720,
    gridTemplateRows: 'repeat(12, minmax(0, 1fr))',
  },
}))

const places = [
  { narrow: ['1 / 5', '1 / 7'], wide: ['1 / 7', '1 / 6'] },
  { narrow: ['5 / 7', '2 / 5'], wide: ['1 / 3', '6 / 10'] },
  { narrow: ['5 / 7', '5 / 9'], wide: ['3 / 7', '6 / 9'] },
  { narrow: ['2 / 5', '7 / 10'], wide: ['3 / 6', '9 / 13'] },
] as const

const Cell = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 2,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colors.tealWash,
  color: colors.teal,
  // Out of the flow: the composition's height is the words', never a picture's.
  '& > picture': { position: 'absolute', inset: 0 },
  '& > picture > img': { blockSize: '100%' },
  ...Object.fromEntries(
    places.map(({ narrow, wide }, index) => [
      `&:nth-of-type(${index + 1})`,
      {
        gridColumn: narrow[0],
        gridRow: narrow[1],
        [theme.breakpoints.up('lg')]: { gridColumn: wide[0], gridRow: wide[1] },
      },
    ]),
  ),
}))

export function AboutPictures({ about }: { about: About }) {
  const { images } = about
  if (images.length === 0) return null
  return (
    <AboutPlate>
      <Mosaic>
        {images.slice(0, places.length).map(({ imageUrl, picture, alt }, index) => (
          <Cell key={imageUrl}>
            <PictureView
              imageUrl={imageUrl}
              picture={picture}
              alt={alt}
              {...languageAttributes(about, `images.${index}.alt`)}
              sizes={
                index === 0 ? '(min-width: 992px) 600px, 66vw' : '(min-width: 992px) 400px, 50vw'
              }
              fallback={<Impeller size="40%" />}
            />
          </Cell>
        ))}
      </Mosaic>
    </AboutPlate>
  )
}
