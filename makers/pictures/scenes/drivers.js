import * as THREE from 'three'
import { createAirHandler, createCoilStubs } from '../builders/air-handler.js'
import { createAxialFan } from '../builders/axial-fan.js'
import { createCameraDome } from '../builders/camera-dome.js'
import { createGateValve, createGauge, createPipe } from '../builders/pipework.js'
import { createPump } from '../builders/pump.js'
import { createRack } from '../builders/rack.js'
import { createRectDuct } from '../builders/rect-duct.js'
import { createSprinklerLine } from '../builders/sprinkler-line.js'
import { createSwitchgear } from '../builders/switchgear.js'
import { createTowerCrane } from '../builders/tower-crane.js'
import { createTowerFrame } from '../builders/tower-frame.js'
import { createTransformer } from '../builders/transformer.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { paint, zinc } from '../stage/finishes.js'
import { createStudio, show } from '../stage/studio.js'

const posed = (object, at = [0, 0, 0], turn = [0, 0, 0], scale = 1) => {
  object.position.set(...at)
  object.rotation.set(...turn)
  object.scale.setScalar(scale)
  return object
}

const together = (...parts) => {
  const group = new THREE.Group()
  group.add(...parts)
  return group
}

const card = (environment, look) =>
  createStudio(environment, { floor: { mirror: 0.05, shadow: 0.42 }, ...look })

function plumbing() {
  const teal = paint('#00857A')
  return together(
    posed(createPump(), [0, 0.48, 0.3], [0, -0.9, 0]),
    posed(
      createPipe(
        [
          [0.12, 0.95, 0.15],
          [0.12, 1.25, 0.15],
        ],
        { radius: 0.085, material: teal },
      ),
    ),
    posed(
      createGateValve({ radius: 0.085 }),
      [0.12, 1.5, 0.15],
      [Math.PI / 2, 0, Math.PI / 2 + 0.6],
    ),
    posed(
      createPipe(
        [
          [0.12, 1.74, 0.15],
          [0.12, 2.1, 0.15],
          [-1.0, 2.1, -0.75],
        ],
        { radius: 0.085, material: teal },
      ),
    ),
    posed(createGauge({ radius: 0.11 }), [-0.3, 2.42, -0.18], [0, -0.35, 0]),
  )
}

function fire() {
  const frame = zinc()
  return together(
    posed(
      createSprinklerLine({ length: 2.6, pitch: 0.86, radius: 0.085, drop: 0.38, head: 4.2 }),
      [0, 1.75, 0],
      [0, Math.PI / 2 - 0.25, 0],
    ),
    rod([-1.15, 0, -0.28], [-1.15, 1.75, -0.28], 0.03, frame),
    rod([1.15, 0, 0.28], [1.15, 1.75, 0.28], 0.03, frame),
    slab([0.5, 0.04, 0.4], frame, [-1.15, 0.02, -0.28]),
    slab([0.5, 0.04, 0.4], frame, [1.15, 0.02, 0.28]),
  )
}

function contracting() {
  return together(
    posed(createTowerFrame({ floors: 9, glazed: 5 }), [0.8, 0, 0], [0, 0.4, 0]),
    posed(createTowerCrane({ height: 16, jib: 9, hook: 2.2 }), [-4.6, 0, -1.6], [0, -0.12, 0]),
    slab([13, 0.16, 10], paint('#aeb9b8', 0.7), [-0.4, 0.02, 0], 0.05),
  )
}

export const pictures = {
  'driver-fans': (environment) =>
    show(
      card(environment, { eye: [3.4, 2.1, 7.9], target: [0, 1.22, 0] }),
      createAxialFan({ impeller: { cap: paint('#00857A') } }),
      { at: [0, 1.35, 0], turn: [0, 0.1, 0] },
    ),
  'driver-hvac': (environment) => {
    const unit = together(
      createAirHandler({
        sections: [
          [1.0, 'louvre'],
          [0.7, 'door'],
          [1.3, 'fan'],
        ],
        height: 1.5,
      }),
      posed(
        createRectDuct({ size: [0.8, 0.7], length: 0.7, pitch: 0.7 }),
        [0.9, 2.0, 0],
        [Math.PI / 2, 0, 0],
      ),
      posed(createCoilStubs('#00857A'), [-0.2, 0.75, 0.62]),
    )
    return show(card(environment, { eye: [4.3, 2.7, 9.2], target: [0.05, 1.13, 0] }), unit, {
      turn: [0, 0.06, 0],
    })
  },
  'driver-plumbing': (environment) =>
    show(card(environment, { eye: [1.5, 2.4, 7.6], target: [-0.1, 1.2, 0] }), plumbing()),
  'driver-fire': (environment) =>
    show(card(environment, { eye: [1.2, 1.5, 8.2], target: [0, 0.98, 0] }), fire()),
  'driver-medium-voltage': (environment) =>
    show(
      card(environment, { eye: [-3.4, 2.5, 7.8], target: [0.08, 1.15, 0] }),
      createTransformer(),
    ),
  'driver-low-voltage': (environment) =>
    show(
      card(environment, { eye: [3.0, 2.2, 8.6], target: [0, 1.15, 0] }),
      createSwitchgear({ panels: ['incomer', 'feeders', 'relay'] }),
    ),
  'driver-low-current': (environment) => {
    const set = together(
      posed(createRack({ units: 34 }), [-0.25, 0, 0]),
      rod([0.62, 0, 0.1], [0.62, 1.72, 0.1], 0.035, zinc()),
      slab([0.4, 0.04, 0.4], zinc(), [0.62, 0.02, 0.1]),
      slab([0.06, 0.06, 0.4], zinc(), [0.62, 1.72, 0.26]),
      posed(createCameraDome({ radius: 0.2 }), [0.62, 1.58, 0.46]),
    )
    return show(
      card(environment, { eye: [2.3, 1.9, 6.0], target: [0.12, 0.88, 0], reach: 2.4 }),
      set,
    )
  },
  'driver-contracting': (environment) =>
    show(
      card(environment, { eye: [18, 17, 50], target: [-1.1, 8.3, 0], reach: 17 }),
      contracting(),
    ),
}
