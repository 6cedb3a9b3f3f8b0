import { styled } from '@mui/material/styles'
import type { ComponentType, SVGProps } from 'react'

/** Pixels at the usual size of letters. */
const sizes = { small: 20, medium: 24, large: 35 } as const

interface DrawingProps {
  size: keyof typeof sizes
}

/** Its sizes follow those of letters, which are set larger in Arabic. */
const Drawing = styled('svg', { shouldForwardProp: (name) => name !== 'size' })<DrawingProps>(
  ({ theme, size }) => ({
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fontSize: theme.typography.pxToRem(sizes[size]),
    fill: 'currentColor',
    userSelect: 'none',
  }),
)

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fontSize' | 'children'> {
  fontSize?: DrawingProps['size']
  /** Its name, where it says something that no words beside it do. */
  titleAccess?: string
}

export type Icon = ComponentType<IconProps>

/** An icon of one or more shapes, in the colour of the letters beside it. */
export function pathIcon(...shapes: string[]): Icon {
  const drawn = shapes.map((d) => <path key={d} d={d} />)
  return function PathIcon({ fontSize = 'medium', titleAccess, ...rest }) {
    return (
      <Drawing
        size={fontSize}
        viewBox="0 0 24 24"
        aria-hidden={titleAccess === undefined ? true : undefined}
        role={titleAccess === undefined ? undefined : 'img'}
        {...rest}
      >
        {drawn}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </Drawing>
    )
  }
}
