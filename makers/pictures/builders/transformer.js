import * as THREE from 'three'
import { castIron, copper, matt, paint, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

function bushing(height, sheds, material) {
  const profile = [[0, height]]
  for (let index = sheds; index > 0; index -= 1) {
    const y = (index / sheds) * height * 0.85
    const flare = 0.09 + 0.02 * (1 - index / sheds)
    profile.push([0.045, y + 0.03], [flare, y], [0.045, y - 0.012])
  }
  profile.push([0.08, 0.02], [0.1, 0])
  const group = turned(profile, material, { segments: 40, edge: 0.004 })
  group.rotation.x = -Math.PI / 2
  group.add(rod([0, 0, height], [0, 0, height + 0.12], 0.02, copper()))
  return group
}

/** An oil-filled distribution transformer, front toward +z: finned tank, bushings, conservator, wheels. About 2 m wide. */
export function createTransformer({
  body = paint('#4f767c', 0.45),
  shed = castIron('#6b3a2a'),
} = {}) {
  const group = new THREE.Group()
  group.add(
    slab([1.7, 1.25, 0.8], body, [0, 0.95, 0], 0.03),
    slab([1.84, 0.05, 0.94], body, [0, 1.6, 0], 0.01),
    slab([1.84, 0.05, 0.94], body, [0, 1.655, 0], 0.01),
  )
  const fin = new THREE.BoxGeometry(0.016, 0.98, 0.26)
  const front = Array.from({ length: 27 }, (_, index) => index).flatMap((index) =>
    [-1, 1].map((side) => ({ at: [-0.78 + index * 0.06, 0.94, side * 0.52] })),
  )
  const ends = Array.from({ length: 10 }, (_, index) => index).flatMap((index) =>
    [-1, 1].map((side) => ({
      at: [side * 0.98, 0.94, -0.3 + index * 0.066],
      turn: [0, Math.PI / 2, 0],
    })),
  )
  group.add(copies(fin, body, [...front, ...ends]))
  for (const side of [-1, 1]) {
    for (const y of [0.5, 1.38])
      group.add(rod([-0.8, y, side * 0.63], [0.8, y, side * 0.63], 0.018, body))
  }
  const studs = Array.from({ length: 16 }, (_, index) => index).flatMap((index) =>
    [-1, 1].map((side) => ({
      at: [-0.84 + index * 0.112, 1.68, side * 0.43],
      turn: [-Math.PI / 2, 0, 0],
    })),
  )
  group.add(bolts(studs, 0.014))
  for (const x of [-0.5, 0, 0.5]) {
    const tall = bushing(0.5, 5, shed)
    tall.position.set(x, 1.68, -0.16)
    group.add(tall)
  }
  for (const x of [-0.6, -0.25, 0.1, 0.45]) {
    const low = bushing(0.2, 2, shed)
    low.position.set(x, 1.68, 0.24)
    group.add(low)
  }
  const drum = turned(
    [
      [0, 0.6],
      [0.18, 0.58],
      [0.2, 0.54],
      [0.2, -0.54],
      [0.18, -0.58],
      [0, -0.6],
    ],
    body,
    { edge: 0.02 },
  )
  drum.position.set(0.98, 2.02, 0)
  group.add(
    drum,
    rod([0.9, 1.66, 0.2], [0.95, 1.9, 0.2], 0.03, body),
    slab([0.06, 0.24, 0.06], body, [0.92, 1.78, -0.3]),
  )
  group.add(
    slab([0.34, 0.22, 0.03], zinc(), [0.3, 1.2, 0.675], 0.006),
    slab([0.26, 0.34, 0.12], matt('#1d3238', 0.5), [-0.42, 1.3, 0.7], 0.02),
  )
  for (const z of [-0.3, 0.3]) group.add(slab([1.8, 0.12, 0.1], body, [0, 0.24, z], 0.012))
  for (const x of [-0.65, 0.65]) {
    for (const z of [-0.3, 0.3]) {
      const wheel = turned(
        [
          [0, 0.04],
          [0.1, 0.04],
          [0.12, 0.02],
          [0.1, -0.04],
          [0, -0.04],
        ],
        castIron('#2c3437'),
        { segments: 40 },
      )
      wheel.rotation.y = Math.PI / 2
      wheel.position.set(x, 0.11, z)
      group.add(wheel)
    }
  }
  return group
}
