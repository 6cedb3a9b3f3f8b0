import * as THREE from 'three'
import { aluminium, castIron, copper, galvanised, glass, matt, zinc } from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { bolts } from '../shapes/bolts.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createSign } from './sign.js'
import { weathered } from './weathered.js'

const TANK = { width: 3.1, height: 2.25, depth: 1.35, foot: 0.42 }
const LID = TANK.foot + TANK.height

/** A shedded insulator that stands on y, with a terminal on top. */
export function createBushing({ height = 0.9, sheds = 9, radius = 0.13, color = '#6b3a2a' } = {}) {
  const profile = [[0.05, height]]
  for (let index = sheds; index > 0; index -= 1) {
    const y = (index / sheds) * height * 0.94
    profile.push([radius * 0.5, y + 0.012], [radius, y - 0.016], [radius * 0.5, y - 0.032])
  }
  profile.push([radius * 0.9, 0.03], [radius * 0.9, 0])
  const group = turned(profile, castIron(color), { segments: 36, edge: 0.003 })
  group.rotation.x = -Math.PI / 2
  const stem = rod([0, 0, height - 0.01], [0, 0, height + 0.16], 0.022, copper())
  const cap = turned(
    [
      [0, height + 0.05],
      [0.07, height + 0.04],
      [0.07, height - 0.02],
      [0, height - 0.03],
    ],
    aluminium(),
    { segments: 24 },
  )
  group.add(stem, cap)
  const upright = new THREE.Group()
  upright.add(group)
  return upright
}

function tank(skin) {
  const { width, height, depth, foot } = TANK
  const group = new THREE.Group()
  group.add(slab([width, height, depth], skin, [0, foot + height / 2, 0], 0.04))
  for (const y of [LID + 0.02, LID + 0.06])
    group.add(slab([width + 0.2, 0.035, depth + 0.2], skin, [0, y, 0], 0.008))
  const studs = []
  for (let x = -width / 2; x <= width / 2 + 0.01; x += 0.155)
    for (const z of [-1, 1])
      studs.push({ at: [x, LID + 0.08, z * (depth / 2 + 0.06)], turn: [-Math.PI / 2, 0, 0] })
  group.add(bolts(studs, 0.018))
  const ribs = []
  for (const x of [-1.25, -0.62, 0, 0.62, 1.25])
    for (const z of [-1, 1]) ribs.push({ at: [x, foot + height / 2, z * (depth / 2 + 0.05)] })
  group.add(copies(new THREE.BoxGeometry(0.09, height - 0.1, 0.1), skin, ribs))
  for (const x of [-1.45, 1.45])
    for (const z of [-0.72, 0.72])
      group.add(slab([0.16, 0.2, 0.16], skin, [x, LID - 0.22, z], 0.03))
  return group
}

/** A bank of panel radiators along x on headers, with fans that blow up through it from below. */
function radiators(skin, count = 9) {
  const group = new THREE.Group()
  const panel = slab([0.045, 1.75, 0.86], skin, [0, 0, 0], 0.02).geometry
  const spots = Array.from({ length: count }, (_, index) => ({
    at: [(index - (count - 1) / 2) * 0.115, 1.62, 0],
  }))
  group.add(copies(panel, skin, spots))
  const span = count * 0.115
  for (const y of [0.86, 2.38])
    for (const z of [-0.3, 0.3])
      group.add(rod([-span / 2, y, z], [span / 2, y, z], 0.055, skin, 18))
  for (const z of [-0.46, 0.46])
    for (const y of [1.1, 2.1]) group.add(slab([span, 0.05, 0.012], galvanised(), [0, y, z], 0.003))
  for (const z of [-0.24, 0.24]) {
    const ringOf = turned(
      [
        [0.24, 0.09],
        [0.27, 0.1],
        [0.27, -0.1],
        [0.24, -0.09],
      ],
      matt('#2e393b', 0.5),
      { segments: 40 },
    )
    ringOf.rotation.x = -Math.PI / 2
    ringOf.position.set(0, 0.58, z)
    group.add(ringOf)
    const blades = Array.from({ length: 5 }, (_, index) => ({
      at: [0.12 * Math.cos(index * 1.257), 0.58, z + 0.12 * Math.sin(index * 1.257)],
      turn: [0.4, -index * 1.257, 0],
    }))
    group.add(copies(new THREE.BoxGeometry(0.2, 0.012, 0.13), aluminium(), blades))
  }
  return group
}

function conservator(skin) {
  const group = new THREE.Group()
  const drum = turned(
    [
      [0, 1.3],
      [0.3, 1.24],
      [0.36, 1.16],
      [0.36, -1.16],
      [0.3, -1.24],
      [0, -1.3],
    ],
    skin,
    { edge: 0.04 },
  )
  drum.rotation.y = Math.PI / 2
  drum.position.set(0.1, LID + 1.5, -0.62)
  group.add(drum)
  for (const x of [-0.9, 1.1]) {
    for (const z of [-0.85, -0.4])
      group.add(rod([x, LID + 0.06, z], [x, LID + 1.2, z], 0.04, skin, 10))
    group.add(slab([0.12, 0.08, 0.62], skin, [x, LID + 1.16, -0.62], 0.01))
  }
  group.add(
    bentTube(
      [
        [-0.2, LID + 0.06, -0.3],
        [-0.2, LID + 0.5, -0.3],
        [0.5, LID + 0.62, -0.4],
        [0.5, LID + 1.2, -0.6],
      ],
      0.05,
      skin,
    ),
    slab([0.22, 0.2, 0.18], matt('#c9cdc8', 0.5), [0.15, LID + 0.56, -0.35], 0.02),
    rod([1.05, LID + 1.2, -0.3], [1.05, LID - 0.9, 0.86], 0.018, zinc(), 8),
  )
  const breather = rod([1.05, LID - 1.2, 0.86], [1.05, LID - 0.9, 0.86], 0.07, glass('#d98a3a'), 24)
  const gauge = turned(
    [
      [0, 0.06],
      [0.13, 0.06],
      [0.14, 0],
    ],
    matt('#eef0ea', 0.4),
    { segments: 40 },
  )
  gauge.rotation.y = -Math.PI / 2
  gauge.position.set(-1.22, LID + 1.5, -0.62)
  group.add(breather, gauge)
  return group
}

/** The front's fittings: control cubicle, conduits, plate, warning, number, earth tapes. */
function fittings(mark) {
  const group = new THREE.Group()
  const front = TANK.depth / 2
  const grey = weathered('#c3c8c3', { roughness: 0.45, stain: 0.12, streak: 0.25 })
  group.add(
    slab([0.72, 1.1, 0.34], grey, [-0.95, 1.35, front + 0.28], 0.02),
    slab([0.64, 1.0, 0.02], grey, [-0.95, 1.35, front + 0.46], 0.01),
    slab([0.03, 0.14, 0.03], matt('#15191a', 0.5), [-0.7, 1.35, front + 0.48], 0.006),
    slab([0.16, 0.1, 0.012], matt('#10181a', 0.2), [-1.05, 1.66, front + 0.475], 0.004),
    slab([0.4, 0.3, 0.02], aluminium(), [0.3, 1.5, front + 0.12], 0.004),
  )
  const warning = createSign('voltage', { size: [0.3, 0.28] })
  warning.position.set(-0.95, 1.28, front + 0.475)
  const number = createSign('label', {
    size: [0.5, 0.36],
    text: mark,
    field: '#f2efe6',
    ink: '#17282d',
  })
  number.position.set(0.94, 2.2, front + 0.12)
  group.add(warning, number)
  for (const [x, y] of [
    [-1.2, 2.5],
    [-1.1, 2.3],
    [-0.8, 2.15],
  ])
    group.add(
      bentTube(
        [
          [x, 1.85, front + 0.25],
          [x, y, front + 0.16],
          [0.2 - x * 0.4, y, front + 0.12],
          [0.2 - x * 0.4, LID + 0.1, front - 0.1],
        ],
        0.02,
        zinc(),
        { segments: 10 },
      ),
    )
  for (const x of [-1.42, 1.42])
    group.add(slab([0.05, 0.75, 0.008], copper(), [x, 0.3, front + 0.03], 0.002))
  const gland = slab([0.9, 1.5, 0.5], grey, [1.0, 1.15, -front - 0.3], 0.03)
  group.add(gland)
  return group
}

/**
 * A 33/11 kV power transformer of 16 MVA, front toward +z, about 5.4 m wide and 4.6 m tall, on skids
 * over its rails: ribbed tank, a bank of radiators with fans at each end, conservator, bushings.
 * @param mark its number on the tank
 */
export function createPowerTransformer({ color = '#7c8f8c', mark = 'T1' } = {}) {
  const skin = weathered(color, {
    roughness: 0.5,
    stain: 0.16,
    blotch: 1.1,
    streak: 0.3,
    dustTo: 1.1,
    dust: '#a89a82',
  })
  const group = new THREE.Group()
  group.add(tank(skin), conservator(skin), fittings(mark))
  for (const side of [-1, 1]) {
    const bank = radiators(skin)
    bank.position.x = side * 2.28
    group.add(bank)
    for (const y of [0.86, 2.38])
      for (const z of [-0.3, 0.3])
        group.add(rod([side * 1.5, y, z], [side * 1.8, y, z], 0.06, skin, 18))
  }
  for (const x of [-0.85, 0, 0.85]) {
    const tall = createBushing({ height: 0.85, sheds: 11, radius: 0.14 })
    tall.position.set(x, LID + 0.08, 0.3)
    tall.rotation.x = 0.16
    group.add(tall)
  }
  for (const x of [-1.2, -1.0, 1.25]) {
    const low = createBushing({ height: 0.38, sheds: 4, radius: 0.09 })
    low.position.set(x, LID + 0.08, -0.1)
    group.add(low)
  }
  for (const z of [-0.5, 0.5]) group.add(slab([3.5, 0.24, 0.2], skin, [0, 0.3, z], 0.02))
  return group
}

/** Where the three high bushings end, in the transformer's own metres. */
export const BUSHING_TOPS = [-0.85, 0, 0.85].map((x) => [x, LID + 1.05, 0.46])
