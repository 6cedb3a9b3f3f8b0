import { pathIcon } from './path-icon.tsx'

export const RestoreFromTrashIcon = pathIcon(
  'M19 4h-3.5l-1-1h-5l-1 1H5v2h14zM6 7v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7zm8 7v4h-4v-4H8l4-4 4 4z',
)
