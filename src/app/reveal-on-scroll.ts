import { motionDuration } from '#src/theme/tokens.ts'

/**
 * The animation helper, loaded lazily at start-up (START-1): what is marked `data-reveal` and has not
 * been seen yet rises a little as it comes into view, once. It animates without touching attributes, so it
 * never disturbs hydration, and does nothing under reduced motion.
 */
export function revealOnScroll(root: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Already on the screen when the helper arrived, or above it: moving it now would be a jump.
      if (boundingClientRect.top < innerHeight * 0.6) continue
      target.animate(
        [
          { opacity: 0.001, transform: 'translateY(16px)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: motionDuration * 1.25, easing: 'ease-out' },
      )
    }
  })
  const watch = () => {
    for (const element of root.querySelectorAll('[data-reveal]')) {
      if (seen.has(element)) continue
      seen.add(element)
      observer.observe(element)
    }
  }
  watch()
  new MutationObserver(watch).observe(root, { childList: true, subtree: true })
}
