import { useTranslation } from 'react-i18next'
import type { SwiperOptions } from 'swiper/types'
import type { Slide } from '#contract/collections/frames.ts'
import { CarouselFrame, CarouselSlide, CarouselTrack } from '#src/ui/carousel/carousel-frame.ts'
import { useAutoplay } from '#src/ui/carousel/use-autoplay.ts'
import { useSwiper } from '#src/ui/carousel/use-swiper.ts'
import { HeroControls } from './hero-controls.tsx'
import { heroLimits } from './hero-limits.ts'
import { HeroSlide } from './hero-slide.tsx'

/** Two slides are enough for Swiper's loop while one shows at a time. */
const motion: SwiperOptions = {
  loop: true,
  spaceBetween: heroLimits.slideGap,
}

/** The slides; with one there is nothing to move, so no loop, no autoplay, no pagination, no arrows. */
export function HeroSlides({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation()
  const several = slides.length > 1
  const { frame, swiper, active, move, failed } = useSwiper(several ? motion : undefined)
  const { holders, moving, ...autoplay } = useAutoplay(swiper, heroLimits.autoplayDelay)
  return (
    <div {...(several ? holders : {})}>
      <CarouselFrame ref={frame} className="swiper">
        <CarouselTrack className="swiper-wrapper" aria-live={several && !moving ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <CarouselSlide
              key={slide.id}
              className="swiper-slide"
              role="group"
              aria-roledescription={t('hero.slideRole')}
              aria-label={t('hero.slideLabel', {
                index: index + 1,
                total: slides.length,
                title: slide.title || t('hero.fallbackTitle'),
              })}
              inert={index !== active}
            >
              <HeroSlide slide={slide} first={index === 0} />
            </CarouselSlide>
          ))}
        </CarouselTrack>
      </CarouselFrame>
      {several && (
        <HeroControls
          hidden={failed}
          move={move}
          active={active}
          total={slides.length}
          autoplay={autoplay}
        />
      )}
    </div>
  )
}
