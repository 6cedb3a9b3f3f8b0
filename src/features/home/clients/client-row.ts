import type { SwiperOptions } from 'swiper/types'

/** Milliseconds and pixels (CLIENT-2). */
export const clientsAutoplayDelay = 2000
export const clientsGap = 20

/** Logos side by side from each screen width on, in pixels (CLIENT-2). */
export const logosPerView = [
  { from: 0, logos: 1 },
  { from: 576, logos: 2 },
  { from: 768, logos: 4 },
  { from: 992, logos: 6 },
  { from: 1200, logos: 8 },
] as const

/** The width of one logo of so many side by side, as Swiper will set it: nothing moves when it comes. */
export function logoWidth(logos: number): string {
  return `calc((100% - ${(logos - 1) * clientsGap}px) / ${logos})`
}

/**
 * Swiper's options for so many clients. Its loop needs twice the logos that show at a time; with fewer the row
 * runs to its end and back to its start, and with no more than show at a time it stands still.
 */
export function clientRowOptions(clients: number): SwiperOptions {
  return {
    spaceBetween: clientsGap,
    breakpoints: Object.fromEntries(
      logosPerView.map(({ from, logos }) => {
        const loop = clients >= 2 * logos
        return [from, { slidesPerView: logos, loop, rewind: !loop }]
      }),
    ),
  }
}
