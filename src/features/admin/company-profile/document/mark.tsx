import { Path, Svg } from '@react-pdf/renderer'
import { motif } from '#brand/motif.ts'

interface MarkProps {
  /** Points of its side. */
  size: number
  color: string
  opacity?: number
}

/** The company's mark. */
export function Mark({ size, color, opacity = 1 }: MarkProps) {
  return (
    <Svg width={size} height={size} viewBox="1.5 1.5 45 45">
      <Path d={motif} fill={color} fillOpacity={opacity} />
    </Svg>
  )
}
