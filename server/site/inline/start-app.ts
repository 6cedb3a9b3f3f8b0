/**
 * Starts the app once the page has painted: after its pictures of the first screen and its font and a frame to show
 * them, so that on a thin line scripts never compete with what is read; at once when the visitor acts; and never later
 * than two seconds.
 *
 * An offer to install that comes before the app is kept for it. Until then a form is not sent by the browser itself,
 * which would lose what was typed; that is kept when the page goes; and the last clicks are remembered, for the app to
 * press their buttons again.
 *
 * Runs in the page (`inlineCall`).
 *
 * @param modules addresses of the entry, first, and of what it waits for
 * @param deferOffscreenLayout shows the page's first screen first; the app waits until all is shown
 */
export function startApp(
  modules: string[],
  loadModules: (modules: string[]) => void,
  deferOffscreenLayout: () => Promise<void>,
  keepEarlyDrafts: (within: ParentNode) => void,
): void {
  // Milliseconds after which the app starts even if a picture or the font has not arrived.
  const patience = 2000
  const allShown = deferOffscreenLayout()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
  addEventListener('submit', (event) => event.preventDefault(), true)
  window.keepEarlyDrafts = keepEarlyDrafts
  addEventListener('pagehide', () => keepEarlyDrafts(document))
  const last = (presses: Event[] = []) => presses.slice(-8)
  addEventListener(
    'click',
    (event) => (window.earlyPresses = [...last(window.earlyPresses), event]),
    true,
  )

  let started = false
  const start = () => {
    if (started) return
    started = true
    loadModules(modules)
  }
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => void allShown.then(start)))
  addEventListener('load', afterPaint, { once: true })
  setTimeout(start, patience)
  for (const sign of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, start, { once: true, passive: true })
}
