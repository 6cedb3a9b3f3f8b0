import { styled } from '@mui/material/styles'

const Svg = styled('svg')({ display: 'block', fill: 'currentColor', flexShrink: 0 })

const blades =
  'M23.1 15.2A14 14 0 0 1 29.8 2.3A22.5 22.5 0 0 1 42.4 11.1A15 15 0 0 0 29.2 16.9zM31.1 18.8A14 14 0 0 1 45.7 18.2A22.5 22.5 0 0 1 44.4 33.5A15 15 0 0 0 32.8 24.9zM32 27.6A14 14 0 0 1 39.9 39.9A22.5 22.5 0 0 1 26 46.4A15 15 0 0 0 27.6 32zM24.9 32.8A14 14 0 0 1 18.2 45.7A22.5 22.5 0 0 1 5.6 36.9A15 15 0 0 0 18.8 31.1zM16.9 29.2A14 14 0 0 1 2.3 29.8A22.5 22.5 0 0 1 3.6 14.5A15 15 0 0 0 15.2 23.1zM16 20.4A14 14 0 0 1 8.1 8.1A22.5 22.5 0 0 1 22 1.6A15 15 0 0 0 20.4 16zM24 18.8a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4z'

/** The company's motif: blades round a hub. Decorative: the component that shows it says what it stands for. */
export function Impeller({ size, className }: { size: number | string; className?: string }) {
  return (
    <Svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={className}>
      <path d={blades} />
    </Svg>
  )
}
