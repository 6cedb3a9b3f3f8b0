import { cairoHeight, fontFaces, fontFamily } from './fonts.ts'
import { colors } from './tokens.ts'

/** What every page needs before its first paint; kept as text so that the document's head can hold it. */
export const globalCss = `${fontFaces}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block-start:16px}
body{margin:0;font-family:${fontFamily};background:${colors.ground};color:${colors.ink};line-height:${cairoHeight};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
img,picture,svg,video{max-width:100%}
a{color:inherit}
:focus-visible{outline:3px solid ${colors.amber};outline-offset:2px}
bdi{unicode-bidi:isolate}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}`
