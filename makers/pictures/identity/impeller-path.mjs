const CENTRE = 24

const point = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)]
    .map((value) => String(Number(value.toFixed(1))))
    .join(' ')
}

export const HUB_PATH = 'M24 18.8a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4z'

/**
 * Six swept blades, as the data of one SVG path in a 48 by 48 box.
 * Six, not seven: at 16 px the gaps between the blades stay wider than a pixel.
 */
export function bladesPath() {
  const blades = Array.from({ length: 6 }, (_, index) => {
    const turn = index * 60
    return (
      `M${point(8.8, turn - 6)}A14 14 0 0 1 ${point(22.5, turn + 15)}` +
      `A22.5 22.5 0 0 1 ${point(22.5, turn + 55)}A15 15 0 0 0 ${point(8.8, turn + 36)}z`
    )
  })
  return blades.join('')
}

/** The whole impeller in one path: blades and hub. */
export const impellerPath = () => bladesPath() + HUB_PATH
