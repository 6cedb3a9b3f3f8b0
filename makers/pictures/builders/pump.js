import * as THREE from 'three'
import { castIron, paint } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createMotor } from './motor.js'
import { createPipeFlange } from './pipework.js'

/** An end-suction pump along z on a base plate: suction toward +z, discharge upward, motor behind. About 1.6 m long. */
export function createPump({ color = '#00706a', motorColor = '#1b3a42' } = {}) {
  const body = castIron(color)
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0, 0.14],
        [0.2, 0.14],
        [0.29, 0.1],
        [0.33, 0.03],
        [0.33, -0.06],
        [0.27, -0.12],
        [0.16, -0.16],
        [0.12, -0.3],
        [0, -0.3],
      ],
      body,
      { edge: 0.03, crease: 0.3 },
    ),
    turned(
      [
        [0.11, 0.36],
        [0.11, 0.18],
        [0.16, 0.12],
      ],
      body,
      { edge: 0.02, segments: 56 },
    ),
    bolts(ring(10, 0.28, 0.115), 0.016),
  )
  const suction = createPipeFlange(0.11, body)
  suction.position.z = 0.36
  const outlet = new THREE.Group()
  outlet.rotation.x = -Math.PI / 2
  outlet.position.set(0.2, 0, -0.02)
  outlet.add(
    turned(
      [
        [0.13, 0.1],
        [0.085, 0.3],
        [0.085, 0.46],
      ],
      body,
      { edge: 0.03, segments: 56 },
    ),
  )
  const flange = createPipeFlange(0.085, body)
  flange.position.z = 0.46
  outlet.add(flange)
  const motor = createMotor({ radius: 0.24, length: 0.66, feet: true, color: motorColor })
  motor.position.z = -0.86
  group.add(suction, outlet, motor)
  group.add(
    turned(
      [
        [0.13, -0.3],
        [0.16, -0.32],
        [0.16, -0.44],
        [0.13, -0.46],
      ],
      paint('#E9A23B'),
      { segments: 48 },
    ),
  )
  group.add(
    slab([0.62, 0.1, 1.7], paint('#21464e'), [0, -0.42, -0.45], 0.02),
    slab([0.2, 0.2, 0.16], body, [0, -0.3, 0], 0.02),
    slab([0.46, 0.1, 0.5], body, [0, -0.33, -0.86], 0.02),
  )
  return group
}
