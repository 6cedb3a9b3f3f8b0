import { useEffect, useState } from 'react'

/** Pixels that a phone's keyboard covers of the page; Safari lays it over the page instead of making room. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop
      // A pinch also makes less of the page seen.
      setHeight(visualViewport.scale > 1.01 ? 0 : Math.max(0, Math.round(covered)))
    }
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}
