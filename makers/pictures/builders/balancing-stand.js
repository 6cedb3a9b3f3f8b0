import * as THREE from 'three'
import { castIron, glow, matt, paint, rubber, turnedSteel, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

/** A two-bearing balancing machine along z, its shaft 1.25 m up, with a reading console beside it. */
export function createBalancingStand({ length = 2, console: withConsole = true } = {}) {
  const body = paint('#1d5560', 0.45)
  const group = new THREE.Group()
  group.add(slab([1.0, 0.16, length + 1.1], castIron('#2b4a51'), [0, 0.08, 0], 0.02))
  for (const x of [-0.26, 0.26])
    group.add(slab([0.14, 0.08, length + 1.0], turnedSteel(), [x, 0.2, 0], 0.01))
  for (const side of [-1, 1]) {
    const z = (side * length) / 2
    const post = new THREE.Mesh(
      new THREE.CylinderGeometry(0.17, 0.42, 0.86, 4, 1).rotateY(Math.PI / 4),
      body,
    )
    post.geometry = post.geometry.toNonIndexed()
    post.geometry.computeVertexNormals()
    post.position.set(0, 0.66, z)
    group.add(
      post,
      slab([0.9, 0.06, 0.42], body, [0, 0.25, z], 0.01),
      slab([0.34, 0.1, 0.26], turnedSteel(), [0, 1.11, z], 0.012),
    )
    for (const x of [-0.1, 0.1]) {
      const roller = turned(
        [
          [0, 0.06],
          [0.085, 0.06],
          [0.1, 0.045],
          [0.1, -0.045],
          [0.085, -0.06],
          [0, -0.06],
        ],
        turnedSteel(),
        { segments: 48 },
      )
      roller.position.set(x, 1.17, z)
      group.add(roller)
    }
    group.add(
      bolts(
        [-0.34, 0.34].map((x) => ({ at: [x, 0.29, z], turn: [-Math.PI / 2, 0, 0] })),
        0.028,
      ),
    )
  }
  group.add(rod([0, 1.3, -length / 2 - 0.34], [0, 1.3, length / 2 + 0.2], 0.06, turnedSteel(), 40))
  const pulley = turned(
    [
      [0, 0.06],
      [0.2, 0.06],
      [0.2, 0.04],
      [0.18, 0],
      [0.2, -0.04],
      [0.2, -0.06],
      [0, -0.06],
    ],
    zinc(),
  )
  pulley.position.set(0, 1.3, -length / 2 - 0.3)
  group.add(pulley)
  for (const x of [-0.19, 0.19])
    group.add(
      rod([x, 1.3, -length / 2 - 0.3], [x * 0.5, 0.34, -length / 2 - 0.3], 0.014, rubber(), 8),
    )
  if (withConsole) {
    const screen = slab([0.62, 0.42, 0.06], matt('#12282e', 0.5), [1.5, 1.32, 0.3], 0.02)
    screen.rotation.set(-0.2, -0.5, 0)
    screen.add(slab([0.54, 0.34, 0.01], glow('#0d5a58', 0.8), [0, 0, 0.031], 0.004))
    for (let index = 0; index < 13; index += 1) {
      const tall = 0.04 + 0.2 * Math.exp(-(((index - 5) / 1.6) ** 2))
      screen.add(
        slab(
          [0.022, tall, 0.006],
          glow('#57f0dd', 1.5),
          [-0.21 + index * 0.035, -0.13 + tall / 2, 0.037],
          0.002,
        ),
      )
    }
    group.add(
      screen,
      slab([0.12, 1.1, 0.12], body, [1.52, 0.55, 0.24], 0.02),
      slab([0.5, 0.05, 0.5], body, [1.52, 0.03, 0.24], 0.02),
    )
  }
  return group
}
