import * as THREE from 'three'
import { aluminium, blackSteel, glow, matt, paint, steel, turnedSteel } from '../stage/finishes.js'
import { createRandom } from '../stage/low-discrepancy.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

const PITCH = 0.11

function along(length, pitch, pose) {
  return Array.from({ length: Math.floor(length / pitch) }, (_, index) =>
    pose(-length / 2 + pitch * (index + 0.5), index),
  )
}

/** The spindles of one side: tubes half full of yarn, the threads that run to them and the rollers above. */
function spindles(length, side, { yarn, tube }) {
  const random = createRandom(side + 40)
  const fills = along(length, PITCH, (z) => ({
    at: [side * 0.34, 0.82, z],
    scale: [1, 0.75 + random() * 0.3, 1],
  }))
  const tubes = fills.map(({ at: [x, , z] }) => ({ at: [x, 0.9, z] }))
  const threads = fills.map(({ at: [x, , z] }) => ({
    at: [x - side * 0.035, 1.2, z],
    turn: [0, 0, side * 0.13],
  }))
  const rollers = along(length, PITCH, (z) => ({
    at: [side * 0.25, 1.42, z],
    turn: [Math.PI / 2, 0, 0],
  }))
  const group = new THREE.Group()
  group.add(
    copies(new THREE.CylinderGeometry(0.024, 0.034, 0.2, 12), matt(yarn, 0.95), fills),
    copies(new THREE.CylinderGeometry(0.012, 0.014, 0.34, 10), matt(tube, 0.5), tubes),
    copies(new THREE.CylinderGeometry(0.0022, 0.0022, 0.46, 4), matt('#fbf7ec', 0.9), threads),
    copies(new THREE.CylinderGeometry(0.022, 0.022, 0.07, 12), matt('#b7483a', 0.6), rollers),
    slab([0.16, 0.05, length], steel(), [side * 0.34, 0.68, 0], 0.006),
    slab([0.05, 0.03, length], aluminium(), [side * 0.35, 0.98, 0], 0.005),
    rod(
      [side * 0.25, 1.38, -length / 2],
      [side * 0.25, 1.38, length / 2],
      0.016,
      turnedSteel(),
      12,
    ),
    rod([side * 0.2, 1.46, -length / 2], [side * 0.2, 1.46, length / 2], 0.016, turnedSteel(), 12),
  )
  return group
}

/** Above: rovings that hang in rows from the creel, and their slivers down to the rollers. */
function creel(length, { roving }) {
  const group = new THREE.Group()
  const hung = [-0.48, -0.18, 0.18, 0.48].flatMap((x, row) =>
    along(length, PITCH * 2, (z) => ({ at: [x, 1.98 + (row % 2) * 0.02, z + (row % 2) * PITCH] })),
  )
  group.add(
    copies(new THREE.CylinderGeometry(0.062, 0.062, 0.3, 16), matt(roving, 0.95), hung),
    copies(
      new THREE.CylinderGeometry(0.02, 0.02, 0.42, 8),
      matt('#d8b44a', 0.6),
      hung.map(({ at }) => ({ at })),
    ),
  )
  for (const x of [-0.48, -0.18, 0.18, 0.48])
    group.add(rod([x, 2.22, -length / 2], [x, 2.22, length / 2], 0.014, aluminium(), 8))
  const slivers = hung.map(({ at: [x, , z] }) => ({
    at: [x * 0.7, 1.66, z],
    turn: [0, 0, x > 0 ? -0.32 : 0.32],
  }))
  group.add(
    copies(new THREE.CylinderGeometry(0.004, 0.004, 0.44, 4), matt('#f4efe2', 0.95), slivers),
  )
  for (const { at } of along(length, 2.2, (z) => ({ at: [0, 0, z] }))) {
    group.add(slab([0.06, 1.5, 0.05], paint('#dfe3e0', 0.45), [0, 1.5, at[2]], 0.008))
    group.add(slab([1.04, 0.04, 0.04], paint('#dfe3e0', 0.45), [0, 2.24, at[2]], 0.008))
  }
  return group
}

/** The machine's head toward +z: doors, a screen, buttons and a lamp column. */
function head(length, skin, accent) {
  const z = length / 2 + 0.55
  const group = new THREE.Group()
  group.add(
    slab([0.98, 1.62, 1.0], skin, [0, 0.87, z], 0.04),
    slab([1.0, 0.1, 0.98], blackSteel(), [0, 0.05, z], 0.01),
    slab([0.44, 1.2, 0.02], skin, [-0.24, 0.82, z + 0.505], 0.012),
    slab([0.44, 1.2, 0.02], skin, [0.24, 0.82, z + 0.505], 0.012),
    slab([0.98, 0.16, 0.02], accent, [0, 1.56, z + 0.506], 0.006),
    slab([0.26, 0.2, 0.03], matt('#0e181b', 0.3), [0.24, 1.22, z + 0.52], 0.008),
    slab([0.22, 0.15, 0.012], glow('#7fc9d9', 0.8), [0.24, 1.23, z + 0.534], 0.003),
    slab([0.03, 0.16, 0.03], matt('#20292b', 0.5), [-0.05, 0.85, z + 0.525], 0.006),
    rod([-0.24, 1.22, z + 0.5], [-0.24, 1.22, z + 0.56], 0.035, matt('#c0392b', 0.4), 20),
    slab([0.13, 0.13, 0.02], matt('#e0b53a', 0.5), [-0.24, 1.22, z + 0.52], 0.004),
    rod([0.38, 1.68, z], [0.38, 1.82, z], 0.014, steel(), 8),
  )
  for (const [index, [color, power]] of [
    ['#3ad07f', 2.2],
    ['#c98b1f', 0.4],
    ['#a8322a', 0.35],
  ].entries())
    group.add(
      rod(
        [0.38, 1.82 + index * 0.07, z],
        [0.38, 1.885 + index * 0.07, z],
        0.034,
        glow(color, power),
        16,
      ),
    )
  return group
}

/**
 * A ring spinning frame along z with its head toward +z: spindles with threads on both sides,
 * drafting rollers, a creel of rovings above. About 1.1 m wide and 2.3 m tall.
 */
export function createRingFrame({
  length = 16,
  skin = paint('#e3e6e2', 0.42),
  accent = paint('#2f6f8f', 0.45),
  yarn = '#f6f1e3',
  tube = '#c8596a',
  roving = '#f5efe0',
} = {}) {
  const group = new THREE.Group()
  group.add(
    slab([0.6, 0.36, length], skin, [0, 0.36, 0], 0.02),
    slab([0.46, 0.18, length], blackSteel(), [0, 0.09, 0], 0.01),
    slab([0.3, 0.5, length], accent, [0, 1.0, 0], 0.02),
    slab([0.34, 0.06, length], skin, [0, 1.54, 0], 0.012),
    head(length, skin, accent),
    creel(length, { roving }),
  )
  for (const side of [-1, 1]) group.add(spindles(length, side, { yarn, tube }))
  return group
}

/** A travelling cleaner that rides over a frame along z and blows lint down its hoses, its rail at y = 0. */
export function createTravellingCleaner({ color = '#d9812f' } = {}) {
  const group = new THREE.Group()
  const cloth = matt('#37434a', 0.85)
  group.add(
    slab([0.6, 0.34, 0.8], paint(color, 0.45), [0, 0.28, 0], 0.05),
    rod([0, 0.5, -0.15], [0, 0.62, -0.15], 0.22, blackSteel(), 32),
    slab([0.5, 0.08, 0.6], matt('#20292b', 0.5), [0, 0.07, 0], 0.02),
  )
  for (const side of [-1, 1]) {
    group.add(rod([side * 0.26, 0.3, 0], [side * 0.66, 0.22, 0], 0.1, cloth, 20))
    group.add(rod([side * 0.66, 0.25, 0], [side * 0.68, -2.2, 0], 0.085, cloth, 20))
    for (let y = 0; y > -2.2; y -= 0.16)
      group.add(
        rod([side * 0.667, y, 0], [side * 0.667, y - 0.02, 0], 0.093, matt('#5c6a70', 0.7), 20),
      )
    group.add(slab([0.16, 0.08, 0.3], paint(color, 0.45), [side * 0.68, -2.22, 0], 0.02))
  }
  return group
}

/** A doffing trolley on castors, filled with cones of yarn. */
export function createTrolley({ seed = 1, colors = ['#f6f1e3', '#e9c9b9', '#bcd3dc'] } = {}) {
  const random = createRandom(seed)
  const group = new THREE.Group()
  for (const y of [0.22, 0.74]) {
    group.add(slab([0.62, 0.03, 0.95], aluminium(), [0, y, 0], 0.006))
    for (const [index, color] of colors.entries()) {
      const cones = []
      for (let x = -0.2; x < 0.3; x += 0.2)
        for (let z = -0.36; z < 0.4; z += 0.18)
          if (Math.floor(random() * 3) === index) cones.push({ at: [x, y + 0.14, z] })
      if (cones.length > 0)
        group.add(
          copies(new THREE.CylinderGeometry(0.045, 0.082, 0.24, 18), matt(color, 0.95), cones),
        )
    }
  }
  for (const x of [-0.3, 0.3])
    for (const z of [-0.46, 0.46]) {
      group.add(rod([x, 0.12, z], [x, 1.05, z], 0.016, steel(), 10))
      group.add(rod([x - 0.015, 0.07, z], [x + 0.015, 0.07, z], 0.07, matt('#20292b', 0.6), 20))
    }
  for (const x of [-0.3, 0.3]) group.add(rod([x, 1.04, -0.46], [x, 1.04, 0.46], 0.016, steel(), 10))
  return group
}
