/** Pixels from which on a finger means to drag. */
const threshold = 6
/** Milliseconds within which any drag counts; a slower one has to go half the way. */
const flick = 300

interface Drag {
  /** @param pixels from where the finger came down, along the screen */
  onMove: (pixels: number) => void
  /** @param isMeant whether the finger let go of it as someone who wants to turn it does */
  onEnd: (pixels: number, isMeant: boolean) => void
}

/** Tells of a finger or a mouse that drags an element along the line. The click at its end opens nothing. */
export function followDrag(el: HTMLElement, { onMove, onEnd }: Drag, signal: AbortSignal): void {
  let pixels = 0

  const begin = (down: PointerEvent) => {
    if (!down.isPrimary || down.button !== 0) return
    const drag = new AbortController()
    const move = ({ pointerId, clientX }: PointerEvent) => {
      const moved = clientX - down.clientX
      if (pointerId !== down.pointerId || (pixels === 0 && Math.abs(moved) < threshold)) return
      pixels = moved
      onMove(pixels)
    }
    const end = ({ pointerId, type, timeStamp }: PointerEvent) => {
      if (pointerId !== down.pointerId) return
      drag.abort()
      if (pixels === 0) return
      const isFar = timeStamp - down.timeStamp < flick || Math.abs(pixels) > el.clientWidth / 2
      onEnd(pixels, type === 'pointerup' && isFar)
      // The click comes in the same turn.
      setTimeout(() => (pixels = 0))
    }
    const inDrag = { signal: drag.signal }
    addEventListener('pointermove', move, inDrag)
    addEventListener('pointerup', end, inDrag)
    addEventListener('pointercancel', end, inDrag)
  }
  const passClick = (event: MouseEvent) => {
    if (pixels !== 0) event.preventDefault()
  }
  el.addEventListener('pointerdown', begin, { signal })
  el.addEventListener('click', passClick, { capture: true, signal })
  // The browser would otherwise drag the link or the picture about.
  el.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
