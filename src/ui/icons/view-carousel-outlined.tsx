import { pathIcon } from './path-icon.tsx'

export const ViewCarouselOutlinedIcon = pathIcon(
  'M2 7h4v10H2zm5 12h10V5H7zM9 7h6v10H9zm9 0h4v10h-4z',
)
