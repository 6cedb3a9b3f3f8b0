import * as THREE from 'three'
import { blackSteel, galvanised, glow, matt, paint } from '../stage/finishes.js'
import { createRandom } from '../stage/low-discrepancy.js'
import { bentTube } from '../shapes/bent-tube.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'

const UNIT = 0.0445

/** A 19-inch rack, front toward +z, filled with servers, switches and patch panels by `seed`. */
export function createRack({
  units = 42,
  seed = 4,
  cables = true,
  frame = matt('#151f22', 0.5),
} = {}) {
  const random = createRandom(seed)
  const height = units * UNIT + 0.16
  const group = new THREE.Group()
  for (const x of [-0.28, 0.28])
    for (const z of [-0.42, 0.42])
      group.add(slab([0.05, height, 0.06], frame, [x, height / 2, z], 0.008))
  group.add(
    slab([0.62, 0.06, 0.92], frame, [0, 0.03, 0]),
    slab([0.62, 0.05, 0.92], frame, [0, height, 0]),
    slab([0.62, height, 0.02], frame, [0, height / 2, -0.45]),
  )
  for (const x of [-0.3, 0.3])
    group.add(slab([0.012, height - 0.06, 0.88], frame, [x, height / 2, 0]))
  const lamps = []
  const ports = []
  const plugs = []
  let unit = 0
  while (unit < units) {
    const tall = Math.min(units - unit, random() < 0.55 ? 1 : 2)
    const kind = random()
    const y = 0.08 + (unit + tall / 2) * UNIT
    const skin =
      kind < 0.55
        ? matt('#252f32', 0.42)
        : kind < 0.8
          ? paint('#3b4f55', 0.4)
          : matt('#0f1719', 0.6)
    group.add(slab([0.48, tall * UNIT - 0.004, 0.7], skin, [0, y, 0.03], 0.004))
    if (kind < 0.55) {
      for (let bay = 0; bay < 8; bay += 1)
        ports.push({
          at: [-0.2 + bay * 0.048, y, 0.382],
          scale: [0.042, tall * UNIT * 0.72, 0.006],
        })
      lamps.push({ at: [0.215, y, 0.384] }, { at: [0.2, y, 0.384] })
    } else {
      for (let port = 0; port < 24; port += 1) {
        const x = -0.21 + port * 0.0165 + (port > 11 ? 0.02 : 0)
        ports.push({ at: [x, y, 0.382], scale: [0.012, 0.012, 0.005] })
        if (random() > 0.4) lamps.push({ at: [x, y + 0.013, 0.383] })
        if (cables && kind < 0.8 && random() > 0.45) plugs.push([x, y])
      }
    }
    unit += tall
  }
  group.add(
    copies(new THREE.BoxGeometry(1, 1, 1), blackSteel(), ports),
    copies(new THREE.BoxGeometry(0.007, 0.004, 0.004), glow('#3df0c8', 2.2), lamps),
  )
  plugs.forEach(([x, y], index) => {
    const side = x < 0 ? -0.262 : 0.262
    const color = ['#00857A', '#2CC5B4', '#C9D3D4', '#E9A23B'][index % 9 === 0 ? 3 : index % 3]
    const drop = 0.06 + random() * 0.12
    group.add(
      bentTube(
        [
          [x, y, 0.385],
          [x, y, 0.42 + random() * 0.02],
          [side, y - 0.02, 0.43],
          [side, y - drop, 0.41],
        ],
        0.0045,
        matt(color, 0.5),
        { bend: 0.03, segments: 7 },
      ),
    )
  })
  for (const x of [-0.245, 0.245])
    group.add(slab([0.02, height - 0.1, 0.02], galvanised(), [x, height / 2, 0.385], 0.002))
  return group
}
