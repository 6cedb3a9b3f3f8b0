import type { Page } from '@playwright/test'

/** Pixels: the least that a finger hits. */
const least = 44

/**
 * Lists the controls that are smaller than a finger needs, each as 'name: width by height'. It measures the area that
 * answers a press, not the drawing. Links within a sentence are left out, as WCAG 2.5.8 does.
 *
 * @param within a selector of what is looked at
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ within, least }) => {
      const pressable =
        'a[href], button, select, textarea, summary, [role="tab"], [role="menuitem"], [role="switch"], input:not([type="hidden"], [aria-hidden="true"])'
      const answers = (target: Element, x: number, y: number) => {
        const at = document.elementFromPoint(x, y)
        if (at === null) return false
        return target.contains(at) || at.closest('label')?.control === target
      }
      const inSentence = (target: Element) => {
        if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false
        const block = target.closest('p, li, dd, td, span:not(a span)')
        return (block?.textContent.trim().length ?? 0) > target.textContent.trim().length
      }
      /** How far from the middle, up to half of the least, presses are answered. */
      const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
        let far = 0
        while (far < least / 2 - 0.5 && answers(target, x + dx * (far + 0.5), y + dy * (far + 0.5)))
          far += 0.5
        return far
      }
      const faults = new Set<string>()
      for (const root of document.querySelectorAll(within))
        for (const target of root.querySelectorAll(pressable)) {
          if (!target.checkVisibility({ visibilityProperty: true }) || inSentence(target)) continue
          if (
            target.closest(
              '.visually-hidden, [inert], [aria-hidden="true"], [aria-disabled="true"], :disabled',
            )
          )
            continue
          target.scrollIntoView({ block: 'center', inline: 'center' })
          const { x, y, width, height } = target.getBoundingClientRect()
          // A skip link is there once it has the focus.
          if (width <= 1 || height <= 1) continue
          const [middleX, middleY] = [x + width / 2, y + height / 2]
          const wide =
            reach(target, middleX, middleY, -1, 0) + reach(target, middleX, middleY, 1, 0)
          const high =
            reach(target, middleX, middleY, 0, -1) + reach(target, middleX, middleY, 0, 1)
          if (wide < least - 2 || high < least - 2) {
            const name = target.getAttribute('aria-label') ?? target.textContent.trim()
            faults.add(`${target.tagName} ${name.slice(0, 40)}: ${wide} by ${high}`)
          }
        }
      return [...faults]
    },
    { within, least },
  )
}
