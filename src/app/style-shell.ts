import { directions, type Language } from '#contract/locale.ts'
import { globalCss } from '#src/theme/global-css.ts'

/**
 * Gives a shell its language, its direction, its manifest and the styles that the server's pages come with.
 *
 * @param schemeCss both colour schemes, where there are two
 */
export function styleShell(language: Language, nonce: string | undefined, schemeCss = ''): void {
  document.documentElement.lang = language
  document.documentElement.dir = directions[language]
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const ofLanguage = manifest?.href.replace(/\.\w+(?=\.webmanifest$)/, `.${language}`)
  // Even the same address set anew would make the browser begin with its manifest again.
  if (manifest && ofLanguage && ofLanguage !== manifest.href) manifest.href = ofLanguage
  const style = document.createElement('style')
  if (nonce !== undefined) style.nonce = nonce
  style.textContent = globalCss(location.origin) + schemeCss
  document.head.append(style)
}

/** The page is there to be seen. */
export function hidePreloader(): void {
  document.getElementById('preloader')?.setAttribute('hidden', '')
}
