import * as THREE from 'three'
import { aluminium, galvanised, paint, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createGuard } from './guard.js'

function curb(material) {
  const group = new THREE.Group()
  const geometry = new THREE.CylinderGeometry(0.98, 1.22, 0.5, 4, 1, true)
    .rotateY(Math.PI / 4)
    .toNonIndexed()
  geometry.computeVertexNormals()
  const skirt = new THREE.Mesh(geometry, material)
  skirt.position.y = 0.25
  group.add(
    skirt,
    slab([1.56, 0.05, 1.56], material, [0, 0.52, 0], 0.01),
    slab([1.86, 0.03, 1.86], material, [0, 0.015, 0], 0.01),
  )
  return group
}

/** A mushroom roof extractor, upright on y: curb, bird guard, spun dome over its motor. About 1.9 m wide. */
export function createRoofFan({
  dome = aluminium(),
  base = galvanised(),
  band = paint('#00857A'),
} = {}) {
  const group = new THREE.Group()
  group.add(curb(base))
  const upright = new THREE.Group()
  upright.rotation.x = -Math.PI / 2
  const louvre = (z, radius) =>
    turned(
      [
        [radius - 0.24, z + 0.1],
        [radius - 0.03, z + 0.012],
        [radius, z - 0.02],
        [radius - 0.012, z - 0.02],
        [radius - 0.25, z + 0.086],
      ],
      dome,
      { edge: 0.004, segments: 128 },
    )
  upright.add(
    turned(
      [
        [0.6, 0.54],
        [0.62, 0.54],
        [0.62, 0.72],
        [0.7, 0.78],
        [0.7, 0.8],
        [0.6, 0.8],
      ],
      base,
    ),
    louvre(0.8, 0.98),
    louvre(0.92, 0.96),
    louvre(1.04, 0.94),
    turned(
      [
        [0.62, 1.15],
        [0.985, 1.13],
        [1.0, 1.15],
        [1.0, 1.2],
        [0.94, 1.26],
        [0.7, 1.38],
        [0.5, 1.43],
        [0.47, 1.43],
      ],
      dome,
      { edge: 0.02, segments: 128, crease: 0.3 },
    ),
    turned(
      [
        [0.455, 1.4],
        [0.46, 1.44],
        [0.46, 1.62],
        [0.45, 1.64],
      ],
      band,
    ),
    turned(
      [
        [0.47, 1.63],
        [0.485, 1.64],
        [0.485, 1.68],
        [0.4, 1.76],
        [0.2, 1.81],
        [0, 1.82],
      ],
      dome,
      { edge: 0.02, segments: 96, crease: 0.3 },
    ),
    bolts(ring(16, 0.955, 1.235), 0.013),
    bolts(ring(8, 0.43, 1.735), 0.011),
  )
  group.add(upright)
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2
    const at = (r, y) => [r * Math.cos(angle), y, r * Math.sin(angle)]
    group.add(rod(at(0.76, 0.54), at(0.76, 1.16), 0.016, zinc(), 10))
  }
  for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
    const hook = new THREE.Mesh(new THREE.TorusGeometry(0.05, 0.012, 8, 24), zinc())
    hook.position.set(0.32 * Math.cos(turn), 1.8, 0.32 * Math.sin(turn))
    hook.rotation.y = -turn
    group.add(hook)
  }
  const mesh = createGuard({ radius: 0.7, rings: 8, dome: 0 })
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = 0.79
  group.add(mesh)
  return group
}
