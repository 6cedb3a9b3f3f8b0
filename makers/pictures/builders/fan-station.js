import * as THREE from 'three'
import { blackSteel, matt, paint, zinc } from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createCentrifugalFan } from './centrifugal-fan.js'
import { createDuctFlange, createRectDuct } from './rect-duct.js'
import { weathered } from './weathered.js'

/** A box that turns the air from a duct above into a fan's inlet behind it, toward -z. */
export function createInletBox({ material } = {}) {
  const skin = material ?? weathered('#2c5a6b', { roughness: 0.5, stain: 0.2, streak: 0.35 })
  const group = new THREE.Group()
  group.add(slab([1.9, 2.0, 0.95], skin, [0, 0.15, 0], 0.02))
  for (const x of [-0.6, 0, 0.6]) group.add(slab([0.06, 2.0, 0.08], skin, [x, 0.15, 0.5], 0.006))
  for (const y of [-0.4, 0.4]) group.add(slab([1.9, 0.06, 0.08], skin, [0, y, 0.5], 0.006))
  const flange = createDuctFlange([1.9, 0.95], 0, zinc(), 0.08)
  flange.rotation.x = -Math.PI / 2
  flange.position.y = 1.17
  group.add(
    flange,
    turned(
      [
        [0.62, -0.48],
        [0.72, -0.5],
        [0.72, -0.58],
        [0.62, -0.58],
      ],
      skin,
    ),
    turned(
      [
        [0, -0.49],
        [0.63, -0.49],
      ],
      matt('#0d1416', 0.95),
      { edge: 0 },
    ),
    slab([0.5, 0.6, 0.05], blackSteel(), [0.45, -0.45, 0.52], 0.01),
  )
  return group
}

/**
 * An induced-draught fan on its base, inlet toward +z, with a stack above and cabling; metres in its own scale of 1.5.
 * @param box puts the inlet box on; without it the wheel is seen
 */
export function createFanStation({ box = true, stack = 9, color = '#2c5a6b' } = {}) {
  const skin = weathered(color, {
    roughness: 0.45,
    stain: 0.16,
    streak: 0.3,
    dustTo: 1.5,
    dust: '#b5a484',
  })
  const group = new THREE.Group()
  const base = weathered('#aca594', { stain: 0.35, streak: 0.4, blotch: 1, dustTo: 0.2 })
  group.add(slab([4.6, 0.7, 6.2], base, [0, 0.35, -0.5], 0.03))
  const fan = createCentrifugalFan({ body: skin, frame: skin, motorColor: '#35555a' })
  fan.scale.setScalar(1.5)
  fan.position.y = 3.05
  group.add(fan)
  const chimney = weathered('#b9b3a4', { roughness: 0.55, stain: 0.2, streak: 0.5 })
  const duct = createRectDuct({ size: [1.26, 1.2], length: 1.5, pitch: 0.75, material: chimney })
  duct.rotation.x = Math.PI / 2
  duct.position.set(1.35, 6.4, 0)
  const hood = new THREE.CylinderGeometry(0.62, 0.92, 0.9, 4)
  hood.rotateY(Math.PI / 4)
  const change = new THREE.Mesh(hood, chimney)
  change.position.set(1.35, 7.6, 0)
  const tube = rod([1.35, 7.9, 0], [1.35, 7.9 + stack, 0], 0.6, chimney, 44)
  group.add(duct, change, tube)
  for (let y = 9; y < 7.9 + stack; y += 1.8) {
    const hoop = rod([1.35, y, 0], [1.35, y + 0.09, 0], 0.65, zinc(), 44)
    group.add(hoop)
  }
  if (box) {
    const inlet = createInletBox({ material: skin })
    inlet.position.set(0, 3.05, 1.27)
    group.add(inlet)
    const drop = createRectDuct({ size: [1.9, 0.95], length: 3.2, pitch: 1.1, material: chimney })
    drop.rotation.x = Math.PI / 2
    drop.position.set(0, 5.85, 1.27)
    group.add(drop)
  }
  group.add(
    bentTube(
      [
        [0.4, 3.5, -1.6],
        [1.9, 3.5, -1.6],
        [1.9, 0.8, -1.6],
        [2.4, 0.05, -1.6],
      ],
      0.035,
      matt('#1c2224', 0.6),
      { segments: 12 },
    ),
    slab([0.5, 0.7, 0.24], paint('#c9cdc8', 0.5), [2.1, 1.7, 0.7], 0.02),
    rod([2.1, 0.7, 0.7], [2.1, 1.4, 0.7], 0.03, zinc(), 8),
    slab([0.09, 0.09, 0.03], matt('#c0392b', 0.4), [2.1, 1.82, 0.83], 0.01),
  )
  return group
}
