import * as THREE from 'three'
import { blackSteel, zinc } from '../stage/finishes.js'
import { slab } from '../shapes/slab.js'
import { createGround, weathered } from './weathered.js'

/** A foundation in an oil pit: a kerb wall, stones within, two beams with rails along x for a transformer. */
export function createOilPit({ size = [6.6, 4], wall = 0.42 } = {}) {
  const [width, depth] = size
  const stone = weathered('#b5b1a6', { stain: 0.32, streak: 0.35, blotch: 1.1, dustTo: 0.1 })
  const group = new THREE.Group()
  for (const side of [-1, 1]) {
    group.add(
      slab([width, wall, 0.22], stone, [0, wall / 2, (side * depth) / 2], 0.02),
      slab([0.22, wall, depth], stone, [(side * width) / 2, wall / 2, 0], 0.02),
      slab([width - 0.3, 0.42, 0.55], stone, [0, 0.21, side * 0.5], 0.02),
      slab([width - 0.3, 0.1, 0.09], blackSteel(), [0, 0.46, side * 0.5], 0.01),
    )
    for (let x = -width / 2 + 0.5; x < width / 2; x += 0.8)
      group.add(slab([0.1, 0.04, 0.26], zinc(), [x, 0.43, side * 0.5], 0.006))
  }
  group.add(
    createGround(
      [width - 0.2, depth - 0.2],
      weathered('#8c8980', { gravel: 18, stain: 0.35 }),
      [0, 0.2, 0],
    ),
  )
  // Worn yellow paint marks the kerb's edge.
  group.add(
    slab([width + 0.02, 0.07, 0.235], weathered('#c79a2e', { stain: 0.75, blotch: 2.4 }), [
      0,
      wall - 0.03,
      depth / 2,
    ]),
  )
  return group
}

/** A fire wall between two transformers, in panels between columns. */
export function createFireWall({ length = 5, height = 4.4 } = {}) {
  const stone = weathered('#b9b4a7', { stain: 0.25, streak: 0.42, blotch: 0.7, dustTo: 0.5 })
  const group = new THREE.Group()
  group.add(slab([0.2, height, length], stone, [0, height / 2, 0], 0.02))
  for (const z of [-length / 2, 0, length / 2])
    group.add(slab([0.38, height + 0.06, 0.36], stone, [0, height / 2, z], 0.03))
  for (let y = 0.9; y < height; y += 0.9)
    group.add(slab([0.212, 0.018, length], weathered('#6f6c64'), [0, y, 0], 0.001))
  group.add(slab([0.46, 0.1, length + 0.4], stone, [0, height + 0.05, 0], 0.015))
  const steel = new THREE.Group()
  steel.add(group)
  return steel
}
