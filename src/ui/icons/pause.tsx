import { pathIcon } from './path-icon.tsx'

export const PauseIcon = pathIcon('M6 19h4V5H6zm8-14v14h4V5z')
