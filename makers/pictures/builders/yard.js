import * as THREE from 'three'
import { galvanised, matt, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { createRandom } from '../stage/low-discrepancy.js'
import { weathered } from './weathered.js'

/** A cable trench along z: two kerbs and loose concrete covers, some a little askew. */
export function createTrenchCovers({ width = 0.8, length = 12, seed = 2 } = {}) {
  const random = createRandom(seed)
  const stone = weathered('#aaa89f', { stain: 0.3, blotch: 1.4 })
  const group = new THREE.Group()
  for (const side of [-1, 1])
    group.add(slab([0.1, 0.12, length], stone, [side * (width / 2 + 0.06), 0.03, 0], 0.012))
  const poses = Array.from({ length: Math.floor(length / 0.6) }, (_, index) => ({
    at: [(random() - 0.5) * 0.02, 0.045 + random() * 0.014, -length / 2 + 0.3 + index * 0.6],
    turn: [0, (random() - 0.5) * 0.03, 0],
  }))
  group.add(copies(slab([width, 0.07, 0.585], stone, [0, 0, 0], 0.012).geometry, stone, poses))
  const grips = poses.flatMap(({ at: [x, y, z] }) =>
    [-1, 1].map((side) => ({ at: [x + side * width * 0.3, y + 0.036, z] })),
  )
  group.add(copies(new THREE.BoxGeometry(0.09, 0.004, 0.03), matt('#2a2b29', 0.9), grips))
  return group
}

/** Kerb stones along z, each a metre long. */
export function createKerb({ length = 10, height = 0.16, width = 0.14, color = '#b3b0a6' } = {}) {
  const stone = weathered(color, { stain: 0.3, blotch: 1.5, dustTo: 0.06 })
  const poses = Array.from({ length: Math.floor(length) }, (_, index) => ({
    at: [0, height / 2, -length / 2 + 0.5 + index],
  }))
  const group = new THREE.Group()
  group.add(copies(slab([width, height, 0.985], stone, [0, 0, 0], 0.015).geometry, stone, poses))
  return group
}

/** A wire fence along x on a low wall: posts with bent tops, three strands and a mesh one sees through. */
export function createFence({ length = 30, height = 2.3, pitch = 2.5 } = {}) {
  const group = new THREE.Group()
  const wall = weathered('#b2ad9f', { stain: 0.3, streak: 0.25, blotch: 0.9 })
  group.add(slab([length, 0.4, 0.18], wall, [0, 0.2, 0], 0.015))
  const posts = Array.from({ length: Math.floor(length / pitch) + 1 }, (_, index) => ({
    at: [-length / 2 + index * pitch, 0.4 + height / 2, 0],
  }))
  group.add(copies(new THREE.CylinderGeometry(0.035, 0.035, height, 10), galvanised(), posts))
  const arms = posts.map(({ at: [x] }) => ({ at: [x, height + 0.52, 0.12], turn: [0.75, 0, 0] }))
  group.add(copies(new THREE.CylinderGeometry(0.022, 0.022, 0.4, 8), galvanised(), arms))
  for (const [y, z] of [
    [0.5, 0],
    [height + 0.3, 0],
    [height + 0.46, 0.06],
    [height + 0.56, 0.15],
    [height + 0.66, 0.24],
  ])
    group.add(rod([-length / 2, y, z], [length / 2, y, z], 0.009, zinc(), 5))
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(length, height - 0.1),
    new THREE.MeshStandardMaterial({
      color: '#8b9394',
      transparent: true,
      opacity: 0.3,
      side: THREE.DoubleSide,
      depthWrite: false,
    }),
  )
  mesh.position.y = 0.45 + height / 2
  mesh.userData.shadowless = true
  group.add(mesh)
  return group
}

/** A lamp mast with a cross-arm of floodlights that look toward +z. */
export function createLampMast({ height = 9, lamps = 2, power = 0 } = {}) {
  const group = new THREE.Group()
  const steel = galvanised()
  group.add(
    slab([0.9, 0.35, 0.9], weathered('#b2ad9f', { streak: 0.2 }), [0, 0.17, 0], 0.02),
    rod([0, 0.3, 0], [0, height, 0], 0.075, steel, 14),
    rod([-0.6, height, 0], [0.6, height, 0], 0.04, steel, 10),
    slab([0.22, 0.5, 0.16], steel, [0, 1.3, 0.1], 0.01),
  )
  for (let index = 0; index < lamps; index += 1) {
    const head = new THREE.Group()
    head.position.set(lamps === 1 ? 0 : -0.5 + index / (lamps - 1), height - 0.16, 0.14)
    head.rotation.x = 0.6
    const face =
      power > 0
        ? new THREE.MeshBasicMaterial({ color: new THREE.Color('#ffe2b0').multiplyScalar(power) })
        : matt('#e8e6da', 0.3)
    head.add(
      slab([0.42, 0.3, 0.14], matt('#2e3638', 0.5), [0, 0, 0], 0.02),
      slab([0.36, 0.24, 0.02], face, [0, 0, 0.075], 0.004),
    )
    group.add(head)
  }
  return group
}

/** Loose stones strewn over a rectangle round the origin, most near its `edge` (0 to 1). */
export function createStones({
  area = [4, 4],
  count = 120,
  size = 0.05,
  color = '#958d80',
  seed = 3,
} = {}) {
  const random = createRandom(seed)
  const poses = Array.from({ length: count }, () => {
    const scale = size * (0.4 + random())
    return {
      at: [(random() - 0.5) * area[0], scale * 0.3, (random() - 0.5) * area[1]],
      turn: [random() * 3, random() * 3, random() * 3],
      scale: [scale, scale * 0.7, scale * 0.9],
    }
  })
  const group = new THREE.Group()
  group.add(copies(new THREE.IcosahedronGeometry(1, 0), matt(color, 0.95), poses))
  return group
}
