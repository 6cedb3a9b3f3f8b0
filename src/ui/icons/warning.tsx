import { pathIcon } from './path-icon.tsx'

export const WarningIcon = pathIcon('M1 21h22L12 2zm12-3h-2v-2h2zm0-4h-2v-4h2z')
