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
 *
 * @param press how; where the button itself may still wait, in a task of its own, in which React takes it over at once
 */
export function replayEarlyPress(
  part: Element,
  press = (button: HTMLElement) => button.click(),
): void {
  const early = window.earlyPress
  const button = early?.target instanceof Element ? early.target.closest('button') : null
  if (!early || button === null || !part.contains(button)) return
  const laterPart = button.closest(`[${hydratesLater}]`)
  if (laterPart !== null && laterPart !== part) return
  window.earlyPress = undefined
  // Else it is still on its way: React took the part over because of it, and hands it on by itself.
  if (early.eventPhase === Event.NONE) press(button)
}
