/** Marks a part that only screens of some widths show, and that the server's HTML for all of them has. */
export const forSomeWidths = 'data-for-some-widths'

/** Takes out what that HTML has for other screens: nobody can have pressed it, and to hydrate it would take time. */
export function removeOtherWidths(root: Element): void {
  for (const part of root.querySelectorAll(`[${forSomeWidths}]`))
    if (getComputedStyle(part).display === 'none') part.remove()
}
