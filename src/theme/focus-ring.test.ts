import { expect, it } from 'vitest'
import { lightColors } from '#brand/colors.ts'

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// LOOK-6
it.each(['surface', 'ground', 'headWash', 'tealWash', 'band', 'bandDeep'] as const)(
  'the focus ring is three to one at least on %s',
  (ground) => {
    const [one, other] = [luminance(lightColors.focus), luminance(lightColors[ground])]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    expect(contrast).toBeGreaterThanOrEqual(3)
  },
)
