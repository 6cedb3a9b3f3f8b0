/** Pixels before an element comes into view at which it counts as near. */
const ahead = 240

/**
 * Calls once, when the element is on the screen or about to be.
 *
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      call()
    },
    { rootMargin: `${ahead}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
