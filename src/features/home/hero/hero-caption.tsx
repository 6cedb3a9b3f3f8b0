import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Slide } from '#contract/collections/frames.ts'
import { colors, contentWidth, motionDuration, radius } from '#src/theme/tokens.ts'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowOutwardIcon } from '#src/ui/icons/arrow-outward.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'

const shade = (percent: number) => `color-mix(in srgb, ${colors.bandDeep} ${percent}%, transparent)`

// Behind the words the shade is at least 75 %: white on it keeps 4.5 : 1 over a white picture. On phones it
// fills the lower part; on wide screens it follows the words and leaves the picture beside them alone.
const Shade = styled('div')(({ theme }) => ({
  // Above the picture, whose mask makes a layer of it.
  position: 'relative',
  alignSelf: 'end',
  // They stand on the slide's foot: none of them is painted before all have arrived.
  '&:not(:has(+ *))': { visibility: 'hidden' },
  paddingBlock: '88px 24px',
  background: `linear-gradient(to top, ${shade(96)}, ${shade(75)} calc(100% - 80px), ${shade(0)})`,
  [theme.breakpoints.up('md')]: {
    paddingBlock: '112px 56px',
    background: `linear-gradient(to top, ${shade(88)}, ${shade(60)} 108px, ${shade(0)} 240px)`,
  },
}))

const Column = styled('div')(({ theme }) => ({
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}))

const fade = { block: 120, end: 200 } as const

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: 'fit-content',
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gap: 24,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `${-fade.block}px -56px`,
      insetInline: `-50vw ${-fade.end}px`,
      backgroundColor: shade(80),
      // The RTL plugin turns 'to right' round: it always fades out towards the end of the line.
      maskImage: [
        `linear-gradient(to right, ${colors.white} calc(100% - ${fade.end}px), transparent)`,
        `linear-gradient(to top, ${colors.white} calc(100% - ${fade.block}px), transparent)`,
      ].join(),
      maskComposite: 'intersect',
    },
  },
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  maxInlineSize: '12.8em',
  textWrap: 'balance',
  color: colors.white,
}))

const Invitation = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  '&[data-linked]': {
    minBlockSize: 48,
    paddingInline: 20,
    borderRadius: radius,
    backgroundColor: colors.teal,
    color: colors.white,
    transition: `background-color ${motionDuration}ms ease`,
  },
  'a:hover &[data-linked]': { backgroundColor: colors.tealDeep },
  '& svg': { fontSize: '1.2em' },
}))

/** A slide's words, in the lower third over a shade that keeps them readable on any picture. */
export function HeroCaption({ slide, linked }: { slide: Slide; linked: boolean }) {
  const { t } = useTranslation()
  return (
    <Shade>
      <Column>
        <Words>
          <LocalizedText as={Title} record={slide} field="title">
            {slide.title || t('hero.fallbackTitle')}
          </LocalizedText>
          {slide.clickableName !== '' && (
            <Invitation data-linked={linked ? '' : undefined}>
              <LocalizedText record={slide} field="clickableName">
                {slide.clickableName}
              </LocalizedText>
              {linked && (
                <DirectionalIcon>
                  <ArrowOutwardIcon />
                </DirectionalIcon>
              )}
            </Invitation>
          )}
        </Words>
      </Column>
    </Shade>
  )
}
