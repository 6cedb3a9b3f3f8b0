import { Group } from 'three'
import {
  bell,
  bolts,
  type Finishes,
  flange,
  guard,
  lofted,
  motor,
  type Place,
  plate,
  rod,
  slab,
  tube,
  turned,
} from './shapes.ts'
import { axialWheel } from './wheels.ts'

/** A fan that turns: what stands still, and its impeller, which turns round `z` of its own. */
export interface TurnedFan {
  fan: Group
  wheel: Group
}

const square = (half: number) =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const

/** A fan on a square plate for a wall, its motor on arms behind the ring. */
export function plateFan(finishes: Finishes): TurnedFan {
  const { frame, zinc } = finishes
  const fan = new Group()
  const wall = plate(square(1.25), 0.03, frame, 1.02)
  wall.position.z = 0.3
  const wheel = axialWheel({ tip: 0.97, hub: 0.3, count: 7, chord: 0.44 }, finishes)
  wheel.position.z = 0.08
  const drive = motor(0.27, 0.76, finishes)
  drive.position.z = -0.54
  fan.add(wall, bell(1, 0.3, 0.12, 1, frame), tube(1, -0.12, 0.3, frame), wheel, drive)
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const corner = (z: number): Place => [x * 0.87, y * 0.87, z]
      fan.add(rod(corner(0.3), corner(-0.5), 0.036, zinc))
      fan.add(rod(corner(-0.5), [x * 0.17, y * 0.17, -0.54], 0.036, zinc))
    }
  return { fan, wheel }
}

/** A fan in a round casing with flanges and feet. */
export function tubeFan(finishes: Finishes): TurnedFan {
  const { galvanised, frame, zinc } = finishes
  const half = 0.95
  const fan = new Group()
  fan.add(tube(1, -half, half, galvanised))
  for (const side of [-1, 1]) {
    const z = side * (half - 0.015)
    fan.add(flange(1, 1.14, z, galvanised), bolts(20, 1.08, z + side * 0.02, 0.02, zinc))
  }
  const wheel = axialWheel({ tip: 0.97, hub: 0.36, count: 9, chord: 0.4 }, finishes)
  wheel.position.z = half - 0.42
  const drive = motor(0.3, 0.8, finishes)
  drive.position.z = -0.12
  fan.add(wheel, drive)
  for (let index = 0; index < 4; index += 1) {
    const holder = new Group()
    holder.add(slab([0.7, 0.03, 0.4], frame, [0.64, 0, 0]))
    holder.rotation.z = Math.PI / 4 + (index * Math.PI) / 2
    holder.position.z = -0.12
    fan.add(holder)
  }
  for (const z of [-0.55, 0.55]) {
    fan.add(slab([1.5, 0.04, 0.16], frame, [0, -1.32, z]))
    for (const x of [-1, 1]) fan.add(slab([0.04, 0.56, 0.15], frame, [x * 0.64, -1.05, z]))
  }
  fan.add(slab([0.3, 0.16, 0.3], frame, [0, 1.1, 0]))
  return { fan, wheel }
}

const swellAt = (z: number) =>
  0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, (1 - Math.abs(z)) / 0.55)))
const widthAt = (cosine: number, z: number) => 0.72 + 0.36 * swellAt(z) * Math.abs(cosine) ** 0.8

/** A fan whose casing splits round its motor. */
export function bifurcatedFan(finishes: Finishes): TurnedFan {
  const { galvanised, frame, zinc } = finishes
  const fan = new Group()
  const body = lofted(
    80,
    160,
    (row, column) => {
      const z = -1 + row * 2
      const angle = column * Math.PI * 2
      return [
        widthAt(Math.cos(angle), z) * Math.cos(angle),
        (0.72 - 0.02 * swellAt(z)) * Math.sin(angle),
        z,
      ]
    },
    galvanised,
    (row, column) => {
      const z = -1 + row * 2
      const cosine = Math.cos(column * Math.PI * 2)
      return (z / 0.57) ** 4 + ((cosine * widthAt(cosine, z)) / 0.43) ** 4 < 1
    },
  )
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5
  const tunnel = lofted(
    1,
    96,
    (row, column) => {
      const angle = column * Math.PI * 2
      return [0.43 * soft(Math.cos(angle)), row * 1.24 - 0.62, 0.57 * soft(Math.sin(angle))]
    },
    galvanised,
  )
  const drive = motor(0.24, 0.72, finishes)
  drive.position.set(0, 0.2, 0)
  const wheel = axialWheel({ tip: 0.7, hub: 0.24, count: 8, chord: 0.3 }, finishes)
  wheel.position.z = 0.78
  fan.add(body, tunnel, drive, wheel)
  for (const side of [-1, 1])
    fan.add(flange(0.71, 0.83, side, galvanised), bolts(20, 0.78, side * 1.02, 0.016, zinc))
  for (const z of [-0.7, 0.7]) {
    fan.add(slab([1.1, 0.03, 0.14], frame, [0, -0.98, z]))
    for (const x of [-1, 1]) fan.add(slab([0.03, 0.5, 0.14], frame, [x * 0.46, -0.74, z]))
  }
  return { fan, wheel }
}

/** A fan between two silencers, with its brackets for a ceiling. */
export function jetFan(finishes: Finishes): TurnedFan {
  const { galvanised, zinc, dark } = finishes
  const length = 2.9
  const quiet = length * 0.31
  const fan = new Group()
  for (const side of [-1, 1] as const) {
    const [near, far] = [(side * length) / 2 - side * quiet, (side * length) / 2]
    fan.add(
      tube(0.6, Math.min(near, far), Math.max(near, far), galvanised),
      turned(
        [
          [0.44, near],
          [0.44, far],
        ],
        dark,
      ),
      flange(0.44, 0.64, near, zinc),
      bell(0.44, far, 0.12, side, galvanised),
      guard(0.54, far + side * 0.1, zinc),
    )
  }
  const middle = length / 2 - quiet
  fan.add(tube(0.53, -middle, middle, galvanised))
  const wheel = axialWheel({ tip: 0.43, hub: 0.17, count: 9, chord: 0.18 }, finishes)
  wheel.position.z = length / 2 - 0.2
  fan.add(wheel, slab([0.3, 0.2, 0.4], dark, [0.5, -0.3, 0]))
  for (const z of [-1, 1])
    for (const x of [-1, 1]) {
      const at = z * middle * 0.7
      fan.add(
        slab([0.03, 0.5, 0.14], zinc, [x * 0.42, 0.64, at]),
        slab([0.2, 0.03, 0.16], zinc, [x * 0.46, 0.9, at]),
      )
    }
  return { fan, wheel }
}
