import * as THREE from 'three'
import { aluminium, brass, glass, glow, matt, paint, steel } from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

const BOX = new THREE.BoxGeometry(1, 1, 1)

function vials(length, color) {
  const bottle = new THREE.CylinderGeometry(0.022, 0.022, 0.075, 14)
  const cap = new THREE.CylinderGeometry(0.014, 0.014, 0.03, 12)
  const spots = []
  for (let z = -length / 2; z < length / 2; z += 0.062)
    for (const x of [-0.035, 0.035]) spots.push([x, z])
  const poses = (y) => spots.map(([x, z]) => ({ at: [x, y, z] }))
  const group = new THREE.Group()
  group.add(
    copies(bottle, paint(color, 0.12), poses(0.0375)),
    copies(cap, aluminium(), poses(0.09)),
  )
  return group
}

/**
 * A filling line along z: cabinets of stainless steel, a belt with vials, guards of glass
 * with glove ports toward +x, a signal lamp and an operator's screen.
 */
export function createFillingLine({ length = 6, vial = '#a8561f', guarded = 4.2 } = {}) {
  const group = new THREE.Group()
  const count = Math.round(length / 1.2)
  const step = length / count
  for (let index = 0; index < count; index += 1) {
    const z = -length / 2 + step * (index + 0.5)
    group.add(
      slab([0.9, 0.66, step - 0.02], steel(), [0, 0.47, z], 0.012),
      slab([0.01, 0.52, step - 0.14], aluminium(), [0.452, 0.47, z], 0.004),
      slab([0.03, 0.12, 0.025], matt('#23282b'), [0.466, 0.56, z + step * 0.34], 0.006),
    )
    for (const x of [-0.36, 0.36])
      group.add(rod([x, 0, z], [x, 0.14, z], 0.03, matt('#3c4347'), 12))
  }
  group.add(slab([0.98, 0.04, length + 0.06], steel(), [0, 0.82, 0], 0.008))
  group.add(slab([0.16, 0.05, length + 0.5], matt('#d9dcda', 0.5), [0.16, 0.865, 0], 0.01))
  const row = vials(length + 0.4, vial)
  row.position.set(0.16, 0.89, 0)
  group.add(row)
  group.add(guards(guarded))
  for (let index = 0; index < 5; index += 1) {
    const z = -guarded / 2 + 0.5 + index * 0.55
    group.add(
      slab([0.1, 0.32, 0.08], aluminium(), [0.16, 1.3, z], 0.01),
      rod([0.16, 1.0, z], [0.16, 1.15, z], 0.01, brass(), 8),
    )
  }
  const lamp = new THREE.Group()
  for (const [index, tint] of ['#38b36b', '#d9a02c', '#b3261e'].entries())
    lamp.add(
      rod(
        [0, index * 0.08, 0],
        [0, index * 0.08 + 0.07, 0],
        0.03,
        index ? paint(tint, 0.2) : glow('#46e08a', 1.6),
        16,
      ),
    )
  lamp.position.set(0, 2.12, guarded / 2 - 0.2)
  group.add(lamp)
  return group
}

function guards(length) {
  const group = new THREE.Group()
  const [low, high] = [0.84, 2.06]
  const posts = Math.round(length / 1.05)
  for (let index = 0; index <= posts; index += 1) {
    const z = -length / 2 + (index / posts) * length
    for (const x of [-0.46, 0.46])
      group.add(slab([0.04, high - low, 0.04], aluminium(), [x, (low + high) / 2, z], 0.006))
  }
  for (const x of [-0.46, 0.46])
    for (const y of [low + 0.02, high])
      group.add(slab([0.04, 0.04, length], aluminium(), [x, y, 0], 0.006))
  group.add(slab([0.96, 0.1, length], paint('#e9eeee', 0.3), [0, high + 0.06, 0], 0.02))
  const pane = glass('#d5e6e8', 0.14)
  group.add(
    slab([0.01, high - low - 0.04, length - 0.04], pane, [0.46, (low + high) / 2, 0], 0.002),
  )
  for (let index = 0; index < posts; index += 1)
    for (const shift of [-0.2, 0.2]) {
      const ring = new THREE.Mesh(new THREE.TorusGeometry(0.1, 0.018, 10, 28), matt('#20262a', 0.5))
      ring.position.set(0.475, 1.32, -length / 2 + ((index + 0.5) / posts) * length + shift)
      ring.rotation.y = Math.PI / 2
      group.add(ring)
    }
  return group
}

/** A polished vessel on three legs with its agitator, manway and a line away at the top. */
export function createVessel({ radius = 0.5, height = 1.3 } = {}) {
  const dome = (from, sign) =>
    Array.from({ length: 8 }, (_, step) => {
      const angle = (step / 7) * (Math.PI / 2)
      return sign > 0
        ? [radius * Math.cos(angle), from + radius * 0.36 * Math.sin(angle)]
        : [radius * Math.sin(angle), from - radius * 0.36 * Math.cos(angle)]
    })
  const shell = turned([...dome(0.62, -1), ...dome(0.62 + height, 1)], aluminium(), {
    edge: 0,
    crease: 0.3,
  })
  shell.rotation.x = -Math.PI / 2
  const group = new THREE.Group()
  group.add(shell)
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = (leg / 3) * Math.PI * 2 + 0.4
    const spot = [radius * 0.82 * Math.cos(angle), 0, radius * 0.82 * Math.sin(angle)]
    group.add(rod(spot, [spot[0], 0.75, spot[2]], 0.035, steel(), 14))
  }
  const top = 0.62 + height + radius * 0.36
  group.add(
    rod([0, top - 0.03, 0], [0, top + 0.12, 0], 0.1, steel(), 24),
    slab([0.2, 0.34, 0.2], paint('#dfe4e4', 0.35), [0, top + 0.28, 0], 0.05),
    bentTube(
      [
        [radius * 0.5, top - 0.06, 0],
        [radius * 0.5, top + 0.4, 0],
        [radius * 0.5, top + 0.4, -2.4],
      ],
      0.03,
      steel(),
      { segments: 16 },
    ),
    bentTube(
      [
        [0, 0.46, 0],
        [0, 0.24, 0],
        [0.0, 0.24, 0.62],
        [0.5, 0.24, 0.62],
      ],
      0.03,
      steel(),
      { segments: 16 },
    ),
  )
  for (const y of [0.72, 0.62 + height - 0.06]) {
    const band = new THREE.Mesh(new THREE.TorusGeometry(radius + 0.004, 0.012, 8, 60), steel())
    band.position.y = y
    band.rotation.x = Math.PI / 2
    group.add(band)
  }
  return group
}

/** A trolley of shelves with trays of vials, handle toward +z. */
export function createTrolley({ tray = '#2f6ea3' } = {}) {
  const group = new THREE.Group()
  for (const y of [0.28, 0.62, 0.96])
    group.add(slab([0.5, 0.025, 0.8], aluminium(), [0, y, 0], 0.006))
  for (const x of [-0.24, 0.24])
    for (const z of [-0.38, 0.38]) group.add(rod([x, 0.1, z], [x, 1.05, z], 0.014, steel(), 10))
  for (const y of [0.3, 0.64])
    for (const z of [-0.18, 0.2])
      group.add(slab([0.42, 0.14, 0.32], paint(tray, 0.4), [0, y + 0.07, z], 0.02))
  group.add(rod([-0.24, 1.05, 0.42], [0.24, 1.05, 0.42], 0.014, steel(), 10))
  const wheels = [-0.22, 0.22].flatMap((x) =>
    [-0.36, 0.36].map((z) => ({ at: [x, 0.055, z], turn: [0, 0, Math.PI / 2] })),
  )
  group.add(copies(new THREE.CylinderGeometry(0.055, 0.055, 0.03, 20), matt('#2a2f32'), wheels))
  return group
}

/** A ceiling of filter modules in a grid of 1.2 m, every third row of them lit; origin at its middle, facing down. */
export function createFilterCeiling({
  width = 9.6,
  depth = 14.4,
  color = '#fbfdfd',
  power = 2.2,
} = {}) {
  const group = new THREE.Group()
  const [lit, plain] = [[], []]
  const [columns, rows] = [Math.round(width / 1.2), Math.round(depth / 1.2)]
  for (let i = 0; i < columns; i += 1)
    for (let k = 0; k < rows; k += 1) {
      const at = [-width / 2 + 0.6 + i * 1.2, 0, -depth / 2 + 0.6 + k * 1.2]
      if (i % 3 === 1) lit.push({ at, scale: [1.08, 0.02, 1.08] })
      else plain.push({ at, scale: [1.14, 0.02, 1.14] })
    }
  const slots = plain.flatMap(({ at: [x, , z] }) =>
    Array.from({ length: 9 }, (_, index) => ({
      at: [x - 0.44 + index * 0.11, -0.012, z],
      scale: [0.02, 0.006, 0.98],
    })),
  )
  const bars = [
    ...Array.from({ length: columns + 1 }, (_, i) => ({
      at: [-width / 2 + i * 1.2, -0.01, 0],
      scale: [0.06, 0.04, depth],
    })),
    ...Array.from({ length: rows + 1 }, (_, k) => ({
      at: [0, -0.01, -depth / 2 + k * 1.2],
      scale: [width, 0.04, 0.06],
    })),
  ]
  group.add(
    copies(BOX, glow(color, power), lit),
    copies(BOX, matt('#dfe5e5', 0.6), plain),
    copies(BOX, matt('#b7c0c1', 0.6), slots),
    copies(BOX, paint('#e9eded', 0.4), bars),
  )
  group.traverse((part) => {
    part.userData.shadowless = true
  })
  return group
}
