import { createAxialFan } from '../builders/axial-fan.js'
import { createBifurcatedFan } from '../builders/bifurcated-fan.js'
import { createCabinetFan } from '../builders/cabinet-fan.js'
import { createCentrifugalFan } from '../builders/centrifugal-fan.js'
import { createInlineFan } from '../builders/inline-fan.js'
import { createJetFan } from '../builders/jet-fan.js'
import { createPlateFan } from '../builders/plate-fan.js'
import { createRoofFan } from '../builders/roof-fan.js'
import { addLamp } from '../stage/create-stage.js'
import { paint, zinc } from '../stage/finishes.js'
import { createStudio, show } from '../stage/studio.js'

const GROUND = ['#FFFFFF', '#EEF3F2']

const studio = (environment, look) => createStudio(environment, { ground: GROUND, ...look })

/** Puts a small lamp before an inlet, which the lamps of the studio reach only in part. */
function lit(stage, at) {
  addLamp(stage, { at, intensity: 0.35, distance: 1.3 })
  return stage
}

export const pictures = {
  'product-axial': (environment) =>
    show(
      studio(environment, { eye: [5.0, 2.7, 7.7], target: [0.12, 1.1, 0] }),
      createPlateFan({ sheet: paint('#2b5c66', 0.38), arms: zinc() }),
      {
        at: [0, 1.25, 0.45],
        turn: [0, -0.32, 0],
      },
    ),
  'product-centrifugal': (environment) =>
    show(
      lit(
        studio(environment, { eye: [-3.9, 2.7, 9.9], target: [0.1, 1.66, -0.1] }),
        [-0.2, 1.8, 0.66],
      ),
      createCentrifugalFan(),
      {
        at: [0, 1.6, 0.2],
        turn: [0, 0.02, 0],
      },
    ),
  'product-inline': (environment) =>
    show(
      studio(environment, { eye: [3.3, 1.9, 5.3], target: [0, 0.88, 0], reach: 2.4 }),
      createInlineFan(),
      {
        at: [0, 0.935, 0],
        turn: [0, -0.05, 0],
      },
    ),
  'product-roof': (environment) =>
    show(
      studio(environment, { eye: [2.6, 2.4, 7.2], target: [0, 0.87, 0], reach: 2.6 }),
      createRoofFan(),
      {
        turn: [0, 0.1, 0],
      },
    ),
  'product-jet': (environment) =>
    show(
      studio(environment, { eye: [4.3, 2.0, 5.6], target: [0, 0.7, 0], reach: 3 }),
      createJetFan({ hanger: 0.12 }),
      {
        at: [0, 0.74, 0],
        turn: [0, 0.1, Math.PI],
      },
    ),
  'product-cabinet': (environment) =>
    show(
      lit(studio(environment, { eye: [3.5, 2.5, 7.3], target: [0, 0.92, 0] }), [0.3, 1.25, 1.0]),
      createCabinetFan(),
      {
        at: [0, 1.0, 0],
        turn: [0, 0.08, 0],
      },
    ),
  'product-bifurcated': (environment) =>
    show(
      studio(environment, { eye: [3.9, 3.1, 5.4], target: [0, 0.9, 0], reach: 2.6 }),
      createBifurcatedFan(),
      {
        at: [0, 1.0, 0],
      },
    ),
  'product-smoke-spill': (environment) => {
    const fan = createAxialFan({
      length: 1.9,
      bell: false,
      guard: true,
      body: paint('#b8c2c3', 0.4),
      flange: paint('#98352b', 0.42),
      footing: paint('#21464e'),
      impeller: { count: 10, chord: 0.36, hub: 0.4 },
    })
    return show(studio(environment, { eye: [4.9, 2.6, 7.4], target: [0.1, 1.22, -0.1] }), fan, {
      at: [0, 1.35, 0],
      turn: [0, 0.05, 0],
    })
  },
}
