import { pathIcon } from './path-icon.tsx'

export const PlayArrowIcon = pathIcon('M8 5v14l11-7z')
