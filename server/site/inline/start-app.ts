/**
 * Starts the app once the page has painted: after its pictures of the first screen and its font and a frame to show
 * them, so that on a thin line scripts never compete with what is read; at once when the visitor acts; and never later
 * than two seconds. Its files are asked for then; it begins when all of the document has come, which it takes over.
 *
 * An offer to install that comes before the app is kept for it. Until then a form is not sent by the browser itself,
 * which would lose what was typed, and the last click is remembered, for the app to press its button again.
 *
 * Runs in the page (`inlineCall`).
 *
 * @param modules addresses of the entry, first, and of what it waits for
 * @param deferOffscreenLayout shows the page's first screen first; the app waits until all is shown
 */
export function startApp(modules: string[], deferOffscreenLayout: () => Promise<void>): void {
  // Milliseconds after which the app starts even if a picture or the font has not arrived.
  const patience = 2000
  const allShown = deferOffscreenLayout()
  const hasCome = new Promise<unknown>((resolve) =>
    addEventListener('DOMContentLoaded', resolve, { once: true }),
  )
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
  addEventListener('submit', (event) => event.preventDefault(), true)
  addEventListener('click', (event) => (window.earlyPress = event), true)

  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // A script element's address would need a policy of trusted types before there is one.
    void hasCome.then(() => import(/* @vite-ignore */ modules[0] ?? ''))
  }
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => void allShown.then(start)))
  addEventListener('load', afterPaint, { once: true })
  setTimeout(start, patience)
  for (const sign of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, start, { once: true, passive: true })
}
