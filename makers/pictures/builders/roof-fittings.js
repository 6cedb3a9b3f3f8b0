import * as THREE from 'three'
import { galvanised, glow, matt, rubber, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { createBulkhead } from './plant-fittings.js'
import { weathered } from './weathered.js'

/** A stand across x for a duct of `width` at `height`: two legs on rubber feet and a channel. */
export function createDuctStand({ width = 1.1, height = 0.6 } = {}) {
  const group = new THREE.Group()
  group.add(slab([width + 0.1, 0.05, 0.05], galvanised(), [0, height - 0.025, 0], 0.004))
  for (const side of [-1, 1]) {
    const x = (side * width) / 2
    group.add(
      slab([0.05, height, 0.05], galvanised(), [x, height / 2, 0], 0.004),
      slab([0.3, 0.08, 0.34], rubber(), [x, 0.04, 0], 0.02),
    )
  }
  return group
}

/** A parapet along x with a metal coping and a rail on top. */
export function createParapet({ length = 24, height = 0.9, rail = true, color = '#8d8a86' } = {}) {
  const group = new THREE.Group()
  group.add(
    slab(
      [length, height, 0.25],
      weathered(color, { stain: 0.3, streak: 0.45 }),
      [0, height / 2, 0],
      0.015,
    ),
    slab([length, 0.05, 0.38], galvanised(), [0, height + 0.02, 0], 0.008),
  )
  if (!rail) return group
  for (let x = -length / 2; x <= length / 2; x += 1.8)
    group.add(rod([x, height, 0], [x, height + 0.55, 0], 0.02, galvanised(), 10))
  group.add(
    rod([-length / 2, height + 0.55, 0], [length / 2, height + 0.55, 0], 0.024, galvanised(), 10),
  )
  return group
}

/** The house over the stairs: a door that stands open to lit stairs, lamps beside it, a ladder; front toward +z. */
export function createStairHouse({ size = [4.4, 2.9, 3] } = {}) {
  const [width, height, depth] = size
  const wall = weathered('#a39c92', { stain: 0.22, streak: 0.45, dustTo: 0.3 })
  const group = new THREE.Group()
  group.add(
    slab([width, height, depth], wall, [0, height / 2, 0], 0.02),
    slab([width + 0.3, 0.16, depth + 0.3], wall, [0, height + 0.06, 0], 0.02),
    slab([1.1, 2.15, 0.02], glow('#ffcf8c', 2.2), [-0.5, 1.1, depth / 2 + 0.005], 0.002),
    slab([0.06, 2.2, 0.1], matt('#3b4a4f', 0.5), [-1.08, 1.1, depth / 2 + 0.03], 0.006),
    slab([0.06, 2.2, 0.1], matt('#3b4a4f', 0.5), [0.08, 1.1, depth / 2 + 0.03], 0.006),
    slab([1.2, 0.07, 0.1], matt('#3b4a4f', 0.5), [-0.5, 2.2, depth / 2 + 0.03], 0.006),
    slab([0.05, 2.12, 1.0], matt('#4f6168', 0.5), [0.12, 1.08, depth / 2 + 0.55], 0.01),
  )
  for (const x of [-1.6, 0.9]) {
    const lamp = createBulkhead({ power: 7 })
    lamp.position.set(x, 2.2, depth / 2 + 0.02)
    group.add(lamp)
  }
  for (const x of [1.5, 1.9])
    group.add(rod([x, 0, depth / 2 + 0.14], [x, height + 0.8, depth / 2 + 0.14], 0.022, zinc(), 8))
  for (let y = 0.3; y < height + 0.5; y += 0.3)
    group.add(rod([1.5, y, depth / 2 + 0.14], [1.9, y, depth / 2 + 0.14], 0.014, zinc(), 6))
  return group
}

/** Flat pavers in a walk along z, with worn joints. */
export function createPaverWalk({ length = 10, width = 1 } = {}) {
  const stone = weathered('#8f8c86', { stain: 0.35, blotch: 1.3, puddle: 0.5 })
  const poses = []
  for (let z = 0; z < length; z += 0.5)
    for (let x = 0; x < width; x += 0.5)
      poses.push({ at: [x - width / 2 + 0.25, 0.03, z - length / 2 + 0.25] })
  const group = new THREE.Group()
  group.add(copies(slab([0.49, 0.05, 0.49], stone).geometry, stone, poses))
  return group
}

/** Conduits along z on rubber blocks. */
export function createRoofConduits({ length = 10, count = 3 } = {}) {
  const group = new THREE.Group()
  for (let index = 0; index < count; index += 1)
    group.add(
      rod([index * 0.07, 0.13, -length / 2], [index * 0.07, 0.13, length / 2], 0.02, zinc(), 10),
    )
  for (let z = -length / 2 + 0.3; z < length / 2; z += 1.3)
    group.add(slab([count * 0.07 + 0.2, 0.1, 0.14], rubber(), [(count - 1) * 0.035, 0.05, z], 0.02))
  return group
}

/** A polyethylene water tank on a steel stand. */
export function createWaterTank({ radius = 0.9, height = 1.8 } = {}) {
  const group = new THREE.Group()
  const skin = weathered('#d5d2c8', { stain: 0.2, streak: 0.35, roughness: 0.5 })
  group.add(rod([0, 0.7, 0], [0, 0.7 + height, 0], radius, skin, 48))
  for (let y = 0.9; y < 0.7 + height; y += 0.3)
    group.add(rod([0, y, 0], [0, y + 0.06, 0], radius * 1.025, skin, 48))
  group.add(rod([0, 0.7 + height, 0], [0, 0.85 + height, 0], radius * 0.4, skin, 32))
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
    group.add(
      slab([0.08, 0.7, 0.08], galvanised(), [x * radius * 0.7, 0.35, z * radius * 0.7], 0.006),
    )
  group.add(slab([radius * 2, 0.08, radius * 2], galvanised(), [0, 0.66, 0], 0.01))
  group.add(rod([radius + 0.05, 0.2, 0], [radius + 0.05, 1.0, 0], 0.03, matt('#2b5d86', 0.5), 12))
  return group
}
