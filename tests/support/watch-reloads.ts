import { vi } from 'vitest'

/** The document's own, as Vitest gives it. */
declare const jsdom: {
  virtualConsole: {
    removeAllListeners: (event: 'jsdomError') => void
    on: (event: 'jsdomError', told: (error: Error) => void) => void
  }
}

/** A function that is called whenever the page would reload, which jsdom cannot and tells instead. */
export function watchReloads() {
  const reloaded = vi.fn()
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  jsdom.virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) reloaded()
  })
  return reloaded
}
