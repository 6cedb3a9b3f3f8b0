import { styled } from '@mui/material/styles'
import { encode } from 'uqr'
import { plainColors } from '#brand/plain-look.ts'

/** Dark on light in every scheme, as cameras expect it. */
const Drawing = styled('svg')({
  inlineSize: 'min(220px, 100%)',
  blockSize: 'auto',
  backgroundColor: plainColors.surface,
  color: plainColors.ink,
})

interface QrCodeProps {
  /** The content of the code. It is drawn here and sent to nobody (SESSION-44). */
  text: string
  label: string
}

/** A QR code as one path. */
export function QrCode({ text, label }: QrCodeProps) {
  // The ground around it is part of the standard: four modules on each side.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <Drawing
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={path.join('')} />
    </Drawing>
  )
}
