import * as THREE from 'three'
import { galvanised, matt, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { createGuardRail } from './site-props.js'
import { weathered } from './weathered.js'

/** A steel column on a base plate, an I-section standing on y. */
export function createColumn({
  height = 6,
  size = 0.26,
  material = weathered('#6f7f82', { streak: 0.4, stain: 0.25, dustTo: 0.7 }),
} = {}) {
  const group = new THREE.Group()
  for (const z of [-1, 1])
    group.add(slab([size, height, 0.025], material, [0, height / 2, (z * size) / 2], 0.004))
  group.add(
    slab([0.02, height, size], material, [0, height / 2, 0], 0.003),
    slab([size * 1.9, 0.03, size * 1.9], material, [0, 0.015, 0], 0.004),
  )
  return group
}

/** A caged ladder that climbs y from the ground, rungs along x. */
export function createLadder({ height = 6 } = {}) {
  const group = new THREE.Group()
  for (const x of [-0.23, 0.23])
    group.add(rod([x, 0, 0], [x, height + 1, 0], 0.025, galvanised(), 8))
  const rungs = Array.from({ length: Math.floor(height / 0.3) }, (_, index) => ({
    at: [0, 0.3 + index * 0.3, 0],
    turn: [0, 0, Math.PI / 2],
  }))
  group.add(copies(new THREE.CylinderGeometry(0.014, 0.014, 0.46, 8), galvanised(), rungs))
  const hoops = []
  for (let y = 2.3; y < height + 0.9; y += 0.8)
    hoops.push({ at: [0, y, 0], turn: [Math.PI / 2, 0, 0] })
  group.add(copies(new THREE.TorusGeometry(0.37, 0.014, 6, 24, Math.PI), galvanised(), hoops))
  for (const angle of [0.35, 1.05, 1.57, 2.1, 2.8]) {
    const [x, z] = [0.37 * Math.cos(angle), 0.37 * Math.sin(angle)]
    group.add(rod([x, 2.3, z], [x, height + 0.8, z], 0.012, galvanised(), 6))
  }
  return group
}

/** A walkway of grating along x with rails on both sides, its floor at y = 0. */
export function createWalkway({ length = 6, width = 1, rails = [-1, 1] } = {}) {
  const group = new THREE.Group()
  const steel = weathered('#6f7f82', { streak: 0.2, stain: 0.25 })
  for (const z of [-1, 1])
    group.add(slab([length, 0.2, 0.07], steel, [0, -0.12, (z * width) / 2], 0.006))
  const bars = Array.from({ length: Math.floor(length / 0.06) }, (_, index) => ({
    at: [-length / 2 + index * 0.06, -0.02, 0],
  }))
  group.add(copies(new THREE.BoxGeometry(0.012, 0.035, width), zinc(), bars))
  for (const side of rails) {
    const rail = createGuardRail({ length })
    rail.position.z = (side * width) / 2
    group.add(rail)
  }
  return group
}

/** A covered belt bridge along x from y = 0 at its left to `rise` at its right: a truss with a clad gallery on it. */
export function createBeltBridge({ length = 26, rise = 14, material } = {}) {
  const skin = material ?? weathered('#8f9b98', { streak: 0.5, stain: 0.25, roughness: 0.6 })
  const group = new THREE.Group()
  const tilted = new THREE.Group()
  tilted.rotation.z = Math.atan2(rise, length)
  const span = Math.hypot(length, rise)
  tilted.add(slab([span, 2.1, 2], skin, [span / 2, 1.2, 0], 0.05))
  for (let x = 1; x < span; x += 2)
    tilted.add(slab([0.9, 0.6, 2.03], matt('#2e3d42', 0.3), [x, 1.6, 0], 0.02))
  for (const z of [-0.95, 0.95]) {
    tilted.add(rod([0, -0.9, z], [span, -0.9, z], 0.09, skin, 6))
    for (let x = 0; x < span - 1.9; x += 2)
      tilted.add(
        rod([x, -0.9, z], [x + 1, 0.1, z], 0.05, skin, 5),
        rod([x + 1, 0.1, z], [x + 2, -0.9, z], 0.05, skin, 5),
      )
  }
  group.add(tilted)
  for (const share of [0.35, 0.75])
    for (const z of [-1, 1])
      group.add(
        rod(
          [share * length, 0, z * 1.6],
          [share * length, share * rise - 0.9, z * 0.8],
          0.16,
          skin,
          8,
        ),
      )
  return group
}
