import { createSvgIcon } from '@mui/material/utils'

/** An icon of one or more shapes. */
export function pathIcon(...shapes: string[]) {
  return createSvgIcon(
    shapes.map((d) => <path key={d} d={d} />),
    '',
  )
}
