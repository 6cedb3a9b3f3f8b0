import { followDrag } from './follow-drag.ts'

/** Slides of which one shows at a time, in a row that goes round. */
export interface Slides {
  readonly el: HTMLElement
  slideNext: () => void
  slidePrev: () => void
  slideTo: (index: number) => void
  destroy: () => void
}

interface Options {
  /** Pixels between two slides. */
  gap: number
  /** Called with the place of the slide that shows from now on, as it begins to come. */
  onChange: (index: number) => void
}

type Step = 1 | -1

/** Milliseconds in which one slide gives way to another. */
const duration = 300

/**
 * Turns slides that stand in a row (HERO-3, HERO-7), by buttons and by the finger. The compositor moves the row: no frame
 * is asked for and nothing is measured, so that a page that is left alone rests. The slide that comes is put beside the
 * one that shows for the time, wherever its own place is: so the row has no ends.
 *
 * @param row its children are the slides, each as wide as the row
 */
export function createSlides(row: HTMLElement, { gap, onChange }: Options): Slides {
  const slides = Array.from(row.children).filter((child) => child instanceof HTMLElement)
  const sign = document.documentElement.dir === 'rtl' ? 1 : -1
  const events = new AbortController()
  let active = 0
  let turning: Animation | undefined
  let ending: number | undefined

  const shift = (places: number, pixels = 0) =>
    `translate3d(calc(${places * sign} * (100% + ${gap}px) + ${pixels}px), 0, 0)`
  const neighbour = (step: Step) => (active + step + slides.length) % slides.length
  const stepOf = (pixels: number): Step => (Math.sign(pixels) === sign ? 1 : -1)

  const settle = () => {
    clearTimeout(ending)
    turning?.cancel()
    for (const slide of slides) slide.style.transform = ''
  }
  const bring = (index: number, step: Step) => {
    const slide = slides[index]
    const place = active + step
    if (slide !== undefined && index !== place) slide.style.transform = shift(index - place)
  }
  const animate = (from: string, to: string) => {
    row.style.transform = shift(active)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      settle()
      return
    }
    // Half of it moves nothing and is cut off: Chromium renders the page in each of the last frames of an animation.
    const moved = { transform: to, offset: 0.5 }
    turning = row.animate(
      [{ transform: from, easing: 'ease' }, moved, { transform: to }],
      2 * duration,
    )
    ending = window.setTimeout(settle, 1.2 * duration)
  }
  /** @param pixels by which a finger has moved the row already */
  const turn = (step: Step, index = neighbour(step), pixels = 0) => {
    settle()
    bring(index, step)
    const before = active
    active = index
    animate(shift(before, pixels), shift(before + step))
    onChange(active)
  }

  const drag = (pixels: number) => {
    settle()
    bring(neighbour(stepOf(pixels)), stepOf(pixels))
    row.style.transform = shift(active, pixels)
  }
  const release = (pixels: number, isMeant: boolean) => {
    const step = stepOf(pixels)
    if (isMeant) turn(step, neighbour(step), pixels)
    else animate(shift(active, pixels), shift(active))
  }
  followDrag(row, { onMove: drag, onEnd: release }, events.signal)

  return {
    // The row itself leaves the screen as it moves.
    el: row.parentElement ?? row,
    slideNext: () => turn(1),
    slidePrev: () => turn(-1),
    slideTo: (index) => index !== active && turn(index > active ? 1 : -1, index),
    destroy: () => {
      settle()
      events.abort()
    },
  }
}
