import * as THREE from 'three'
import { aluminium, blackSteel, castIron, galvanised } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createGuard } from './guard.js'
import { createImpeller } from './impeller.js'
import { createMotor } from './motor.js'

function casing(length, material, flange) {
  const half = length / 2
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [1.0, half],
        [1.02, half],
        [1.02, -half],
        [1.0, -half],
        [1.0, half],
      ],
      material,
      { edge: 0.003, segments: 128 },
    ),
  )
  for (const side of [-1, 1]) {
    const z = side * (half - 0.012)
    group.add(
      turned(
        [
          [1.0, z - 0.014],
          [1.13, z - 0.014],
          [1.13, z + 0.014],
          [1.0, z + 0.014],
          [1.0, z - 0.014],
        ],
        flange,
        { edge: 0.005, segments: 128 },
      ),
      bolts(ring(24, 1.075, z + 0.014), 0.018),
    )
  }
  group.add(slab([0.1, 0.006, length * 0.94], flange, [0.05, 1.022, 0], 0.003))
  return group
}

function feet(length, material) {
  const group = new THREE.Group()
  for (const z of [-1, 1]) {
    const at = z * length * 0.3
    group.add(slab([1.5, 0.03, 0.16], material, [0, -1.335, at]))
    for (const x of [-1, 1]) {
      group.add(slab([0.03, 0.54, 0.15], material, [x * 0.66, -1.065, at]))
      group.add(slab([0.3, 0.03, 0.15], material, [x * 0.66, -1.305, at]))
      group.add(bolts([{ at: [x * 0.75, -1.29, at], turn: [-Math.PI / 2, 0, 0] }], 0.022))
    }
  }
  return group
}

/** A ducted axial fan of radius 1 about z, inlet toward +z: casing, impeller, motor on struts, feet. */
export function createAxialFan({
  length = 1.1,
  bell = true,
  guard = false,
  stand = true,
  body = galvanised(),
  flange = galvanised(),
  footing = flange,
  motorColor,
  impeller = {},
} = {}) {
  const group = new THREE.Group()
  group.add(casing(length, body, flange))
  const wheel = createImpeller({ blade: aluminium(), ...impeller })
  wheel.position.z = length * 0.5 - 0.3
  group.add(wheel)
  const motor = createMotor({ radius: 0.27, length: 0.7, box: false, color: motorColor })
  motor.position.z = wheel.position.z - 0.52
  group.add(motor)
  for (let index = 0; index < 4; index += 1) {
    const holder = new THREE.Group()
    holder.add(slab([0.74, 0.025, 0.4], castIron('#23474f'), [0.63, 0, 0]))
    holder.rotation.z = Math.PI / 4 + (index * Math.PI) / 2
    holder.position.z = motor.position.z
    group.add(holder)
  }
  if (bell) {
    const z = length / 2
    const curve = Array.from({ length: 12 }, (_, step) => {
      const angle = (step / 11) * (Math.PI / 2)
      return [1.0 + 0.2 * (1 - Math.cos(angle)), z + 0.2 * Math.sin(angle)]
    })
    group.add(
      turned([...curve, [1.25, z + 0.2], [1.25, z + 0.185]], aluminium(), {
        edge: 0,
        segments: 128,
      }),
    )
  }
  if (guard) {
    const cage = createGuard({ radius: bell ? 1.21 : 1.06, dome: 0.16, material: blackSteel() })
    cage.position.z = length / 2 + (bell ? 0.2 : 0.02)
    group.add(cage)
  }
  group.add(slab([0.3, 0.24, 0.14], castIron('#2f4a50'), [0.81, 0.83, 0.05], 0.02))
  group.children.at(-1).rotation.z = -Math.PI / 4
  if (stand) group.add(feet(length, footing))
  group.userData.wheel = wheel
  return group
}
