import * as THREE from 'three'
import { galvanised, glow, matt } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { weathered } from './weathered.js'

/**
 * A side wall along z at `x`, with a band of windows that lets the sun in; it reaches above the
 * ceiling unseen, so that light comes through the panes alone.
 * @param sky brightness of the panes
 */
export function createWindowWall({
  height = 5.6,
  depth = 26,
  sill = 2.6,
  head = 4.9,
  pane = 1.6,
  material = weathered('#d9d6c8', { stain: 0.14, streak: 0.22, dustTo: 0.5 }),
  sky = 2.4,
} = {}) {
  const group = new THREE.Group()
  const over = height + 9
  group.add(
    slab([0.25, sill, depth], material, [0, sill / 2, 0], 0.01),
    slab([0.25, over - head, depth], material, [0, (over + head) / 2, 0], 0.01),
  )
  const piers = []
  for (let z = -depth / 2; z <= depth / 2; z += pane * 2.5)
    piers.push({ at: [0, (sill + head) / 2, z] })
  group.add(copies(new THREE.BoxGeometry(0.25, head - sill, 0.8), material, piers))
  const bars = []
  for (let z = -depth / 2; z <= depth / 2; z += pane / 2)
    bars.push({ at: [0, (sill + head) / 2, z] })
  group.add(copies(new THREE.BoxGeometry(0.07, head - sill, 0.05), matt('#3b474b', 0.6), bars))
  for (const y of [sill + 0.03, (sill + head) / 2, head - 0.03])
    group.add(slab([0.08, 0.06, depth], matt('#3b474b', 0.6), [0, y, 0], 0.004))
  const out = new THREE.Mesh(new THREE.PlaneGeometry(depth, head - sill), glow('#dcebf2', sky))
  out.rotation.y = Math.PI / 2
  out.position.set(0.07, (sill + head) / 2, 0)
  out.userData.shadowless = true
  const back = out.clone()
  back.rotation.y = -Math.PI / 2
  group.add(out, back)
  return group
}

/** Lamps in rows along z under the ceiling at `y`, each hung by two wires from `ceiling`. */
export function createLampRows({
  rows = [0],
  y = 4.4,
  ceiling = 5.6,
  from = 4,
  to = -20,
  power = 7,
  color = '#fff4e0',
} = {}) {
  const poses = []
  for (const x of rows) for (let z = from; z > to; z -= 2.4) poses.push({ at: [x, y, z] })
  const group = new THREE.Group()
  group.add(
    copies(new THREE.BoxGeometry(0.13, 0.025, 1.7), glow(color, power), poses),
    copies(
      new THREE.BoxGeometry(0.2, 0.07, 1.8),
      matt('#e6e8e4', 0.5),
      poses.map(({ at }) => ({ at: [at[0], at[1] + 0.048, at[2]] })),
    ),
    copies(
      new THREE.CylinderGeometry(0.006, 0.006, ceiling - y, 5),
      galvanised(),
      poses.flatMap(({ at }) =>
        [-0.6, 0.6].map((z) => ({ at: [at[0], (y + ceiling) / 2, at[2] + z] })),
      ),
    ),
  )
  group.traverse((part) => {
    part.userData.shadowless = true
  })
  return group
}

/** A column with a striped guard at its foot. */
export function createHallColumn({ height = 5.6, size = 0.5, color = '#c9c7bb' } = {}) {
  const group = new THREE.Group()
  group.add(
    slab(
      [size, height, size],
      weathered(color, { stain: 0.25, streak: 0.2, dustTo: 0.4 }),
      [0, height / 2, 0],
      0.02,
    ),
  )
  for (let index = 0; index < 6; index += 1)
    group.add(
      slab(
        [size + 0.02, 0.2, size + 0.02],
        weathered(index % 2 ? '#22282a' : '#d6a52c', { stain: 0.35, blotch: 3 }),
        [0, 0.1 + index * 0.2, 0],
        0.02,
      ),
    )
  return group
}

/** A painted lane line along z, worn thin in places. */
export function createLaneLine({ length = 20, width = 0.09, color = '#d6a52c' } = {}) {
  const group = new THREE.Group()
  group.add(
    slab(
      [width, 0.004, length],
      weathered(color, { stain: 0.6, blotch: 2.2 }),
      [0, 0.003, 0],
      0.001,
    ),
  )
  return group
}

/** A steel truss across x of `span` metres, its lower chord at y = 0. */
export function createRoofTruss({ span = 15, height = 0.9, color = '#8c999a' } = {}) {
  const group = new THREE.Group()
  const coat = weathered(color, { stain: 0.25, dustTo: 0 })
  for (const y of [0, height]) group.add(slab([span, 0.12, 0.14], coat, [0, y, 0], 0.006))
  const step = span / 12
  for (let index = 0; index < 12; index += 1) {
    const x = -span / 2 + index * step
    const up = index % 2 === 0
    group.add(rod([x, up ? 0 : height, 0], [x + step, up ? height : 0, 0], 0.035, coat, 8))
  }
  return group
}
