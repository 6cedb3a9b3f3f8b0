/** Swiper, or slides of our own. */
export interface Carousel {
  readonly el: HTMLElement
  slideNext: () => unknown
}

export interface Movement {
  /** Gives the slide that shows its whole time again. */
  restart: () => void
  stop: () => void
}

/**
 * Moves a carousel on again and again, by one timer per slide: Swiper's own autoplay asks for a frame 60 times a second,
 * and after a resize waits for the end of a transition that never was. Nothing runs while the carousel is out of sight or
 * held, or its page hidden.
 *
 * @param delay milliseconds for which each slide stays
 */
export function moveByItself(carousel: Carousel, delay: number): Movement {
  const { el } = carousel
  let timer: number | undefined
  let inSight = false
  let held = false

  const wait = () => {
    clearTimeout(timer)
    if (inSight && !held && !document.hidden) timer = window.setTimeout(move, delay)
  }
  const move = () => {
    carousel.slideNext()
    wait()
  }
  const hold = () => {
    held = true
    wait()
  }
  const release = () => {
    held = false
    wait()
  }

  const observer = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false
    wait()
  })
  observer.observe(el)
  document.addEventListener('visibilitychange', wait)
  el.addEventListener('pointerdown', hold)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release)

  return {
    restart: wait,
    stop: () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', wait)
      el.removeEventListener('pointerdown', hold)
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release)
    },
  }
}
