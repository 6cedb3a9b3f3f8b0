import * as THREE from 'three'
import { blackSteel, castIron, matt, turnedSteel } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { copies, ring } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

/** A finned, totally enclosed motor along z, its shaft toward +z. `radius` is that of the frame. */
export function createMotor({
  radius = 0.2,
  length = 0.62,
  color = '#1d5560',
  feet = false,
  box = true,
} = {}) {
  const body = castIron(color)
  const half = length / 2
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0, half],
        [radius * 0.55, half],
        [radius * 0.9, half * 0.88],
        [radius * 1.04, half * 0.82],
        [radius * 1.04, half * 0.66],
        [radius * 0.9, half * 0.66],
        [radius * 0.9, -half * 0.62],
        [radius * 1.04, -half * 0.62],
        [radius * 1.04, -half * 0.72],
        [radius * 0.98, -half * 0.75],
      ],
      body,
    ),
    turned(
      [
        [radius * 1.0, -half * 0.72],
        [radius * 1.03, -half * 0.98],
        [radius * 0.94, -half * 1.06],
        [radius * 0.2, -half * 1.06],
        [0, -half * 1.06],
      ],
      matt('#20393f', 0.55),
    ),
    turned(
      [
        [0, half * 1.3],
        [radius * 0.2, half * 1.3],
        [radius * 0.2, half * 0.96],
      ],
      turnedSteel(),
      { segments: 40 },
    ),
    bolts(ring(4, radius * 0.96, half * 0.84, Math.PI / 4), radius * 0.06),
  )
  const fin = new THREE.BoxGeometry(radius * 0.2, radius * 0.035, length * 0.62)
  group.add(copies(fin, body, ring(44, radius * 0.96, 0)))
  const slot = new THREE.BoxGeometry(radius * 0.5, radius * 0.05, 0.01)
  group.add(copies(slot, blackSteel(), ring(16, radius * 0.6, -half * 1.06)))
  if (box) {
    group.add(
      slab([radius * 0.95, radius * 0.5, radius * 1.0], body, [0, radius * 1.18, 0], radius * 0.06),
    )
    group.add(
      slab(
        [radius * 1.0, radius * 0.07, radius * 1.05],
        matt('#2a474d', 0.5),
        [0, radius * 1.45, 0],
        0.01,
      ),
    )
  }
  if (feet) {
    for (const side of [-1, 1]) {
      group.add(
        slab([radius * 0.5, radius * 0.16, length * 0.6], body, [
          side * radius * 0.82,
          -radius * 1.1,
          0,
        ]),
      )
      group.add(
        slab([radius * 0.16, radius * 0.5, length * 0.5], body, [
          side * radius * 0.7,
          -radius * 0.86,
          0,
        ]),
      )
    }
  }
  return group
}
