import * as THREE from 'three'
import { matt, paint, rubber, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

/** The crossed bars of a lift from 0.62 m up, `height` metres high, along z. */
export function createScissors(height, { length, stages, material }) {
  const group = new THREE.Group()
  const rise = height / stages
  const reach = Math.sqrt(Math.max(0.2, length ** 2 - rise ** 2)) / 2
  for (let stage = 0; stage < stages; stage += 1)
    for (const x of [-0.28, 0.28])
      for (const sign of [-1, 1]) {
        const low = 0.62 + stage * rise
        const bar = slab([0.05, 0.09, length], material, [x + sign * 0.03, low + rise / 2, 0], 0.01)
        bar.rotation.x = sign * Math.atan2(rise, reach * 2)
        group.add(bar)
      }
  return group
}

/** A scissor lift along z whose platform stands `height` metres up; people stand at that height. */
export function createScissorLift({
  height = 2,
  color = '#e08a1e',
  length = 2.1,
  width = 0.9,
} = {}) {
  const body = paint(color, 0.42)
  const rail = paint('#e7e6df', 0.4)
  const group = new THREE.Group()
  group.add(
    slab([width, 0.3, length], body, [0, 0.36, 0], 0.03),
    slab([width * 0.7, 0.12, length * 0.9], matt('#22282b', 0.6), [0, 0.56, 0], 0.02),
    slab([width + 0.04, 0.1, length + 0.1], matt('#23282a', 0.6), [0, height - 0.06, 0], 0.01),
    slab([width - 0.3, 0.12, 0.006], matt('#f0efe8'), [0, 0.38, length / 2 + 0.002], 0.002),
  )
  const wheels = [-1, 1].flatMap((x) =>
    [-0.72, 0.72].map((z) => ({
      at: [(x * width) / 2 - x * 0.06, 0.19, z],
      turn: [0, 0, Math.PI / 2],
    })),
  )
  group.add(copies(new THREE.CylinderGeometry(0.19, 0.19, 0.13, 30), rubber(), wheels))
  group.add(copies(new THREE.CylinderGeometry(0.09, 0.09, 0.14, 20), zinc(), wheels))
  group.add(
    createScissors(height - 0.7, {
      length: length * 0.9,
      stages: Math.max(2, Math.round(height / 0.7)),
      material: body,
    }),
  )
  const [halfX, halfZ] = [width / 2, length / 2]
  for (const y of [0.55, 1.08]) {
    for (const x of [-halfX, halfX])
      group.add(rod([x, height + y, -halfZ], [x, height + y, halfZ], 0.018, rail, 10))
    for (const z of [-halfZ, halfZ])
      group.add(rod([-halfX, height + y, z], [halfX, height + y, z], 0.018, rail, 10))
  }
  for (const x of [-halfX, halfX])
    for (const z of [-halfZ, 0, halfZ])
      group.add(rod([x, height, z], [x, height + 1.08, z], 0.018, rail, 10))
  group.add(
    slab([0.2, 0.24, 0.14], matt('#1d2224'), [halfX - 0.14, height + 0.98, halfZ - 0.06], 0.02),
  )
  return group
}
