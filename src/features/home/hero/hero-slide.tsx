import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slide } from '#contract/collections/frames.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { safeLink } from '#src/ui/safe-link.ts'
import { HeroCaption } from './hero-caption.tsx'
import { HeroStage } from './hero-stage.ts'

const Stage = styled(HeroStage)({
  color: 'inherit',
  textDecoration: 'none',
  '& > *': { gridArea: '1 / 1', minBlockSize: 0, minInlineSize: 0 },
  '& > picture > img': { blockSize: '100%', objectPosition: '50% 35%', userSelect: 'none' },
  '&:focus-visible': { outlineOffset: -6 },
})

/** Enter opens a link by itself, Space has to be taught. */
function openOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** One slide, all of which opens its address (HERO-5). Memoised: it stays as it is while they move. */
export const HeroSlide = memo(function HeroSlide({
  slide,
  first,
}: {
  slide: Slide
  first: boolean
}) {
  const { t } = useTranslation()
  const href = safeLink(slide.url)
  const content = (
    <>
      <PictureView
        imageUrl={slide.imageUrl}
        picture={slide.picture}
        alt={slide.alt}
        {...languageAttributes(slide, 'alt')}
        sizes="100vw"
        urgent={first}
      />
      <HeroCaption slide={slide} linked={href !== undefined} />
    </>
  )
  if (href === undefined) return <Stage>{content}</Stage>
  return (
    <Stage
      as="a"
      {...{ href, target: '_blank', rel: 'noopener noreferrer' }}
      onKeyDown={openOnSpace}
      // A swipe would otherwise turn into dragging the link about.
      onDragStart={(event: React.DragEvent) => event.preventDefault()}
    >
      {content}
      <span className="visually-hidden">{t('hero.opensInNewTab')}</span>
    </Stage>
  )
})
