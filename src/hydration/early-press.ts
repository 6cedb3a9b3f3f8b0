declare global {
  interface Window {
    /** The last click, noted by the page's inline start script from the first moment on. */
    earlyPress?: Event | undefined
  }
}

/** Marks what is taken over later than the page around it. */
export const hydratesLater = 'data-hydrates-later'

/**
 * Presses a button again that was pressed in the server's HTML before the app had taken over this part of the
 * page, so that the first tap on a slow line is not lost.
 */
export function replayEarlyPress(part: Element): void {
  const press = window.earlyPress
  const button = press?.target instanceof Element ? press.target.closest('button') : null
  if (!press || button === null || !part.contains(button)) return
  const laterPart = button.closest(`[${hydratesLater}]`)
  if (laterPart !== null && laterPart !== part) return
  // Still on its way: React took the part over because of it, and hands it on by itself.
  if (press.eventPhase === Event.NONE) button.click()
  window.earlyPress = undefined
}
