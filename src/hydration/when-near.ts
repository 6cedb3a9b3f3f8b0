/** Pixels before an element comes into view at which it counts as near. */
const ahead = 240

/** One for all elements: each would be asked in every frame. */
let observer: IntersectionObserver | undefined
const calls = new Map<Element, () => void>()

/**
 * Calls once, when the element is on the screen or about to be.
 *
 * @param element waits for one call alone
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) calls.get(target)?.()
    },
    { rootMargin: `${ahead}px` },
  )
  const end = () => {
    calls.delete(element)
    observer?.unobserve(element)
  }
  calls.set(element, () => {
    end()
    call()
  })
  observer.observe(element)
  return end
}
