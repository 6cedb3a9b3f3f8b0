import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { whenNear } from '#src/hydration/when-near.ts'

type Move = (swiper: Swiper) => void

/**
 * Takes the steps that people ask for. A frame after each change of size, the first of which comes with the start,
 * Swiper puts the slide that showed back into its place (https://github.com/nolimits4web/swiper/pull/5441). That would
 * undo a step taken in between, so a step waits for it.
 */
function moverOf(swiper: Swiper): (step: Move) => void {
  let seated = Promise.resolve()
  // After Swiper's own listener, so that this frame is asked for after Swiper's.
  swiper.on('resize', () => {
    seated = new Promise((resolve) => requestAnimationFrame(() => resolve()))
  })
  return (step) =>
    void seated.then(() => {
      if (!swiper.destroyed) step(swiper)
    })
}

/**
 * Starts Swiper on a carousel's frame once that is near the screen; its code comes only then. Where the code
 * cannot be had the markup stays as it is, the first slides showing.
 *
 * @param options stable between renders; undefined where the slides do not move
 */
export function useSwiper(options: SwiperOptions | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [active, setActive] = useState(0)
  const [locked, setLocked] = useState(false)
  // Beside the state: a press may come before React has rendered that.
  const take = useRef<(step: Move) => void>(undefined)
  const early = useRef<Move>(undefined)

  useEffect(() => {
    const element = frame.current
    if (element === null || options === undefined) return
    let started: Swiper | undefined
    let gone = false
    const start = async () => {
      const module = await importOrNothing(() => import('./create-swiper.ts'))
      if (gone || module === undefined) return
      started = module.createSwiper(element, {
        ...options,
        on: {
          realIndexChange: ({ realIndex }) => setActive(realIndex),
          lock: () => setLocked(true),
          unlock: () => setLocked(false),
        },
      })
      take.current = moverOf(started)
      setSwiper(started)
      if (early.current !== undefined) take.current(early.current)
      early.current = undefined
    }
    const stopWaiting = whenNear(element, () => void start())
    return () => {
      gone = true
      stopWaiting()
      started?.destroy()
      take.current = undefined
      setSwiper(undefined)
    }
  }, [options])

  return {
    frame,
    swiper,
    /** Place of the (first) slide that shows, in the order of the records. */
    active,
    /** Moves the slides as the visitor asks, once Swiper is there. */
    move: (step: Move) => {
      if (take.current === undefined) early.current = step
      else take.current(step)
    },
    /** True when there is something to slide to and Swiper has come to do it. */
    movable: swiper !== undefined && !locked,
  }
}
