import { styled } from '@mui/material/styles'

const bladeCount = 7

const Drawing = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.4,
})

/** A fan seen from the front, drawn in lines: fine enough to be shown as large as a window. Decorative. */
export function GuestWheel() {
  return (
    <Drawing viewBox="0 0 200 200" aria-hidden="true">
      {[99, 95, 26, 22, 8].map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} />
      ))}
      {Array.from({ length: bladeCount }, (_, blade) => (
        <g key={blade} transform={`rotate(${(blade * 360) / bladeCount} 100 100)`}>
          <path
            fill="currentColor"
            fillOpacity="0.14"
            d="M94 74.700C80 58 76 34 86 8.100A93 93 0 0 1 128 11.350C112 30 106 52 110 76.020Z"
          />
          <path d="M97 74.200C88 57 86 34 97 7.050M103.500 74.300C98 56 100 32 111 7.700" />
        </g>
      ))}
    </Drawing>
  )
}
