import { createSvgIcon } from '@mui/material/utils'

export const PauseIcon = createSvgIcon(<path d="M6 19h4V5H6zm8-14v14h4V5z" />, 'Pause')
