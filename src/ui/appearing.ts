import { keyframes } from '@emotion/react'
import { motionDuration } from '#src/theme/tokens.ts'

/** The animation of what comes up over the page. */
export const appearing = `${keyframes({ from: { opacity: 0 } })} ${motionDuration}ms ease`
