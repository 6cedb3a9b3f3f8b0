import { styled } from '@mui/material/styles'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slide } from '#contract/collections/frames.ts'
import { Island } from '#src/hydration/island.tsx'
import { CarouselFrame, CarouselSlide, CarouselTrack } from '#src/ui/carousel/carousel-frame.ts'
import { useAutoplay } from '#src/ui/carousel/use-autoplay.ts'
import { createSlides, type Slides } from './create-slides.ts'
import { HeroControls } from './hero-controls.tsx'
import { heroLimits } from './hero-limits.ts'
import { HeroSlide } from './hero-slide.tsx'

const Row = styled(CarouselTrack)({ gap: heroLimits.slideGap })

/** Slides of which one shows, turned by `createSlides`; alone it has nothing to turn to. */
function useSlides(several: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const [slides, setSlides] = useState<Slides>()
  // Beside the state: a press that came early is made again before React has rendered that.
  const pressed = useRef<Slides>(undefined)
  const [active, setActive] = useState(0)
  useLayoutEffect(() => {
    if (row.current === null || !several) return
    const created = createSlides(row.current, {
      gap: heroLimits.slideGap,
      onChange: setActive,
    })
    pressed.current = created
    setSlides(created)
    return created.destroy
  }, [several])
  return { row, slides, pressed, active }
}

interface PlaceProps {
  slide: Slide
  index: number
  total: number
  isShown: boolean
}

/**
 * A slide's place in the row. Memoised: a turn changes the two that give way to each other. Of the slide itself, which is
 * a picture and a link, nothing is taken over before somebody touches it, and a turn is no touch.
 */
const Place = memo(function Place({ slide, index, total, isShown }: PlaceProps) {
  const { t } = useTranslation()
  const content = useMemo(() => <HeroSlide slide={slide} first={index === 0} />, [slide, index])
  const names = useMemo(() => {
    const title = slide.title || t('hero.fallbackTitle')
    return {
      'aria-roledescription': t('hero.slideRole'),
      'aria-label': t('hero.slideLabel', { index: index + 1, total, title }),
    }
  }, [slide, index, total, t])
  return (
    <CarouselSlide className="swiper-slide" role="group" {...names} inert={!isShown}>
      <Island when="touched">{content}</Island>
    </CarouselSlide>
  )
})

/** The slides; with one there is nothing to move, so no loop, no autoplay, no pagination, no arrows. */
export function HeroSlides({ slides }: { slides: Slide[] }) {
  const several = slides.length > 1
  const { row, slides: turned, pressed, active } = useSlides(several)
  const { holders, moving, playing, toggle } = useAutoplay(turned, active, heroLimits.autoplayDelay)
  return (
    <div {...(several ? holders : {})}>
      <CarouselFrame className="swiper">
        <Row ref={row} className="swiper-wrapper" aria-live={several && !moving ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <Place
              key={slide.id}
              slide={slide}
              index={index}
              total={slides.length}
              isShown={index === active}
            />
          ))}
        </Row>
      </CarouselFrame>
      {several && (
        <HeroControls
          slides={pressed}
          active={active}
          total={slides.length}
          playing={playing}
          toggle={toggle}
        />
      )}
    </div>
  )
}
