declare global {
  interface Window {
    /** The last clicks in their order, noted by the page's inline start script from the first moment on. */
    earlyPresses?: Event[]
  }
}

/** Marks what is taken over later than the page around it. */
export const hydratesLater = 'data-hydrates-later'

/** Marks a button that leaves the page: what else was pressed early goes first. */
export const leavesPage = 'data-leaves-page'

const taken = new WeakSet<Element>()

/** One that leaves the page, once its part is taken over. */
let leaving: HTMLElement | undefined

const partOf = (button: Element) => button.closest(`[${hydratesLater}]`) ?? document.body

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('button') : null

/** @returns true if a button of this part was pressed and has yet to be pressed again */
export const hasEarlyPress = (part: Element) =>
  (window.earlyPresses ?? []).some((press) => {
    const button = buttonOf(press)
    return button !== null && partOf(button) === part
  })

/**
 * Presses the buttons again that were pressed in the server's HTML before the app had taken over this part of the
 * page, so that no tap on a slow line is lost.
 */
export function replayEarlyPresses(part: Element): void {
  // From now on its presses come in time, and so do those that are made here.
  if (taken.has(part)) return
  taken.add(part)
  const pressed = new Set<HTMLElement>()
  const later = (window.earlyPresses ?? []).filter((press) => {
    const button = buttonOf(press)
    if (button === null || !button.isConnected) return false
    if (!taken.has(partOf(button))) return true
    // Still on its way: React took the part over because of it, and hands it on by itself.
    if (partOf(button) === part && press.eventPhase === Event.NONE) pressed.add(button)
    return false
  })
  window.earlyPresses = later
  for (const button of pressed)
    if (button.hasAttribute(leavesPage)) leaving = button
    else button.click()
  if (later.length > 0 || leaving === undefined) return
  leaving.click()
  leaving = undefined
}
