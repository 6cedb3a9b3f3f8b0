import * as THREE from 'three'
import { matt, paint, rubber, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { weathered } from './weathered.js'

/** A wooden cable drum that rolls along x, half wound, standing on y = 0. */
export function createCableDrum({ radius = 0.75, width = 0.7 } = {}) {
  const wood = weathered('#a98a60', { stain: 0.4, blotch: 2.2, dustTo: 0.3 })
  const group = new THREE.Group()
  const hub = new THREE.Group()
  hub.position.y = radius
  hub.rotation.y = Math.PI / 2
  for (const side of [-1, 1]) {
    const z = (side * width) / 2
    hub.add(
      turned(
        [
          [0.06, z - 0.035],
          [radius, z - 0.035],
          [radius, z + 0.035],
          [0.06, z + 0.035],
        ],
        wood,
        { segments: 56, edge: 0.008 },
      ),
    )
    for (let index = -3; index <= 3; index += 1)
      hub.add(
        slab(
          [0.012, Math.sqrt(radius ** 2 - (index * 0.19) ** 2) * 1.96, 0.004],
          matt('#4b3d2a', 0.9),
          [index * 0.19, 0, z + side * 0.036],
        ),
      )
  }
  const coil = Array.from({ length: 13 }, (_, index) => ({
    at: [0, 0, (index - 6) * 0.047],
  }))
  hub.add(
    copies(new THREE.TorusGeometry(radius * 0.72, 0.026, 10, 56), rubber(), coil),
    turned(
      [
        [radius * 0.7, width / 2],
        [radius * 0.7, -width / 2],
      ],
      rubber(),
      { edge: 0 },
    ),
  )
  group.add(hub)
  return group
}

/** A traffic cone with a white band. */
export function createCone() {
  const group = new THREE.Group()
  const orange = matt('#d9581f', 0.6)
  const body = turned(
    [
      [0.03, 0.7],
      [0.16, 0.05],
    ],
    orange,
    { edge: 0, segments: 32 },
  )
  const band = turned(
    [
      [0.079, 0.52],
      [0.115, 0.33],
    ],
    matt('#f2f1ec', 0.5),
    { edge: 0, segments: 32 },
  )
  for (const part of [body, band]) part.rotation.x = -Math.PI / 2
  group.add(body, band, slab([0.4, 0.05, 0.4], rubber(), [0, 0.025, 0], 0.02))
  return group
}

/** A pallet of five boards on three runners. */
export function createPallet() {
  const wood = weathered('#b08f63', { stain: 0.4, blotch: 3 })
  const group = new THREE.Group()
  for (const x of [-0.54, 0, 0.54]) group.add(slab([0.1, 0.1, 0.8], wood, [x, 0.05, 0], 0.006))
  for (let index = 0; index < 5; index += 1)
    group.add(slab([1.2, 0.022, 0.13], wood, [0, 0.112, -0.33 + index * 0.165], 0.004))
  return group
}

/** A box of boards with battens, `size` in metres. */
export function createCrate([width, height, depth] = [1, 0.7, 0.7]) {
  const wood = weathered('#b99869', { stain: 0.3, blotch: 2.4 })
  const group = new THREE.Group()
  group.add(slab([width, height, depth], wood, [0, height / 2, 0], 0.01))
  for (const side of [-1, 1]) {
    for (const x of [-1, 0, 1])
      group.add(
        slab([0.09, height, 0.025], wood, [x * (width / 2 - 0.05), height / 2, (side * depth) / 2]),
      )
    for (const y of [0.05, height - 0.05])
      group.add(slab([width, 0.09, 0.02], wood, [0, y, (side * depth) / 2]))
  }
  return group
}

/** A hose in loose coils on the floor. */
export function createHoseCoil({ radius = 0.4, turns = 4, color = '#2d3a33' } = {}) {
  const points = Array.from({ length: turns * 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    const wide = radius * (1 + 0.06 * Math.sin(index * 1.3))
    return new THREE.Vector3(
      wide * Math.cos(angle),
      0.02 + (index / (turns * 16)) * 0.05 + 0.012 * Math.sin(index),
      wide * Math.sin(angle) * 0.92,
    )
  })
  points.push(new THREE.Vector3(radius * 2.2, 0.02, radius * 0.6))
  const group = new THREE.Group()
  group.add(
    new THREE.Mesh(
      new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), turns * 60, 0.018, 8),
      matt(color, 0.6),
    ),
  )
  return group
}

/** A folding step ladder along x, two metres tall. */
export function createStepLadder({ height = 2 } = {}) {
  const group = new THREE.Group()
  const frame = paint('#c9842a', 0.5)
  for (const z of [-0.25, 0.25]) {
    group.add(
      rod([-0.5, 0, z * 1.2], [0, height, z], 0.024, frame, 8),
      rod([0.5, 0, z * 1.2], [0, height, z], 0.02, frame, 8),
    )
  }
  for (let y = 0.28; y < height; y += 0.28) {
    const x = -0.5 * (1 - y / height)
    group.add(slab([0.09, 0.02, 0.54], zinc(), [x, y, 0], 0.004))
  }
  return group
}

/** Yellow guard rail along x on posts with foot plates. */
export function createGuardRail({ length = 4, height = 1.05, color = '#d9a227' } = {}) {
  const group = new THREE.Group()
  const coat = weathered(color, { roughness: 0.5, stain: 0.35, blotch: 3 })
  const count = Math.max(1, Math.round(length / 1.4))
  for (let index = 0; index <= count; index += 1) {
    const x = -length / 2 + (index / count) * length
    group.add(rod([x, 0, 0], [x, height, 0], 0.028, coat, 12))
    group.add(slab([0.16, 0.015, 0.16], coat, [x, 0.008, 0], 0.003))
  }
  for (const y of [height, height * 0.52])
    group.add(rod([-length / 2, y, 0], [length / 2, y, 0], 0.026, coat, 12))
  group.add(slab([length, 0.1, 0.012], coat, [0, 0.07, 0], 0.003))
  return group
}
