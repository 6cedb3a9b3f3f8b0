import { pathIcon } from './path-icon.tsx'

export const ArrowOutwardIcon = pathIcon('M6 6v2h8.59L5 17.59 6.41 19 16 9.41V18h2V6z')
