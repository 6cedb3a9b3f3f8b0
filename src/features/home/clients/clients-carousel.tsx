import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#contract/collections/clients.ts'
import { CarouselButtons } from '#src/ui/carousel/carousel-buttons.tsx'
import { CarouselFrame, CarouselSlide, CarouselTrack } from '#src/ui/carousel/carousel-frame.ts'
import { useAutoplay } from '#src/ui/carousel/use-autoplay.ts'
import { useSwiper } from '#src/ui/carousel/use-swiper.ts'
import { ClientLogo } from './client-logo.tsx'
import {
  clientRowOptions,
  clientsAutoplayDelay,
  clientsGap,
  logosPerView,
  logoWidth,
} from './client-row.ts'

const Logo = styled(CarouselSlide)({
  marginInlineEnd: clientsGap,
  ...Object.fromEntries(
    logosPerView.map(({ from, logos }) => [
      `@media (min-width: ${from}px)`,
      { inlineSize: logoWidth(logos) },
    ]),
  ),
})

const Track = styled(CarouselTrack)({ listStyle: 'none', margin: 0, padding: 0 })

const Controls = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: 16,
})

/** The logos in a row that moves by itself. None of them can have the focus, so none can lose it. */
export function ClientsCarousel({ clients }: { clients: Client[] }) {
  const { t } = useTranslation()
  const options = useMemo(() => clientRowOptions(clients.length), [clients.length])
  const { frame, swiper, active, move, movable } = useSwiper(options)
  const { holders, playing, toggle } = useAutoplay(swiper, active, clientsAutoplayDelay)
  return (
    <div role="group" aria-label={t('clients.label')} {...holders}>
      <CarouselFrame ref={frame} className="swiper">
        <Track as="ul" className="swiper-wrapper">
          {clients.map((client) => (
            <Logo as="li" key={client.id} className="swiper-slide">
              <ClientLogo client={client} />
            </Logo>
          ))}
        </Track>
      </CarouselFrame>
      <Controls style={{ visibility: movable ? 'visible' : 'hidden' }}>
        <CarouselButtons
          playing={playing}
          onToggle={toggle}
          onPrevious={() => move((swiper) => swiper.slidePrev())}
          onNext={() => move((swiper) => swiper.slideNext())}
          labels={{
            pause: t('clients.pause'),
            play: t('clients.play'),
            previous: t('clients.previous'),
            next: t('clients.next'),
          }}
        />
      </Controls>
    </div>
  )
}
