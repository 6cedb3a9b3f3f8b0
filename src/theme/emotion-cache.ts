import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import type { Direction } from '#contract/locale.ts'

/** What a browser of the last years (the build's target) still knows by its prefix alone. */
const prefixedProperties =
  /^(user-select|mask|backdrop-filter|hyphens|text-size-adjust|print-color-adjust|box-decoration-break)/

/** Stylis' own prefixes, where one is still needed: the others would be a fifth of a page's CSS. */
const neededPrefixes: StylisPlugin = (element, ...rest) => {
  if (element.type === 'decl' && prefixedProperties.test(String(element.props)))
    return prefixer(element, ...rest)
}

/** Declarations that `stylis-plugin-rtl` may turn round, and some more. */
const sided =
  /left|right|direction|resize|background|radius|shadow|transform|(?:margin|padding|-width|-color|-style):(?:[^;]*\s){3}/i

/** Turning a rule round is a dozen searches and a second parse; most rules have nothing to turn. */
export const turnedRound: StylisPlugin = (element, ...rest) => {
  const { type, children } = element
  const isPlain = type === 'rule' && Array.isArray(children)
  if (!isPlain || children.some(({ value }) => sided.test(value)))
    return rtlPlugin(element, ...rest)
}

/**
 * A style cache for one direction. In the browser there is one per page load (the direction never changes
 * without a reload); on the server one per request, or styles would pile up.
 *
 * @param nonce the content security policy's nonce, which the style elements must carry
 */
export function createEmotionCache(direction: Direction, nonce: string | undefined): EmotionCache {
  return createCache({
    key: direction === 'rtl' ? 'rtl' : 'ltr',
    stylisPlugins: direction === 'rtl' ? [neededPrefixes, turnedRound] : [neededPrefixes],
    ...(nonce === undefined ? {} : { nonce }),
  })
}
