import { CylinderGeometry, Group, Mesh } from 'three'
import type { TurnedFan } from './axial-fans.ts'
import {
  bell,
  bolts,
  type Finishes,
  flange,
  guard,
  lofted,
  motor,
  plate,
  rod,
  slab,
  turned,
} from './shapes.ts'
import { axialWheel, centrifugalWheel } from './wheels.ts'

const outletTop = 1.75

/** The scroll's outline: a spiral that opens from the cut-off round to an outlet on top. */
const scroll = [
  ...Array.from({ length: 61 }, (_, step) => {
    const share = step / 60
    const angle = Math.PI * 0.26 + share * Math.PI * 1.74
    const radius = 0.86 + 0.46 * share
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  }),
  [1.32, outletTop] as const,
  [0.48, outletTop] as const,
]

/** A fan in a scroll, driven directly, on its base. */
export function scrollFan(finishes: Finishes): TurnedFan {
  const { paint, aluminium, galvanised, frame, zinc } = finishes
  const half = 0.4
  const fan = new Group()
  const [front, back] = [plate(scroll, 0.02, paint, 0.56), plate(scroll, 0.02, paint)]
  front.position.z = half
  back.position.z = -half
  // The outlet stays open: the strip ends at the outline's last but one point.
  const strip = scroll.slice(0, -1)
  const wrap = lofted(
    1,
    strip.length - 1,
    (row, column) => {
      const [x, y] = strip[Math.round(column * (strip.length - 1))] ?? [0, 0]
      return [x, y, (row - 0.5) * half * 2]
    },
    paint,
  )
  const cut = lofted(
    1,
    1,
    (row, column) => {
      const [x, y] = (column === 0 ? scroll.at(-1) : scroll[0]) ?? [0, 0]
      return [x, y, (row - 0.5) * half * 2]
    },
    paint,
  )
  const wheel = centrifugalWheel(0.72, 0.5, galvanised)
  wheel.position.z = -0.06
  const drive = motor(0.28, 0.8, finishes)
  drive.position.z = -half - 0.55
  fan.add(front, back, wrap, cut, wheel, drive)
  fan.add(bell(0.45, half - 0.1, 0.16, 1, aluminium), bolts(12, 0.6, half + 0.03, 0.014, zinc))
  fan.add(
    slab([0.96, 0.05, 0.04], frame, [0.9, outletTop, half + 0.02]),
    slab([0.96, 0.05, 0.04], frame, [0.9, outletTop, -half - 0.02]),
    slab([0.05, 0.05, 0.84], frame, [0.44, outletTop, 0]),
    slab([0.05, 0.05, 0.84], frame, [1.36, outletTop, 0]),
  )
  const base = -1.42
  for (const x of [-0.95, 0.95]) {
    fan.add(slab([0.12, 0.16, 2.1], frame, [x, base, -0.42]))
    for (const z of [half - 0.06, -half + 0.06])
      fan.add(slab([0.09, 0.62, 0.09], frame, [x * 0.76, base + 0.36, z]))
  }
  for (const z of [half + 0.1, -half - 0.1, -half - 0.9])
    fan.add(slab([2, 0.12, 0.1], frame, [0, base + 0.02, z]))
  fan.add(slab([0.8, 1, 0.7], frame, [0, -0.86, -half - 0.52]))
  return { fan, wheel }
}

/** A fan between two spigots for a round duct. */
export function spigotFan(finishes: Finishes): TurnedFan {
  const { skin, paint, galvanised, frame } = finishes
  const fan = new Group()
  fan.add(
    turned(
      [
        [0.46, 1],
        [0.48, 1],
        [0.48, 0.62],
        [0.72, 0.4],
        [0.74, 0.36],
        [0.74, -0.36],
        [0.72, -0.4],
        [0.48, -0.62],
        [0.48, -1],
        [0.46, -1],
        [0.46, 1],
      ],
      skin,
      96,
    ),
    flange(0.73, 0.765, 0, paint),
    flange(0.7, 0.775, 0.42, galvanised),
    flange(0.7, 0.775, -0.42, galvanised),
    slab([0.46, 0.26, 0.5], frame, [0, 0.84, 0]),
  )
  const wheel = axialWheel({ tip: 0.445, hub: 0.18, count: 9, chord: 0.2 }, finishes)
  wheel.position.z = 0.72
  fan.add(wheel)
  for (const z of [-0.3, 0.3]) {
    fan.add(slab([0.9, 0.03, 0.12], galvanised, [0, -0.92, z]))
    for (const x of [-1, 1]) fan.add(slab([0.03, 0.34, 0.12], galvanised, [x * 0.4, -0.76, z]))
  }
  return { fan, wheel }
}

/** A fan in a lined box. */
export function boxFan(finishes: Finishes): TurnedFan {
  const { skin, aluminium, frame, galvanised, dark } = finishes
  const [width, height, depth] = [1.9, 1.6, 1.8]
  const fan = new Group()
  const [x, y] = [width / 2 - 0.05, height / 2 - 0.05]
  const front = plate(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    0.03,
    skin,
    0.5,
  )
  front.position.z = depth / 2
  const wheel = centrifugalWheel(0.66, 0.42, aluminium)
  wheel.position.z = depth / 2 - 0.42
  fan.add(front, wheel, bell(0.42, depth / 2 - 0.14, 0.16, 1, aluminium))
  fan.add(
    slab([0.03, height - 0.1, depth - 0.1], skin, [width / 2, 0, 0]),
    slab([0.03, height - 0.1, depth - 0.1], skin, [-width / 2, 0, 0]),
    slab([width - 0.06, 0.03, depth - 0.06], skin, [0, height / 2, 0]),
    slab([width - 0.06, 0.03, depth - 0.06], skin, [0, -height / 2, 0]),
    slab([width - 0.2, height - 0.2, 0.02], dark, [0, 0, -depth / 2]),
    slab([0.05, 0.2, 0.24], frame, [width / 2 + 0.03, 0.1, 0]),
  )
  for (const sideX of [-1, 1]) {
    for (const sideY of [-1, 1]) {
      const at = [(sideX * width) / 2, (sideY * height) / 2] as const
      fan.add(slab([0.08, 0.08, depth], aluminium, [...at, 0]))
      fan.add(slab([0.1, 0.1, 0.1], frame, [...at, depth / 2]))
      fan.add(slab([0.1, 0.1, 0.1], frame, [...at, -depth / 2]))
    }
    for (const z of [-1, 1])
      fan.add(slab([0.08, height, 0.08], aluminium, [(sideX * width) / 2, 0, (z * depth) / 2]))
    fan.add(slab([0.12, 0.16, depth + 0.1], galvanised, [sideX * 0.8, -height / 2 - 0.1, 0]))
  }
  for (const sideY of [-1, 1])
    for (const z of [-1, 1])
      fan.add(slab([width, 0.08, 0.08], aluminium, [0, (sideY * height) / 2, (z * depth) / 2]))
  return { fan, wheel }
}

/** A fan for roofs, upright: its curb, its louvres, the hood over its motor. */
export function cowlFan(finishes: Finishes): TurnedFan {
  const { aluminium, galvanised, paint, zinc } = finishes
  const fan = new Group()
  const skirt = new Mesh(
    new CylinderGeometry(0.98, 1.22, 0.5, 4, 1, true).rotateY(Math.PI / 4).toNonIndexed(),
    galvanised,
  )
  skirt.geometry.computeVertexNormals()
  skirt.position.y = 0.25
  const upright = new Group()
  upright.rotation.x = -Math.PI / 2
  for (const [z, radius] of [
    [0.8, 0.98],
    [0.92, 0.96],
    [1.04, 0.94],
  ] as const)
    upright.add(
      turned(
        [
          [radius - 0.24, z + 0.1],
          [radius - 0.03, z + 0.012],
          [radius, z - 0.02],
        ],
        aluminium,
        96,
      ),
    )
  upright.add(
    turned(
      [
        [0.62, 1.15],
        [0.985, 1.13],
        [1, 1.2],
        [0.94, 1.26],
        [0.7, 1.38],
        [0.46, 1.44],
        [0.46, 1.62],
      ],
      aluminium,
      96,
    ),
    turned(
      [
        [0.465, 1.46],
        [0.465, 1.6],
      ],
      paint,
    ),
    turned(
      [
        [0.485, 1.64],
        [0.485, 1.68],
        [0.4, 1.76],
        [0.2, 1.81],
        [0, 1.82],
      ],
      aluminium,
    ),
    flange(0.6, 0.72, 0.78, galvanised),
    guard(0.7, 0.76, zinc),
  )
  const wheel = axialWheel({ tip: 0.6, hub: 0.2, count: 8, chord: 0.26 }, finishes)
  wheel.position.z = 0.62
  upright.add(wheel)
  fan.add(skirt, slab([1.56, 0.05, 1.56], galvanised, [0, 0.52, 0]), upright)
  fan.add(slab([1.86, 0.03, 1.86], galvanised, [0, 0.015, 0]))
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2
    const [x, z] = [0.76 * Math.cos(angle), 0.76 * Math.sin(angle)]
    fan.add(rod([x, 0.54, z], [x, 1.16, z], 0.016, zinc))
  }
  return { fan, wheel }
}
