import * as THREE from 'three'
import { galvanised, matt, paint, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createImpeller } from './impeller.js'

/** An inline duct fan along z: spun barrel, clamp rings, terminal box, mounting bracket; its impeller shows at +z. */
export function createInlineFan({ body = paint('#dfe5e4', 0.36), accent = paint('#00857A') } = {}) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0.46, 1.0],
        [0.47, 1.0],
        [0.47, 0.62],
        [0.52, 0.58],
        [0.72, 0.4],
        [0.74, 0.36],
        [0.74, -0.36],
        [0.72, -0.4],
        [0.52, -0.58],
        [0.47, -0.62],
        [0.47, -1.0],
        [0.46, -1.0],
        [0.46, 1.0],
      ],
      body,
      { edge: 0.02, segments: 128, crease: 0.35 },
    ),
    turned(
      [
        [0.745, 0.07],
        [0.765, 0.06],
        [0.765, -0.06],
        [0.745, -0.07],
      ],
      accent,
    ),
  )
  for (const z of [0.42, -0.42]) {
    group.add(
      turned(
        [
          [0.7, z - 0.03],
          [0.77, z - 0.022],
          [0.77, z + 0.022],
          [0.7, z + 0.03],
        ],
        galvanised(),
        { segments: 128 },
      ),
    )
    group.add(slab([0.05, 0.1, 0.07], zinc(), [0.56, 0.56, z], 0.006))
    group.children.at(-1).rotation.z = -Math.PI / 4
  }
  for (const z of [0.84, -0.84])
    group.add(
      turned(
        [
          [0.468, z - 0.015],
          [0.486, z],
          [0.468, z + 0.015],
        ],
        body,
        { edge: 0.004 },
      ),
    )
  group.add(
    slab([0.46, 0.24, 0.5], matt('#1e3a41', 0.5), [0, 0.84, 0], 0.03),
    slab([0.48, 0.03, 0.52], matt('#2b4c53', 0.5), [0, 0.96, 0], 0.01),
  )
  group.add(
    bolts(
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x, z]) => ({ at: [x * 0.19, 0.975, z * 0.21], turn: [-Math.PI / 2, 0, 0] })),
      0.013,
    ),
  )
  const gland = turned(
    [
      [0, 0.1],
      [0.035, 0.1],
      [0.05, 0.06],
      [0.05, 0],
    ],
    matt('#11191b', 0.5),
    { segments: 6, crease: 0.3 },
  )
  gland.position.set(0.12, 0.84, 0.25)
  group.add(gland)
  const wheel = createImpeller({
    tip: 0.445,
    hub: 0.17,
    chord: 0.19,
    depth: 0.14,
    count: 9,
    twist: [0.85, 0.5],
  })
  wheel.position.z = 0.68
  group.add(wheel)
  for (const z of [-0.3, 0.3]) {
    group.add(slab([0.9, 0.03, 0.12], galvanised(), [0, -0.92, z], 0.006))
    for (const x of [-1, 1])
      group.add(slab([0.025, 0.34, 0.12], galvanised(), [x * 0.4, -0.76, z], 0.006))
    group.add(
      bolts(
        [-1, 1].map((x) => ({ at: [x * 0.22, -0.905, z], turn: [-Math.PI / 2, 0, 0] })),
        0.016,
      ),
    )
  }
  group.add(bolts(ring(8, 0.62, 0.485), 0.012))
  group.userData.wheel = wheel
  return group
}
