import { styled } from '@mui/material/styles'
import { motif } from '#brand/motif.ts'

const Svg = styled('svg')({ display: 'block', fill: 'currentColor', flexShrink: 0 })

/** The company's motif. Decorative: the component that shows it says what it stands for. */
export function Impeller({ size, className }: { size: number | string; className?: string }) {
  return (
    <Svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={className}>
      <path d={motif} />
    </Svg>
  )
}
