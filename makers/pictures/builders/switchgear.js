import * as THREE from 'three'
import { blackSteel, glow, matt, paint, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

const lampColors = ['#2fd07f', '#ff5a45', '#ffc14d']

function meter(at, skin) {
  const group = new THREE.Group()
  group.position.set(...at)
  group.add(
    slab([0.17, 0.17, 0.02], matt('#10181a', 0.4), [0, 0, 0], 0.006),
    slab([0.13, 0.1, 0.012], glow('#7fd9cf', 0.55), [0, 0.012, 0.007], 0.003),
  )
  group.add(slab([0.19, 0.19, 0.006], skin, [0, 0, -0.008], 0.004))
  return group
}

function lamps(at, count) {
  const group = new THREE.Group()
  group.position.set(...at)
  for (let index = 0; index < count; index += 1) {
    const ringPart = turned(
      [
        [0.013, 0.014],
        [0.024, 0.01],
        [0.024, 0],
      ],
      zinc(),
      { segments: 24, edge: 0.002 },
    )
    const bulb = new THREE.Mesh(
      new THREE.SphereGeometry(0.014, 16, 10),
      glow(lampColors[index % 3], index % 3 === 0 ? 1.6 : 0.9),
    )
    ringPart.position.x = index * 0.075
    bulb.position.set(index * 0.075, 0, 0.01)
    group.add(ringPart, bulb)
  }
  return group
}

function handle(at) {
  const group = new THREE.Group()
  group.position.set(...at)
  group.add(
    slab([0.045, 0.2, 0.03], blackSteel(), [0, 0, 0.015], 0.012),
    slab([0.03, 0.13, 0.02], zinc(), [0, 0.02, 0.035], 0.009),
  )
  return group
}

function vents([width, height], at, material) {
  const count = Math.floor(height / 0.028)
  const poses = Array.from({ length: count }, (_, index) => ({
    at: [at[0], at[1] - height / 2 + index * 0.028, at[2]],
  }))
  return copies(new THREE.BoxGeometry(width, 0.012, 0.008), material, poses)
}

function rotary(at) {
  const knob = turned(
    [
      [0, 0.06],
      [0.035, 0.06],
      [0.05, 0.03],
      [0.075, 0.026],
      [0.075, 0],
    ],
    matt('#10181a', 0.4),
    { segments: 40 },
  )
  knob.position.set(...at)
  knob.add(slab([0.02, 0.09, 0.03], matt('#c0392b', 0.5), [0, 0, 0.062], 0.006))
  return knob
}

const FACES = {
  incomer: ([w, h], z, skin) => [
    meter([0, h * 0.36, z], skin),
    lamps([-0.075, h * 0.26, z], 3),
    slab([w * 0.62, h * 0.22, 0.03], matt('#28393d', 0.5), [0, h * 0.06, z], 0.01),
    rotary([0, h * 0.06, z + 0.02]),
    vents([w * 0.5, 0.16], [0, -h * 0.36, z], blackSteel()),
  ],
  feeders: ([w, h], z, skin) =>
    [0.33, 0.11, -0.11, -0.33].flatMap((y) => [
      slab([w * 0.9, h * 0.2, 0.02], skin, [0, h * y, z + 0.004], 0.01),
      rotary([w * 0.2, h * y, z + 0.014]),
      lamps([-w * 0.3, h * y, z + 0.014], 2),
    ]),
  relay: ([w, h], z, skin) => [
    meter([-0.12, h * 0.36, z], skin),
    meter([0.12, h * 0.36, z], skin),
    lamps([-0.075, h * 0.25, z], 3),
    slab([w * 0.8, h * 0.5, 0.016], skin, [0, -h * 0.08, z + 0.004], 0.01),
    slab([0.26, 0.18, 0.02], glassDark(), [0, h * 0.06, z + 0.014], 0.006),
    vents([w * 0.5, 0.14], [0, -h * 0.4, z], blackSteel()),
  ],
}

const glassDark = () => paint('#0e1e22', 0.1)

/** A line-up of metal-clad panels along x, faces toward +z: 'incomer', 'feeders' or 'relay' in any order. */
export function createSwitchgear({
  panels = ['incomer', 'feeders', 'relay'],
  width = 0.8,
  height = 2.2,
  depth = 0.9,
  skin = paint('#d7dedd', 0.45),
  plinth = matt('#1d3238', 0.6),
} = {}) {
  const group = new THREE.Group()
  panels.forEach((face, index) => {
    const cell = new THREE.Group()
    cell.position.set((index - (panels.length - 1) / 2) * width, height / 2 + 0.1, 0)
    cell.add(
      slab([width - 0.006, height, depth], skin, [0, 0, 0], 0.012),
      slab([width - 0.07, height - 0.09, 0.024], skin, [0, 0, depth / 2 + 0.008], 0.012),
    )
    cell.add(handle([width * 0.41, -height * 0.04, depth / 2 + 0.02]))
    for (const y of [-0.4, 0.4])
      cell.add(
        slab([0.02, 0.09, 0.03], zinc(), [-width * 0.46, y * height, depth / 2 + 0.02], 0.006),
      )
    for (const part of FACES[face]([width, height], depth / 2 + 0.022, skin)) cell.add(part)
    group.add(cell)
  })
  const total = panels.length * width
  group.add(
    slab([total, 0.1, depth - 0.04], plinth, [0, 0.05, 0], 0.006),
    slab([total + 0.02, 0.04, depth + 0.03], plinth, [0, height + 0.12, 0], 0.008),
  )
  return group
}
