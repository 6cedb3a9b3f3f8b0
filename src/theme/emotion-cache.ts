import createCache, { type EmotionCache } from '@emotion/cache'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import type { Direction } from '#contract/locale.ts'

/**
 * A style cache for one direction. In the browser there is one per page load (the direction never changes
 * without a reload); on the server one per request, or styles would pile up.
 *
 * @param nonce the content security policy's nonce, which the style elements must carry
 */
export function createEmotionCache(direction: Direction, nonce: string | undefined): EmotionCache {
  return createCache({
    key: direction === 'rtl' ? 'rtl' : 'ltr',
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
    ...(nonce === undefined ? {} : { nonce }),
  })
}
