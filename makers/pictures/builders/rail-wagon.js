import * as THREE from 'three'
import { bolts } from '../shapes/bolts.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { castIron, galvanised, glow, matt, paint, zinc } from '../stage/finishes.js'
import { createScissors } from './scissor-lift.js'

const RAIL = 0.27
const DECK = 1.08
const LENGTH = 6.4
const WIDTH = 2.5

function runningGear() {
  const group = new THREE.Group()
  const iron = castIron('#4a4d4e')
  for (const z of [-2.1, 2.1]) {
    group.add(rod([-0.8, RAIL + 0.36, z], [0.8, RAIL + 0.36, z], 0.07, iron))
    for (const side of [-1, 1]) {
      const wheel = turned(
        [
          [0, 0.06],
          [0.12, 0.06],
          [0.15, 0.03],
          [0.3, 0.03],
          [0.31, 0.06],
          [0.36, 0.06],
          [0.37, -0.03],
          [0.42, -0.06],
          [0, -0.06],
        ],
        iron,
      )
      wheel.position.set(side * 0.74, RAIL + 0.36, z)
      wheel.rotation.y = (side * Math.PI) / 2
      group.add(wheel, slab([0.16, 0.34, 0.44], iron, [side * 1.0, RAIL + 0.46, z], 0.03))
    }
  }
  return group
}

/** The end of the wagon: a striped beam, two buffers, the coupling hook and the tail lamps. */
function endBeam(body) {
  const group = new THREE.Group()
  group.add(slab([WIDTH, 0.36, 0.12], body, [0, 0, 0], 0.012))
  const stripe = new THREE.Shape(
    [
      [0, -0.17],
      [0.16, -0.17],
      [0.38, 0.17],
      [0.22, 0.17],
    ].map(([x, y]) => new THREE.Vector2(x, y)),
  )
  const stripes = Array.from({ length: 7 }, (_, index) => ({
    at: [-1.23 + index * 0.34, 0, 0.0615],
  }))
  group.add(copies(new THREE.ShapeGeometry(stripe), matt('#1b1e1f', 0.6), stripes))
  for (const x of [-0.88, 0.88]) {
    const buffer = turned(
      [
        [0.09, 0.06],
        [0.09, 0.3],
        [0.06, 0.3],
        [0.06, 0.42],
        [0.19, 0.42],
        [0.2, 0.45],
        [0.12, 0.47],
        [0, 0.475],
      ],
      castIron('#3a3d3e'),
      { segments: 48 },
    )
    buffer.position.set(x, -0.03, 0)
    group.add(buffer, bolts([{ at: [x + 0.2, 0.11, 0.06] }, { at: [x - 0.2, 0.11, 0.06] }], 0.02))
    group.add(slab([0.12, 0.12, 0.1], matt('#1b1e1f', 0.6), [x * 1.32, 0.28, 0], 0.02))
    const lens = new THREE.Mesh(new THREE.CircleGeometry(0.045, 24), glow('#ff3a26', 3.2))
    lens.position.set(x * 1.32, 0.28, 0.052)
    group.add(lens)
  }
  group.add(slab([0.09, 0.16, 0.2], castIron('#3a3d3e'), [0, -0.04, 0.14], 0.03))
  return group
}

/** The lift's platform: open at its ends, where the fan's ends are; rails at its sides. */
function platform(height, body) {
  const [wide, deep] = [3.3, 3.3]
  const rail = paint('#e7e6df', 0.4)
  const group = new THREE.Group()
  group.add(
    slab([wide, 0.1, deep], matt('#33393b', 0.7), [0, height - 0.05, 0], 0.01),
    slab([wide + 0.04, 0.16, 0.06], body, [0, height - 0.06, deep / 2], 0.01),
    slab([wide + 0.04, 0.16, 0.06], body, [0, height - 0.06, -deep / 2], 0.01),
  )
  for (const side of [-1, 1]) {
    const x = (side * wide) / 2
    const inner = side * 1.08
    for (const y of [0.55, 1.08]) {
      group.add(rod([x, height + y, -deep / 2], [x, height + y, deep / 2], 0.02, rail, 12))
      for (const z of [-deep / 2, deep / 2])
        group.add(rod([x, height + y, z], [inner, height + y, z], 0.02, rail, 12))
    }
    for (const z of [-deep / 2, 0, deep / 2])
      group.add(rod([x, height, z], [x, height + 1.08, z], 0.02, rail, 12))
    for (const z of [-deep / 2, deep / 2])
      group.add(rod([inner, height, z], [inner, height + 1.08, z], 0.02, rail, 12))
    group.add(slab([0.02, 0.15, deep], body, [x, height + 0.07, 0], 0.004))
  }
  // The saddles on which the fan is raised.
  for (const z of [-0.95, 0.95])
    group.add(slab([1.1, 0.34, 0.16], body, [0, height + 0.17, z], 0.02))
  return group
}

/** A work lamp on a post, its face toward +z and up. */
function workLamp(height, power) {
  const group = new THREE.Group()
  group.add(rod([0, 0, 0], [0, height, 0], 0.022, galvanised(), 12))
  const head = new THREE.Group()
  head.add(slab([0.36, 0.24, 0.08], matt('#202527', 0.5), [0, 0, 0], 0.02))
  const face = new THREE.Mesh(new THREE.PlaneGeometry(0.31, 0.19), glow('#fff0cf', power))
  face.position.z = 0.042
  head.add(face)
  head.position.y = height
  head.rotation.x = -0.6
  group.add(head)
  return group
}

/** A flat rail wagon along z with a lift on it, whose platform is at `height`; the near end, with its tail lamps, is toward +z. */
export function createRailWagon({ height = 3.4, color = '#d7a024', lamp = 6 } = {}) {
  const body = paint(color, 0.45)
  const group = new THREE.Group()
  group.add(
    runningGear(),
    slab([WIDTH, 0.12, LENGTH], matt('#4a4f4f', 0.8), [0, DECK - 0.06, 0], 0.01),
  )
  for (const side of [-1, 1])
    group.add(slab([0.12, 0.3, LENGTH], body, [side * (WIDTH / 2 - 0.06), DECK - 0.24, 0], 0.012))
  for (const end of [-1, 1]) {
    const beam = endBeam(body)
    beam.position.set(0, DECK - 0.28, (end * LENGTH) / 2)
    beam.rotation.y = end > 0 ? 0 : Math.PI
    group.add(beam)
  }
  for (const x of [-0.5, 0.5]) {
    const bars = createScissors(height - DECK - 0.2, { length: 2.7, stages: 3, material: body })
    bars.position.set(x, DECK - 0.56, 0)
    group.add(bars)
  }
  group.add(
    slab([1.7, 0.1, 2.9], matt('#22282b', 0.6), [0, DECK + 0.05, 0], 0.01),
    slab([0.8, 0.62, 0.7], paint('#2b5c66', 0.4), [-0.7, DECK + 0.31, 2.5], 0.04),
    slab([0.7, 0.3, 0.34], zinc(), [0.75, DECK + 0.15, 2.2], 0.02),
    platform(height, body),
  )
  for (const x of [-1.1, 1.1]) {
    const post = workLamp(1.5, lamp)
    post.position.set(x, DECK, 3.05)
    post.rotation.y = Math.PI + x * 0.25
    group.add(post)
  }
  return group
}
