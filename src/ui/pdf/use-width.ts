import { type RefObject, useEffect, useState } from 'react'

/** Pixels: the width of an element's content box, kept up to date; undefined before it is measured. */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect
      if (box) setWidth(Math.floor(box.width))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
