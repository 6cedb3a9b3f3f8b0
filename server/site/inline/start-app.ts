/**
 * Starts the app once the page has painted: after its pictures of the first screen and its font and a frame to show
 * them, so that on a thin line scripts never compete with what is read; at once when the visitor acts; and never later
 * than two seconds.
 *
 * An offer to install that comes before the app is kept for it. Until then a form is not sent by the browser itself,
 * which would lose what was typed; that is kept when the page goes; and the last clicks are remembered, for the app to
 * press their buttons again.
 *
 * A page that is reloaded or come back to is laid out whole: the browser goes to where the visitor was by pixels.
 *
 * Runs in the page (`inlineCall`).
 *
 * @param modules addresses of the entry, first, and of what it waits for
 */
export function startApp(
  modules: string[],
  loadModules: (modules: string[]) => void,
  keepEarlyDrafts: (within: ParentNode) => void,
  skipFarMark: string,
): void {
  // Milliseconds after which the app starts even if a picture or the font has not arrived.
  const patience = 2000
  const [begun] = performance.getEntriesByType('navigation')
  const isNew = begun instanceof PerformanceNavigationTiming && begun.type === 'navigate'
  if (!isNew) document.documentElement.removeAttribute(skipFarMark)
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
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start))
  addEventListener('load', afterPaint, { once: true })
  setTimeout(start, patience)
  for (const sign of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, start, { once: true, passive: true })
}
