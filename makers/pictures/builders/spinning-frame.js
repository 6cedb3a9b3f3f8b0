import * as THREE from 'three'
import { matt, paint, steel } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'

/** A ring-spinning machine along z with two tiers of bobbins on both sides. */
export function createSpinningFrame({ length = 14, color = '#d7dedd', yarn = '#f3efe4' } = {}) {
  const skin = paint(color, 0.45)
  const group = new THREE.Group()
  group.add(
    slab([0.7, 0.55, length], skin, [0, 0.3, 0], 0.03),
    slab([0.24, 0.9, length], paint('#1d5560'), [0, 1.0, 0], 0.02),
    slab([0.9, 0.08, length], skin, [0, 1.5, 0], 0.02),
  )
  group.add(slab([0.9, 1.6, 0.7], paint('#2d6a70'), [0, 0.8, length / 2 + 0.3], 0.04))
  const spools = []
  const cones = []
  for (let z = -length / 2 + 0.15; z < length / 2; z += 0.16) {
    for (const side of [-1, 1]) {
      spools.push({ at: [side * 0.27, 0.75, z] })
      if (Math.round(z / 0.16) % 2 === 0) cones.push({ at: [side * 0.36, 1.7, z] })
    }
  }
  group.add(copies(new THREE.CylinderGeometry(0.034, 0.05, 0.3, 12), matt(yarn, 0.95), spools))
  group.add(copies(new THREE.CylinderGeometry(0.07, 0.115, 0.28, 16), matt(yarn, 0.95), cones))
  group.add(
    slab([0.05, 0.05, length], steel(), [0.3, 1.18, 0]),
    slab([0.05, 0.05, length], steel(), [-0.3, 1.18, 0]),
  )
  return group
}
