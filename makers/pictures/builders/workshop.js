import * as THREE from 'three'
import { castIron, galvanised, glow, matt, paint, steel, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

const BOX = new THREE.BoxGeometry(1, 1, 1)

/** Pallet racking along x: blue uprights, orange beams, `levels` heights of decks; things lie on those. */
export function createRacking({
  bays = 2,
  bay = 2.4,
  depth = 0.9,
  levels = [0.9, 2.0],
  height = 2.9,
} = {}) {
  const group = new THREE.Group()
  const length = bays * bay
  const posts = Array.from({ length: bays + 1 }, (_, index) => index * bay - length / 2)
  group.add(
    copies(
      BOX,
      paint('#24508a', 0.5),
      posts.flatMap((x) =>
        [-1, 1].map((side) => ({
          at: [x, height / 2, (side * depth) / 2],
          scale: [0.08, height, 0.06],
        })),
      ),
    ),
    copies(
      BOX,
      paint('#d9661f', 0.5),
      levels.flatMap((y) =>
        [-1, 1].map((side) => ({ at: [0, y, (side * depth) / 2], scale: [length, 0.11, 0.045] })),
      ),
    ),
    copies(
      BOX,
      galvanised(),
      levels.map((y) => ({ at: [0, y + 0.06, 0], scale: [length, 0.02, depth - 0.06] })),
    ),
  )
  for (const x of posts)
    for (let y = 0.3; y < height - 0.5; y += 0.6)
      group.add(rod([x, y, -depth / 2], [x, y + 0.5, depth / 2], 0.014, paint('#24508a', 0.5), 6))
  return group
}

/** A bench along x with a vise, drawers and a wall of tools behind it. */
export function createWorkbench({ length = 2.4 } = {}) {
  const group = new THREE.Group()
  const frame = paint('#3b4a52', 0.5)
  group.add(
    slab([length, 0.06, 0.75], matt('#9b7b52', 0.8), [0, 0.88, 0], 0.008),
    slab([0.6, 0.7, 0.66], frame, [length / 2 - 0.36, 0.5, 0], 0.01),
    slab([length, 0.9, 0.03], matt('#5b6a70', 0.7), [0, 1.5, -0.36], 0.006),
  )
  for (const y of [0.3, 0.5, 0.7])
    group.add(slab([0.5, 0.025, 0.02], zinc(), [length / 2 - 0.36, y, 0.34], 0.004))
  for (const x of [-length / 2 + 0.08, 0])
    for (const z of [-0.3, 0.3]) group.add(slab([0.06, 0.86, 0.06], frame, [x, 0.43, z], 0.006))
  const vise = new THREE.Group()
  vise.add(
    slab([0.14, 0.14, 0.26], castIron('#23505c'), [0, 0.07, 0], 0.02),
    slab([0.18, 0.08, 0.05], castIron('#23505c'), [0, 0.17, 0.02], 0.01),
    slab([0.18, 0.08, 0.05], castIron('#23505c'), [0, 0.17, 0.14], 0.01),
    rod([-0.12, 0.08, 0.22], [0.12, 0.08, 0.22], 0.012, steel(), 8),
  )
  vise.position.set(-length / 2 + 0.4, 0.91, 0.18)
  group.add(vise)
  for (let index = 0; index < 9; index += 1) {
    const x = -length / 2 + 0.25 + index * 0.23
    const tall = 0.18 + ((index * 37) % 17) / 60
    group.add(
      slab([0.035, tall, 0.02], steel(), [x, 1.82 - tall / 2, -0.33], 0.006),
      slab(
        [0.05, 0.11, 0.035],
        matt(['#b3261e', '#d9a02c', '#1d4f8a'][index % 3], 0.5),
        [x, 1.78 - tall, -0.33],
        0.012,
      ),
    )
  }
  return group
}

/** Round high-bay lamps at `spots` of [x, y, z], hung by a wire of `drop` metres. */
export function createHighBays(spots, { drop = 0.8, color = '#fdf6e8', power = 8 } = {}) {
  const group = new THREE.Group()
  const shade = turned(
    [
      [0.06, 0.2],
      [0.09, 0.16],
      [0.12, 0.08],
      [0.27, 0],
      [0.26, 0],
      [0.1, 0.09],
    ],
    matt('#c9ccca', 0.4),
    { segments: 40 },
  )
  for (const [x, y, z] of spots) {
    const lamp = shade.clone()
    lamp.rotation.x = -Math.PI / 2
    const disc = new THREE.Mesh(
      new THREE.CircleGeometry(0.22, 36).rotateX(Math.PI / 2),
      glow(color, power),
    )
    disc.position.y = 0.02
    const bay = new THREE.Group()
    bay.add(lamp, disc, rod([0, 0.18, 0], [0, drop, 0], 0.006, zinc(), 6))
    bay.position.set(x, y, z)
    group.add(bay)
  }
  return group
}

/** A travelling crane along x: a yellow girder of `span` metres, its hoist `at` with the hook `low` below. */
export function createCraneBeam({ span = 12, at = 1.5, low = 1.2 } = {}) {
  const yellow = paint('#e3a81c', 0.45)
  const group = new THREE.Group()
  group.add(
    slab([span, 0.4, 0.14], yellow, [0, 0, 0], 0.01),
    slab([span, 0.03, 0.3], yellow, [0, 0.2, 0], 0.006),
    slab([span, 0.03, 0.3], yellow, [0, -0.2, 0], 0.006),
    slab([0.5, 0.34, 0.4], matt('#2c3236', 0.5), [at, -0.42, 0], 0.04),
    slab([0.34, 0.26, 0.26], paint('#c2431c', 0.4), [at + 0.38, -0.4, 0], 0.04),
  )
  for (const x of [-0.05, 0.05])
    group.add(rod([at + x, -0.55, 0], [at + x, -low, 0], 0.006, steel(), 6))
  group.add(slab([0.14, 0.2, 0.1], yellow, [at, -low - 0.08, 0], 0.03))
  const hook = new THREE.Mesh(
    new THREE.TorusGeometry(0.08, 0.022, 10, 24, Math.PI * 1.5),
    castIron('#3a3f42'),
  )
  hook.position.set(at, -low - 0.27, 0)
  hook.rotation.z = Math.PI * 0.75
  group.add(hook)
  for (const side of [-1, 1])
    group.add(slab([0.3, 0.3, 1.1], yellow, [side * (span / 2 - 0.1), 0.05, 0], 0.02))
  return group
}

/** A steel column with flanges and a painted foot, `height` tall. */
export function createSteelColumn({ height = 5, color = '#5c6a70', size = 0.28 } = {}) {
  const skin = paint(color, 0.5)
  const group = new THREE.Group()
  for (const z of [-1, 1])
    group.add(slab([size, height, 0.02], skin, [0, height / 2, (z * size) / 2], 0.004))
  group.add(slab([0.016, height, size], skin, [0, height / 2, 0], 0.004))
  group.add(slab([size + 0.02, 1.1, size + 0.04], paint('#d9a02c', 0.5), [0, 0.55, 0], 0.004))
  for (const y of [0.25, 0.6, 0.95])
    group.add(slab([size + 0.03, 0.15, size + 0.05], matt('#1b1c1c', 0.6), [0, y, 0], 0.004))
  group.add(slab([size * 1.7, 0.03, size * 1.7], zinc(), [0, 0.015, 0], 0.004))
  return group
}

/** A door of slats rolled up to `open` (0 to 1) of its height, in the xy plane, with its box and rails. */
export function createRollerDoor({
  width = 3.4,
  height = 3.6,
  open = 0.7,
  color = '#8c9698',
} = {}) {
  const group = new THREE.Group()
  const hanging = height * (1 - open)
  const slats = Array.from({ length: Math.max(1, Math.floor(hanging / 0.1)) }, (_, index) => ({
    at: [0, height - 0.05 - index * 0.1, 0],
    scale: [width, 0.085, 0.03],
  }))
  group.add(
    copies(BOX, paint(color, 0.5), slats),
    slab([width + 0.3, 0.42, 0.4], paint(color, 0.5), [0, height + 0.2, 0.12], 0.02),
    slab([width, 0.07, 0.06], matt('#d9a02c', 0.6), [0, height - hanging - 0.03, 0], 0.01),
  )
  for (const side of [-1, 1])
    group.add(
      slab(
        [0.12, height, 0.12],
        galvanised(),
        [side * (width / 2 + 0.06), height / 2, 0.04],
        0.008,
      ),
    )
  return group
}

/** A hand pallet truck, forks toward -z, its handle at the +z end. */
export function createPalletTruck({ color = '#c2431c' } = {}) {
  const red = paint(color, 0.42)
  const group = new THREE.Group()
  for (const x of [-0.18, 0.18]) group.add(slab([0.16, 0.05, 1.15], red, [x, 0.12, -0.6], 0.01))
  group.add(
    slab([0.5, 0.4, 0.14], red, [0, 0.3, 0.04], 0.03),
    rod([0, 0.25, 0.12], [0, 1.08, 0.5], 0.022, red, 10),
    rod([-0.18, 1.08, 0.5], [0.18, 1.08, 0.5], 0.02, matt('#17191a'), 10),
  )
  return group
}
