import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slide } from '#contract/collections/frames.ts'
import { colors } from '#src/theme/tokens.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { safeLink } from '#src/ui/safe-link.ts'
import { HeroCaption } from './hero-caption.tsx'
import { HeroStage } from './hero-stage.ts'

/**
 * The words have a ground of their own, at the start of the line or, on a phone, at the foot; the picture has the rest of
 * the slide and fades into it. So the same picture is cropped for either direction, and no bright part of it is below
 * a word.
 */
const Stage = styled(HeroStage)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '& > *': { gridArea: '1 / 1', minBlockSize: 0, minInlineSize: 0 },
  '& > img': {
    blockSize: '66%',
    objectPosition: '50% 35%',
    userSelect: 'none',
    maskImage: `linear-gradient(to bottom, ${colors.white} calc(100% - 88px), transparent)`,
    [theme.breakpoints.up('md')]: {
      blockSize: '100%',
      inlineSize: '66%',
      marginInlineStart: '34%',
      // The RTL plugin turns 'to right' round: it always fades in along the line.
      maskImage: `linear-gradient(to right, transparent, ${colors.white} 36%)`,
    },
    [theme.breakpoints.up('lg')]: { inlineSize: '70%', marginInlineStart: '30%' },
    '@media print': { inlineSize: '100%', margin: 0, maskImage: 'none' },
  },
  '&:focus-visible': { outlineOffset: -6 },
}))

/** Enter opens a link by itself, Space has to be taught. */
function openOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** One slide, all of which opens its address (HERO-5). */
export function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useTranslation()
  const href = safeLink(slide.url)
  const content = (
    <>
      <PictureView of={slide} sizes="(min-width: 768px) 70vw, 100vw" urgent={first} />
      <HeroCaption slide={slide} linked={href !== undefined} />
      <span className="visually-hidden">{href !== undefined && t('hero.opensInNewTab')}</span>
    </>
  )
  if (href === undefined) return <Stage>{content}</Stage>
  return (
    <Stage
      as="a"
      {...{ href, target: '_blank', rel: 'noopener noreferrer' }}
      onKeyDown={openOnSpace}
    >
      {content}
    </Stage>
  )
}
