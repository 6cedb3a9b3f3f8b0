import { Group, type Material } from 'three'
import { type Finishes, lofted, type Place, plate, turned } from './shapes.ts'

interface AxialWheel {
  tip: number
  hub: number
  count: number
  chord: number
}

/** Radians: a blade stands steeper at its root than at its tip. */
const twist = { root: 0.95, tip: 0.45 }
const sweep = 0.22

/** A point of an aerofoil blade: along its span, and round its section (NACA four-digit form). */
function bladePoint({ tip, hub, chord }: AxialWheel, span: number, round: number): Place {
  const radius = hub * 0.94 + (tip - hub * 0.94) * span
  const length = chord * (0.86 + 0.3 * span) * (span > 0.96 ? 0.9 : 1)
  const stagger = twist.root + (twist.tip - twist.root) * span ** 0.8
  const angle = round * Math.PI * 2
  const share = (1 + Math.cos(angle)) / 2
  const thickness = 5 * (0.12 - 0.05 * span)
  const half =
    thickness *
    (0.2969 * Math.sqrt(share) -
      0.126 * share -
      0.3516 * share ** 2 +
      0.2843 * share ** 3 -
      0.1036 * share ** 4)
  const rise = (0.28 * share * (1 - share) + Math.sign(Math.sin(angle)) * half) * length
  const run = (share - 0.5) * length
  const across = run * Math.cos(stagger) - rise * Math.sin(stagger)
  const turn = across / radius + sweep * span ** 1.6
  return [
    radius * Math.cos(turn),
    radius * Math.sin(turn),
    run * Math.sin(stagger) + rise * Math.cos(stagger),
  ]
}

/** An axial impeller round z, its nose toward +z. */
export function axialWheel(wheel: AxialWheel, { aluminium, frame }: Finishes): Group {
  const group = new Group()
  const { hub, count } = wheel
  for (let index = 0; index < count; index += 1) {
    const blade = lofted(16, 24, (span, round) => bladePoint(wheel, span, round), aluminium)
    blade.rotation.z = (index / count) * Math.PI * 2
    group.add(blade)
  }
  const half = hub * 0.4
  group.add(
    turned(
      [
        [0, half],
        [hub * 0.6, half],
        [hub * 0.93, half * 0.92],
        [hub, half * 0.6],
        [hub, -half],
        [0, -half],
      ],
      frame,
    ),
    turned(
      Array.from({ length: 13 }, (_, step) => {
        const angle = (step / 12) * (Math.PI / 2)
        return [hub * 0.5 * Math.sin(angle), half + hub * 0.34 * Math.cos(angle)] as const
      }),
      aluminium,
    ),
  )
  return group
}

/** A backward-curved wheel round z with its shroud toward +z. */
export function centrifugalWheel(radius: number, depth: number, material: Material): Group {
  const group = new Group()
  const inner = radius * 0.62
  const half = depth / 2
  const count = 11
  const line = Array.from({ length: 13 }, (_, step) => {
    const share = step / 12
    const angle = -0.75 * share ** 0.9
    const reach = inner + (radius - inner) * share
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const
  })
  const back = line.map(([x, y]) => [x + 0.012, y + 0.016] as const).reverse()
  for (let index = 0; index < count; index += 1) {
    const blade = plate([...line, ...back], depth, material)
    blade.rotation.z = (index / count) * Math.PI * 2
    group.add(blade)
  }
  group.add(
    turned(
      [
        [inner * 0.98, half + 0.12],
        [inner, half + 0.07],
        [inner * 1.12, half + 0.02],
        [radius, half - 0.02],
      ],
      material,
    ),
    turned(
      [
        [0, -half],
        [radius, -half],
        [radius, -half - 0.014],
        [0, -half - 0.014],
      ],
      material,
    ),
    turned(
      [
        [0, -half + 0.3],
        [0.07, -half + 0.3],
        [0.15, -half + 0.06],
        [0.24, -half],
      ],
      material,
    ),
  )
  return group
}
