import { Swiper } from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/** Starts Swiper on markup that is already there. The only module that carries its code: import it lazily. */
export function createSwiper(frame: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(frame, { modules: [Autoplay], ...options })
}
