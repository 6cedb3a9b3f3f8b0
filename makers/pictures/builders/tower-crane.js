import * as THREE from 'three'
import { concrete, matt, paint } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

/** A lattice boom of square section from x=0 along +x. */
function lattice(length, side, material, pitch = side) {
  const group = new THREE.Group()
  const half = side / 2
  for (const y of [-half, half])
    for (const z of [-half, half])
      group.add(rod([0, y, z], [length, y, z], side * 0.06, material, 8))
  for (let x = 0; x < length - pitch / 2; x += pitch) {
    for (const z of [-half, half])
      group.add(
        rod([x, -half, z], [x + pitch / 2, half, z], side * 0.035, material, 6),
        rod([x + pitch / 2, half, z], [x + pitch, -half, z], side * 0.035, material, 6),
      )
    for (const y of [-half, half])
      group.add(rod([x, y, -half], [x + pitch, y, half], side * 0.03, material, 6))
  }
  return group
}

/** A tower crane standing on y, its jib along +x. */
export function createTowerCrane({
  height = 16,
  jib = 11,
  color = '#E9A23B',
  hook = 5,
  side = 0.62,
} = {}) {
  const steel = paint(color, 0.45)
  const group = new THREE.Group()
  const mast = lattice(height, side, steel)
  mast.rotation.z = Math.PI / 2
  const arm = lattice(jib, side * 0.7, steel)
  arm.position.y = height + 0.2
  const tail = lattice(jib * 0.32, side * 0.7, steel)
  tail.position.y = height + 0.2
  tail.rotation.y = Math.PI
  const peak = height + 1.9
  group.add(
    mast,
    arm,
    tail,
    rod([0, height, 0], [0, peak, 0], 0.07, steel, 8),
    rod([0, peak, 0], [jib * 0.72, height + 0.4, 0], 0.02, matt('#2c3437'), 6),
    rod([0, peak, 0], [-jib * 0.3, height + 0.4, 0], 0.02, matt('#2c3437'), 6),
  )
  group.add(
    slab([0.9, 0.8, 0.7], concrete('#8d9290'), [-jib * 0.28, height - 0.25, 0], 0.04),
    slab([0.55, 0.7, 0.6], paint('#eef2f1'), [0.5, height - 0.15, 0.55], 0.06),
    slab([0.02, 0.4, 0.5], paint('#1d5560', 0.1), [0.78, height - 0.05, 0.55], 0.006),
  )
  const drop = jib * 0.62
  group.add(
    rod([drop, height - 0.1, 0], [drop, height - hook, 0], 0.014, matt('#2c3437'), 6),
    slab([0.16, 0.3, 0.12], paint('#1d3238'), [drop, height - hook, 0], 0.03),
  )
  return group
}
