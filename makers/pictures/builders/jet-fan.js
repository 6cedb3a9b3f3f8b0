import * as THREE from 'three'
import { aluminium, galvanised, matt, steel, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { copies, ring } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createGuard } from './guard.js'
import { createImpeller } from './impeller.js'

function silencer(z, length, material) {
  const group = new THREE.Group()
  const near = z - length / 2
  const far = z + length / 2
  group.add(
    turned(
      [
        [0.44, near],
        [0.62, near],
        [0.62, far],
        [0.44, far],
      ],
      material,
      { segments: 96 },
    ),
  )
  group.add(
    turned(
      [
        [0.44, near + 0.01],
        [0.44, far - 0.01],
      ],
      matt('#2a3133', 0.9),
      { edge: 0, segments: 96 },
    ),
  )
  const hole = new THREE.CylinderGeometry(0.012, 0.012, 0.004, 6, 1, true).rotateZ(Math.PI / 2)
  const rows = Array.from({ length: 6 }, (_, row) =>
    ring(36, 0.438, near + 0.08 + row * 0.06, (row % 2) * 0.065),
  ).flat()
  group.add(copies(hole, matt('#0d1213', 0.9), rows))
  for (const edge of [near, far])
    group.add(
      turned(
        [
          [0.61, edge - 0.016],
          [0.65, edge - 0.016],
          [0.65, edge + 0.016],
          [0.61, edge + 0.016],
        ],
        zinc(),
        { segments: 96 },
      ),
    )
  return group
}

/** A tunnel or car-park jet fan along z, hung from brackets; radius about 0.65. */
export function createJetFan({
  length = 2.6,
  material = galvanised(),
  hanger = 0.35,
  deflector = false,
  blade = aluminium(),
} = {}) {
  const group = new THREE.Group()
  const quiet = length * 0.31
  for (const side of [-1, 1]) {
    group.add(silencer(side * (length / 2 - quiet / 2), quiet, material))
    const z = (side * length) / 2
    const lip = Array.from({ length: 10 }, (_, step) => {
      const angle = (step / 9) * (Math.PI / 2)
      return [0.44 + 0.14 * (1 - Math.cos(angle)), z + side * 0.12 * Math.sin(angle)]
    })
    group.add(
      turned([...lip, [0.62, z + side * 0.1], [0.62, z]], steel(), { edge: 0, segments: 96 }),
    )
    const cage = createGuard({
      radius: 0.56,
      rings: 7,
      spokes: 4,
      wire: 0.004,
      dome: 0.04,
      material: zinc(),
    })
    cage.rotation.y = side > 0 ? 0 : Math.PI
    cage.position.z = z + side * 0.115
    group.add(cage)
  }
  const middle = length - quiet * 2
  group.add(
    turned(
      [
        [0.54, middle / 2],
        [0.55, middle / 2],
        [0.55, -middle / 2],
        [0.54, -middle / 2],
      ],
      material,
      { segments: 96 },
    ),
  )
  group.add(bolts(ring(16, 0.635, length / 2 - quiet + 0.018), 0.013))
  const wheel = createImpeller({ tip: 0.43, hub: 0.17, chord: 0.18, depth: 0.13, count: 9, blade })
  wheel.position.z = length / 2 - 0.16
  group.add(wheel)
  group.add(slab([0.34, 0.22, 0.42], matt('#20393f', 0.5), [0.5, -0.32, 0], 0.02))
  if (hanger > 0) {
    for (const z of [-1, 1]) {
      for (const x of [-1, 1]) {
        const at = z * length * 0.3
        group.add(
          slab([0.03, 0.12 + hanger, 0.14], zinc(), [x * 0.42, 0.54 + hanger / 2, at], 0.006),
        )
        group.add(slab([0.2, 0.03, 0.16], zinc(), [x * 0.46, 0.6 + hanger, at], 0.006))
      }
      group.add(
        rod(
          [-0.42, 0.66, z * length * 0.3],
          [0.42, 0.6 + hanger, z * length * 0.3],
          0.012,
          zinc(),
          8,
        ),
      )
    }
  }
  if (deflector) {
    for (const y of [-0.25, 0, 0.25]) {
      const vane = slab([0.84 - Math.abs(y), 0.02, 0.3], steel(), [0, y, length / 2 + 0.24])
      vane.rotation.x = -0.25
      group.add(vane)
    }
  }
  group.userData.wheel = wheel
  return group
}
