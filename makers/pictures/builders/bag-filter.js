import * as THREE from 'three'
import { matt } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { createColumn, createLadder, createWalkway } from './steelwork.js'
import { weathered } from './weathered.js'

/**
 * A bag filter along x on columns: ribbed housing above, hoppers below, walkways, a ladder at its front.
 * @param cells how many hoppers, each 3 m wide
 */
export function createBagFilter({ cells = 4, foot = 4.6, height = 5, depth = 4 } = {}) {
  const skin = weathered('#c2b9a5', {
    roughness: 0.6,
    stain: 0.22,
    streak: 0.5,
    blotch: 0.8,
  })
  const length = cells * 3
  const group = new THREE.Group()
  group.add(slab([length, height, depth], skin, [0, foot + height / 2, 0], 0.04))
  const ribs = []
  for (let x = -length / 2 + 0.5; x < length / 2; x += 0.75)
    for (const z of [-1, 1]) ribs.push({ at: [x, foot + height / 2, (z * depth) / 2] })
  group.add(copies(new THREE.BoxGeometry(0.07, height - 0.1, 0.14), skin, ribs))
  const hopper = new THREE.CylinderGeometry(2.0, 0.32, 2.7, 4, 1)
  hopper.rotateY(Math.PI / 4)
  hopper.scale(1.05, 1, 1.38)
  for (let cell = 0; cell < cells; cell += 1) {
    const x = -length / 2 + 1.5 + cell * 3
    const cone = new THREE.Mesh(hopper.toNonIndexed(), skin)
    cone.geometry.computeVertexNormals()
    cone.position.set(x, foot - 1.35, 0)
    group.add(
      cone,
      slab([0.5, 0.5, 0.5], matt('#3b4a4e', 0.5), [x, foot - 2.9, 0], 0.03),
      slab([1.3, 0.4, 1.4], matt('#48575b', 0.5), [x, foot + height + 0.2, 0], 0.04),
    )
  }
  for (let x = -length / 2; x <= length / 2; x += 3)
    for (const z of [-1, 1]) {
      const leg = createColumn({ height: foot })
      leg.position.set(x, 0, (z * (depth - 0.3)) / 2)
      group.add(leg)
    }
  group.add(slab([length, 0.35, 0.35], matt('#48575b', 0.5), [0, foot - 3.3, 0], 0.03))
  const low = createWalkway({ length, rails: [1] })
  low.position.set(0, foot + 0.2, depth / 2 + 0.55)
  const top = createWalkway({ length })
  top.position.set(0, foot + height + 0.3, depth / 2 - 0.6)
  const ladder = createLadder({ height: foot + height })
  ladder.position.set(length / 2 - 0.8, 0, depth / 2 + 1.1)
  group.add(low, top, ladder)
  return group
}
