import { fontFamily } from '#brand/fonts.ts'
import { schemeCss } from './dark-scheme.ts'
import { focusRing } from './focus-ring.ts'
import { fontHeight, fontFaces } from './fonts.ts'
import { printCss } from './print-css.ts'
import { colors, headerHeight, lightDeclarations } from './tokens.ts'

/**
 * The styles that every page needs before its first paint, as text for the document's head.
 *
 * @param origin the site's public address, for the addresses of links on paper
 */
export const globalCss = (origin: string) => `${fontFaces()}
:root{${lightDeclarations}}
${schemeCss}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block-start:${headerHeight.slim + 16}px}
body{margin:0;font-family:${fontFamily};background:${colors.ground};color:${colors.ink};line-height:${fontHeight};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
img,svg,video{max-width:100%}
a{color:inherit}
button,input,select,textarea{font-family:inherit}
:focus-visible{outline:${focusRing.outline};outline-offset:${focusRing.outlineOffset}px}
bdi{unicode-bidi:isolate}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){:is(nav [aria-current],:is(button,li)[aria-current],[aria-pressed=true],[aria-selected=true],.Mui-selected,label:has(>:checked)){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}:is(nav [aria-current],[aria-pressed=true]) svg{color:inherit!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
${printCss(origin)}`
