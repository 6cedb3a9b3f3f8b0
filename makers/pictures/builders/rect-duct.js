import * as THREE from 'three'
import { galvanised, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ductWalls } from '../shapes/lofted-duct.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

/** A rectangular flange frame in the xy plane with bolts at its corners. */
export function createDuctFlange([width, height], z = 0, material = zinc(), lip = 0.045) {
  const group = new THREE.Group()
  for (const side of [-1, 1]) {
    group.add(
      slab([width + lip * 2, lip, 0.026], material, [0, side * (height / 2 + lip / 2), z], 0.004),
    )
    group.add(slab([lip, height, 0.026], material, [side * (width / 2 + lip / 2), 0, z], 0.004))
  }
  const poses = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => ({
      at: [x * (width / 2 + lip / 2), y * (height / 2 + lip / 2), z + 0.013],
    })),
  )
  group.add(bolts(poses, lip * 0.24))
  return group
}

/** A straight run of rectangular duct along z with flanges every `pitch` metres and, if asked, hangers up to `ceiling`. */
export function createRectDuct({
  size = [0.9, 0.6],
  length = 4,
  pitch = 1.2,
  material = galvanised(),
  ceiling = 0,
} = {}) {
  const [width, height] = size
  const group = new THREE.Group()
  group.add(ductWalls([width, height, length], material, { panel: pitch }))
  const count = Math.max(1, Math.round(length / pitch))
  for (let index = 0; index <= count; index += 1) {
    const z = -length / 2 + (length / count) * index
    group.add(createDuctFlange(size, z))
    if (ceiling > 0 && index % 2 === 1) {
      const beam = z + 0.1
      group.add(slab([width + 0.24, 0.04, 0.04], zinc(), [0, -height / 2 - 0.03, beam], 0.004))
      for (const x of [-1, 1]) {
        const at = x * (width / 2 + 0.08)
        group.add(rod([at, -height / 2 - 0.08, beam], [at, ceiling, beam], 0.008, zinc(), 8))
      }
    }
  }
  return group
}

/** A ninety-degree bend: from along z to along x, inner throat `throat`. */
export function createRectBend({
  size = [0.9, 0.6],
  throat = 0.25,
  material = galvanised(),
  steps = 14,
} = {}) {
  const [width, height] = size
  const positions = []
  const quad = (a, b, c, d) => positions.push(...a, ...b, ...c, ...a, ...c, ...d)
  const at = (radius, angle, y) => [
    throat + width - radius * Math.cos(angle),
    y,
    radius * Math.sin(angle),
  ]
  for (let index = 0; index < steps; index += 1) {
    const from = (index / steps) * (Math.PI / 2)
    const to = ((index + 1) / steps) * (Math.PI / 2)
    const [near, far, top, low] = [throat, throat + width, height / 2, -height / 2]
    quad(at(far, from, low), at(far, to, low), at(far, to, top), at(far, from, top))
    quad(at(near, from, low), at(near, from, top), at(near, to, top), at(near, to, low))
    quad(at(near, from, top), at(far, from, top), at(far, to, top), at(near, to, top))
    quad(at(near, from, low), at(near, to, low), at(far, to, low), at(far, from, low))
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  const group = new THREE.Group()
  group.add(new THREE.Mesh(geometry, material))
  group.position.x = -(width / 2)
  const outer = new THREE.Group()
  outer.add(group)
  return outer
}
