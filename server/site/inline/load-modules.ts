/**
 * Asks for an app's files and runs it once all of the document has come. The element that runs it is made here: by the
 * page's policy what a script that runs inserts may run too, while an `import()` counts as its inline script, whose hash
 * does not speak for another file.
 *
 * Runs in the page (`inlineCall`).
 *
 * @param modules addresses of the entry, first, and of what it waits for
 */
export function loadModules(modules: string[]): void {
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // Milliseconds until what did not come is asked for again: what follows later is the app's own to ask for.
  let pause = 1000
  const run = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = modules[0] ?? ''
    script.onerror = () => {
      setTimeout(run, pause)
      pause = Math.min(2 * pause, 16_000)
    }
    document.head.append(script)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
