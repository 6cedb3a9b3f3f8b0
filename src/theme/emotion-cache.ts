import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import { appStylesId } from '#contract/app-styles.ts'
import type { Direction } from '#contract/locale.ts'

/** The properties that browsers of the last years (the build's target) still know by their prefix alone. */
const prefixedProperties =
  /^(user-select|mask|backdrop-filter|hyphens|text-size-adjust|print-color-adjust|box-decoration-break)/

/** Stylis' own prefixes, where one is still needed: the others would be a fifth of a page's CSS. */
const neededPrefixes: StylisPlugin = (element, ...rest) => {
  if (element.type === 'decl' && prefixedProperties.test(String(element.props)))
    return prefixer(element, ...rest)
}

/** The attribute of a style element in the server's HTML that names the styles in it. */
export const renderedStyles = 'data-rendered-styles'

/**
 * Tells which styles the server's HTML has brought. Emotion's own attribute would do that too, and move the element to
 * the end of the head: all of its styles would be read and applied once more.
 */
function adoptRendered({ inserted }: EmotionCache): void {
  for (const element of document.querySelectorAll(`style[${renderedStyles}]`))
    for (const name of element.getAttribute(renderedStyles)?.split(' ') ?? []) inserted[name] = true
}

/**
 * Has new rules go into the element that the page brings for them. Emotion would make one, which the page's security
 * policy refuses, before the first rule and after each 65,000.
 */
function addToElementOfPage({ sheet }: EmotionCache): void {
  const element = document.getElementById(appStylesId)
  // Vite's own server sends the document as it is in its source.
  if (!(element instanceof HTMLStyleElement)) return
  sheet.tags.push(element)
  sheet.ctr = 1
}

/**
 * A style cache for one direction. In the browser there is one per page load (the direction never changes
 * without a reload); on the server one per request, or styles would pile up.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'rtl' : 'ltr',
    stylisPlugins: direction === 'rtl' ? [neededPrefixes, rtlPlugin] : [neededPrefixes],
  })
  if (!import.meta.env.SSR) {
    adoptRendered(cache)
    addToElementOfPage(cache)
  }
  return cache
}
