import { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/** Starts Swiper on markup that is already there. The only module that carries its code: import it lazily. */
export function createSwiper(frame: HTMLElement, options: SwiperOptions): Swiper {
  const swiper = new Swiper(frame, options)
  const { wrapperEl } = swiper
  // Swiper waits for the end of a transition before the next move; a transition that is cancelled has none.
  wrapperEl.addEventListener('transitioncancel', ({ target }) => {
    if (target === wrapperEl) swiper.animating = false
  })
  return swiper
}
