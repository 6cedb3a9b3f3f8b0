import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

/** Chromium's offer to install, which the page may make later (not part of a standard yet). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** The browser's offer, kept by the page's inline start script when it comes before the app. */
    installPrompt?: InstallPromptEvent | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

const listeners = new Listeners()

function tell(prompt: InstallPromptEvent | undefined): void {
  window.installPrompt = prompt
  listeners.tell()
}

/** Keeps the browser's offer for the entry in the menu, instead of a banner at a time of the browser's choice. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    tell(event)
  })
  addEventListener('appinstalled', () => tell(undefined))
}

/** Safari on iPhone and iPad makes no offer, but installs from its share menu. */
function installsByHand(): boolean {
  const apple =
    /iphone|ipad|ipod/i.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  return apple && !matchMedia('(display-mode: standalone)').matches
}

/** The way to install the site in this browser: by a prompt, by hand, or none (or already done). */
export function useInstallOffer(): 'prompt' | 'by-hand' | undefined {
  return useSyncExternalStore(
    listeners.listen,
    () => (window.installPrompt ? 'prompt' : installsByHand() ? 'by-hand' : undefined),
    () => undefined,
  )
}

/** Shows the browser's own question; it can be asked once per offer. */
export async function promptToInstall(): Promise<void> {
  const prompt = window.installPrompt
  tell(undefined)
  await prompt?.prompt()
}
