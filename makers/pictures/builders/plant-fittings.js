import * as THREE from 'three'
import {
  aluminium,
  blackSteel,
  castIron,
  glow,
  matt,
  paint,
  rubber,
  steel,
  zinc,
} from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createTrapeze } from './hanger.js'
import { createGateValve, createGauge, createPipe } from './pipework.js'
import { createRectDuct } from './rect-duct.js'
import { createSign } from './sign.js'
import { weathered } from './weathered.js'

/** A duct from a unit's top at y = 0 up to `rise`, on a dark flexible sleeve. */
export function createRiserDuct({ size = [0.9, 0.6], rise = 1 } = {}) {
  const [width, depth] = size
  const group = new THREE.Group()
  const cloth = matt('#23282a', 0.9)
  group.add(slab([width - 0.03, 0.2, depth - 0.03], cloth, [0, 0.1, 0], 0.03))
  const folds = [0.05, 0.1, 0.15].map((y) => ({ at: [0, y, 0] }))
  group.add(copies(new THREE.BoxGeometry(width, 0.022, depth), cloth, folds))
  const duct = createRectDuct({ size, length: rise - 0.2, pitch: 0.7 })
  duct.rotation.x = Math.PI / 2
  duct.position.y = 0.2 + (rise - 0.2) / 2
  group.add(duct)
  return group
}

/**
 * Pipes in a row along z in bright cladding with bands of colour, on trapezes up to `ceiling` metres above.
 * @param pipes each { radius, band }, from left to right
 */
export function createPipeRack({ pipes, length = 16, gap = 0.42, ceiling = 0.8 } = {}) {
  const group = new THREE.Group()
  const clad = weathered('#c9cdcb', { roughness: 0.34, metalness: 0.85, stain: 0.12, blotch: 2 })
  const width = gap * (pipes.length - 1)
  pipes.forEach(({ radius, band }, index) => {
    const x = index * gap - width / 2
    group.add(rod([x, radius, -length / 2], [x, radius, length / 2], radius, clad, 32))
    for (let z = -length / 2 + 0.6; z < length / 2; z += 1.2)
      group.add(rod([x, radius, z], [x, radius, z + 0.025], radius * 1.02, zinc(), 32))
    for (let z = -length / 2 + 2; z < length / 2; z += 3.6) {
      group.add(rod([x, radius, z], [x, radius, z + 0.4], radius * 1.025, paint(band, 0.5), 32))
      group.add(
        rod([x, radius, z + 0.5], [x, radius, z + 0.56], radius * 1.025, matt('#f2f2ec'), 32),
      )
    }
  })
  for (let z = -length / 2 + 0.8; z < length / 2; z += 2) {
    const hung = createTrapeze({ width: width + 0.5, drop: ceiling })
    hung.position.z = z
    group.add(hung)
  }
  return group
}

/** Two pipes that drop from `top` to a coil's stubs, with valves and a gauge; the coil is toward -z. */
export function createCoilDrops({ top = 2, colors = ['#2f6fa3', '#b0473a'], reach = 0.3 } = {}) {
  const group = new THREE.Group()
  for (const [index, color] of colors.entries()) {
    const x = (index - 0.5) * 0.36
    const low = 0.55 + index * 0.4
    group.add(
      createPipe(
        [
          [x, low, -0.04],
          [x, low, reach],
          [x, top, reach],
        ],
        { radius: 0.045, material: paint(color, 0.5), flanges: false, bend: 0.12 },
      ),
    )
    const valve = createGateValve({ radius: 0.05, body: castIron('#3b4a50') })
    valve.rotation.set(Math.PI / 2, 0, 0)
    valve.position.set(x, 1.42, reach)
    group.add(valve)
  }
  const gauge = createGauge({ radius: 0.055 })
  gauge.position.set(-0.18, 1.02, reach + 0.08)
  group.add(gauge)
  return group
}

/** A door's bulkhead lamp in a cage, lit toward +z. */
export function createBulkhead({ power = 5, color = '#ffd9a0' } = {}) {
  const group = new THREE.Group()
  group.add(
    slab([0.3, 0.18, 0.06], blackSteel(), [0, 0, 0.02], 0.03),
    slab([0.24, 0.13, 0.06], glow(color, power), [0, 0, 0.07], 0.03),
  )
  for (const x of [-0.07, 0, 0.07])
    group.add(slab([0.008, 0.16, 0.01], blackSteel(), [x, 0, 0.11], 0.002))
  return group
}

/** A fire extinguisher on a wall hook, its back at z = 0, standing from y = 0.2, with its sign above. */
export function createExtinguisher() {
  const group = new THREE.Group()
  const red = paint('#b3261e', 0.35)
  const body = turned(
    [
      [0, 0.72],
      [0.03, 0.72],
      [0.04, 0.66],
      [0.085, 0.58],
      [0.085, 0.22],
      [0.07, 0.2],
      [0, 0.2],
    ],
    red,
    { segments: 40, edge: 0.01 },
  )
  body.rotation.x = -Math.PI / 2
  body.position.z = 0.11
  const sign = createSign('extinguisher', { size: [0.24, 0.3] })
  sign.position.set(0, 1.5, 0.02)
  group.add(
    body,
    slab([0.12, 0.03, 0.05], blackSteel(), [0.02, 0.75, 0.13], 0.008),
    bentTube(
      [
        [0.04, 0.7, 0.13],
        [0.13, 0.66, 0.14],
        [0.12, 0.36, 0.14],
      ],
      0.012,
      rubber(),
      { segments: 8 },
    ),
    sign,
  )
  return group
}

/** A control panel on a wall, face toward +z: door, lamps, screen, isolator; conduits leave upward to `rise`. */
export function createControlPanel({ size = [0.9, 1.3], rise = 1.4, color = '#d4d7d2' } = {}) {
  const [width, height] = size
  const group = new THREE.Group()
  const skin = paint(color, 0.45)
  group.add(
    slab([width, height, 0.28], skin, [0, 0, 0.14], 0.015),
    slab([width - 0.08, height - 0.08, 0.02], skin, [0, 0, 0.285], 0.01),
    slab([0.26, 0.18, 0.02], matt('#0e181b', 0.3), [-0.12, height * 0.24, 0.3], 0.006),
    slab([0.22, 0.14, 0.01], glow('#8fd0dd', 0.8), [-0.12, height * 0.24, 0.31], 0.003),
    slab([0.12, 0.12, 0.05], matt('#d6a52c', 0.5), [width * 0.28, -height * 0.16, 0.3], 0.01),
    slab([0.03, 0.1, 0.04], matt('#c0392b', 0.5), [width * 0.28, -height * 0.16, 0.34], 0.008),
  )
  for (const [index, tint] of ['#2fd07f', '#2fd07f', '#ffb13d', '#ff5a45'].entries())
    group.add(
      rod(
        [-0.24 + index * 0.1, height * 0.04, 0.29],
        [-0.24 + index * 0.1, height * 0.04, 0.32],
        0.018,
        glow(tint, index < 2 ? 1.8 : 0.6),
        16,
      ),
    )
  for (const x of [-0.3, -0.2, -0.1, 0.1])
    group.add(rod([x, height / 2, 0.08], [x, height / 2 + rise, 0.08], 0.014, zinc(), 8))
  return group
}

/** A mechanic's trolley with drawers. */
export function createToolTrolley({ color = '#b03a2e' } = {}) {
  const group = new THREE.Group()
  const coat = paint(color, 0.4)
  group.add(
    slab([0.7, 0.66, 0.45], coat, [0, 0.48, 0], 0.02),
    slab([0.74, 0.03, 0.49], rubber(), [0, 0.83, 0], 0.01),
  )
  for (const y of [0.24, 0.36, 0.48, 0.6, 0.72]) {
    group.add(slab([0.64, 0.1, 0.015], coat, [0, y, 0.228], 0.004))
    group.add(slab([0.5, 0.016, 0.02], aluminium(), [0, y + 0.03, 0.24], 0.004))
  }
  for (const x of [-0.28, 0.28])
    for (const z of [-0.17, 0.17])
      group.add(rod([x - 0.02, 0.07, z], [x + 0.02, 0.07, z], 0.07, rubber(), 20))
  group.add(
    rod([-0.38, 0.9, -0.2], [-0.38, 0.9, 0.2], 0.014, steel(), 8),
    slab([0.3, 0.02, 0.04], zinc(), [0.1, 0.86, 0.05], 0.006),
    slab([0.2, 0.06, 0.12], matt('#20292b', 0.5), [-0.15, 0.875, -0.05], 0.01),
  )
  return group
}

/** A double door along x in a frame, its leaves `open` radians into the room toward +z, daylight behind. */
export function createDoorway({
  width = 1.9,
  height = 2.3,
  open = 1.2,
  light = '#ffe6bd',
  power = 3,
  color = '#4d7681',
} = {}) {
  const group = new THREE.Group()
  const leaf = weathered(color, { stain: 0.2, dustTo: 0.4 })
  for (const side of [-1, 1]) {
    group.add(
      slab([0.09, height + 0.09, 0.2], steel(), [(side * (width + 0.09)) / 2, height / 2, 0], 0.01),
    )
    const hinge = new THREE.Group()
    hinge.position.set((side * width) / 2, height / 2, 0)
    hinge.rotation.y = side * open
    hinge.add(
      slab([width / 2, height, 0.05], leaf, [(-side * width) / 4, 0, 0], 0.008),
      slab([0.03, 0.04, 0.12], aluminium(), [-side * (width / 2 - 0.1), -0.1, 0.04], 0.006),
    )
    group.add(hinge)
  }
  group.add(slab([width + 0.18, 0.09, 0.2], steel(), [0, height + 0.05, 0], 0.01))
  const day = new THREE.Mesh(new THREE.PlaneGeometry(width, height), glow(light, power))
  day.position.set(0, height / 2, 0.012)
  day.userData.shadowless = true
  group.add(day)
  return group
}
