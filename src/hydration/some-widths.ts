const attribute = 'data-width-query'

/** As `matchMedia` takes it. */
const conditionOf = (query: string) => query.replace(/^@media ?/, '')

/**
 * Marks a part that only some screens show, and that the server's HTML for all of them has.
 *
 * @param query the media query by which the app decides whether it is there; CSS decides until then
 */
export const forSomeWidths = (query: string) => ({ [attribute]: conditionOf(query) })

/** What was true of the screen when hydration began, by the conditions that parts of the HTML depend on. */
const conditions = new Map<string, boolean>()

/**
 * Takes out what the server's HTML has for other screens: nobody can have pressed it, and to hydrate it would take time.
 * A screen that changes until the page is hydrated counts as it was here.
 */
export function removeOtherWidths(root: Element): void {
  for (const part of root.querySelectorAll(`[${attribute}]`)) {
    const condition = part.getAttribute(attribute) ?? ''
    if (!conditions.has(condition)) conditions.set(condition, matchMedia(condition).matches)
    if (getComputedStyle(part).display === 'none') part.remove()
  }
}

/** What a page that is being hydrated has to go by. */
export const atHydration = (condition: string) => ({ matches: conditions.get(condition) ?? false })
