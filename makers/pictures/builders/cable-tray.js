import * as THREE from 'three'
import { galvanised, matt, zinc } from '../stage/finishes.js'
import { createRandom } from '../stage/low-discrepancy.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

const SHEATHS = ['#15191a', '#15191a', '#7d2b24', '#2b4c53', '#b9822f', '#15191a']

/** A ladder tray along z with a lay of cables, hung from `ceiling` if asked. */
export function createCableTray({
  width = 0.5,
  length = 6,
  cables = 9,
  ceiling = 0,
  seed = 5,
} = {}) {
  const random = createRandom(seed)
  const group = new THREE.Group()
  for (const side of [-1, 1])
    group.add(slab([0.02, 0.1, length], galvanised(), [(side * width) / 2, 0, 0], 0.004))
  const rungs = Array.from({ length: Math.floor(length / 0.28) }, (_, index) => ({
    at: [0, -0.03, -length / 2 + 0.14 + index * 0.28],
  }))
  group.add(copies(new THREE.BoxGeometry(width, 0.022, 0.04), galvanised(), rungs))
  for (let index = 0; index < cables; index += 1) {
    const x = (index / Math.max(1, cables - 1) - 0.5) * (width - 0.09)
    const radius = 0.014 + random() * 0.012
    const points = Array.from(
      { length: 9 },
      (_, step) =>
        new THREE.Vector3(x + (random() - 0.5) * 0.014, -0.02 + radius, (step / 8 - 0.5) * length),
    )
    const tube = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 40, radius, 8)
    group.add(new THREE.Mesh(tube, matt(SHEATHS[index % SHEATHS.length], 0.5)))
  }
  if (ceiling > 0) {
    for (let z = -length / 2 + 0.6; z < length / 2; z += 1.6) {
      group.add(slab([width + 0.16, 0.04, 0.04], zinc(), [0, -0.07, z], 0.004))
      for (const side of [-1, 1])
        group.add(
          rod(
            [side * (width / 2 + 0.05), -0.07, z],
            [side * (width / 2 + 0.05), ceiling, z],
            0.007,
            zinc(),
            8,
          ),
        )
    }
  }
  return group
}
