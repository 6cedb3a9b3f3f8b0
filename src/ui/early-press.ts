declare global {
  interface Window {
    /** The button pressed last, noted by the page's inline start script from the first moment on. */
    earlyPress?: HTMLButtonElement | undefined
  }
}

/** Marks what is taken over later than the page around it. */
export const hydratesLater = 'data-hydrates-later'

/**
 * Presses a button again that was pressed in the server's HTML before the app had taken over this part of the
 * page, so that the first tap on a slow line is not lost.
 */
export function replayEarlyPress(part: Element): void {
  const button = window.earlyPress
  if (button === undefined || !part.contains(button)) return
  const laterPart = button.closest(`[${hydratesLater}]`)
  if (laterPart !== null && laterPart !== part) return
  window.earlyPress = undefined
  button.click()
}
