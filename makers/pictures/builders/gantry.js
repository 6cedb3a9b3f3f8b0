import * as THREE from 'three'
import { castIron, galvanised, matt } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { weathered } from './weathered.js'

/** A lattice leg that narrows upward. */
export function createLatticePost(height, width, material) {
  const group = new THREE.Group()
  const half = width / 2
  for (const x of [-half, half])
    for (const z of [-half, half])
      group.add(rod([x, 0, z], [x * 0.6, height, z * 0.6], 0.035, material, 6))
  const steps = Math.round(height / 0.6)
  for (let index = 0; index < steps; index += 1) {
    const [low, high] = [(index / steps) * height, ((index + 1) / steps) * height]
    const side = half * (1 - (0.4 * index) / steps)
    for (const z of [-side, side])
      group.add(rod([-side, low, z], [side, high, z], 0.015, material, 5))
    for (const x of [-side, side])
      group.add(rod([x, low, side], [x, high, -side], 0.015, material, 5))
  }
  return group
}

function string(material) {
  const profile = [[0.02, 0]]
  for (let index = 0; index < 9; index += 1)
    profile.push(
      [0.03, -0.04 - index * 0.09],
      [0.1, -0.08 - index * 0.09],
      [0.03, -0.1 - index * 0.09],
    )
  const group = turned(profile, material, { segments: 20, edge: 0 })
  group.rotation.x = -Math.PI / 2
  return group
}

/**
 * An outdoor switchyard bay along z: lattice gantries across x on footings, suspension insulators and sagging lines.
 * @param lines where the lines hang, as x in metres
 */
export function createGantryBay({
  width = 8,
  height = 7,
  length = 14,
  bays = 3,
  lines = [-width * 0.3, 0, width * 0.3],
} = {}) {
  const steel = galvanised()
  const group = new THREE.Group()
  const footing = weathered('#b5b1a6', { stain: 0.35, streak: 0.3, blotch: 1.2 })
  for (let index = 0; index < bays; index += 1) {
    const z = -(index * length) / (bays - 1)
    for (const x of [-width / 2, width / 2]) {
      const leg = createLatticePost(height, 0.8, steel)
      leg.position.set(x, 0.3, z)
      group.add(leg, slab([1.3, 0.34, 1.3], footing, [x, 0.17, z], 0.02))
    }
    for (const y of [height, height - 0.45])
      for (const dz of [-0.2, 0.2])
        group.add(rod([-width / 2, y, z + dz], [width / 2, y, z + dz], 0.035, steel, 6))
    for (let x = -width / 2; x < width / 2; x += 0.5)
      group.add(
        rod([x, height - 0.45, z + 0.2], [x + 0.5, height, z + 0.2], 0.015, steel, 5),
        rod([x, height, z - 0.2], [x + 0.5, height - 0.45, z - 0.2], 0.015, steel, 5),
      )
    for (const x of lines) {
      const hung = string(castIron('#6b3a2a'))
      hung.position.set(x, height - 0.45, z)
      group.add(hung)
    }
    if (index === 0) continue
    for (const x of lines) {
      const from = z + length / (bays - 1)
      const top = height - 1.35
      const curve = new THREE.QuadraticBezierCurve3(
        new THREE.Vector3(x, top, from),
        new THREE.Vector3(x, top - 0.9, (from + z) / 2),
        new THREE.Vector3(x, top, z),
      )
      group.add(new THREE.Mesh(new THREE.TubeGeometry(curve, 24, 0.02, 6), matt('#2c3437', 0.5)))
    }
  }
  return group
}
