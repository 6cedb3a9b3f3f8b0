import { directions, type Language } from '#contract/locale.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'

/** Gives a shell its language, its direction and its manifest; its styles are in it. */
export function styleShell(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directions[language]
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const ofLanguage = manifest?.href.replace(/\.\w+(?=\.webmanifest$)/, `.${language}`)
  // Setting the same address again would make the browser fetch its manifest again.
  if (manifest && ofLanguage && ofLanguage !== manifest.href) manifest.href = ofLanguage
  // Vite's own server sends the document as it is in its source.
  if (import.meta.env.DEV) void addStyles()
}

async function addStyles(): Promise<void> {
  const code = await importOrNothing(() => import('#src/theme/global-css.ts'))
  const style = document.createElement('style')
  style.textContent = code?.globalCss(location.origin) ?? ''
  document.head.append(style)
}

/** The page is there to be seen. */
export function hidePreloader(): void {
  document.getElementById('preloader')?.setAttribute('hidden', '')
}
