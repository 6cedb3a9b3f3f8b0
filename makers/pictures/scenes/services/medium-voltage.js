import { createCableTray } from '../../builders/cable-tray.js'
import { createPerson } from '../../builders/person.js'
import { createExtinguisher } from '../../builders/plant-fittings.js'
import { createSign } from '../../builders/sign.js'
import { createGuardRail } from '../../builders/site-props.js'
import { createSwitchgear } from '../../builders/switchgear.js'
import { createTransformer } from '../../builders/transformer.js'
import { weathered } from '../../builders/weathered.js'
import { createWorkRoom } from '../../builders/work-room.js'
import { createTrenchCovers } from '../../builders/yard.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, glow, matt } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** The transformer on rails over its sump, with cables from its bushings to the tray. */
function addTransformer(stage) {
  const stone = weathered('#aaa79d', { stain: 0.35, blotch: 1.4, dustTo: 0.05 })
  place(stage, slab([3.2, 0.2, 2.0], stone, [0, 0, 0], 0.02), { at: [-0.6, 0.1, -0.4] })
  for (const z of [-0.3, 0.3])
    place(stage, slab([3.1, 0.06, 0.1], blackSteel()), { at: [-0.6, 0.22, z - 0.4] })
  for (const x of [-1.42, 0.22])
    place(stage, slab([0.12, 0.1, 0.9], matt('#d6a52c', 0.6)), { at: [x, 0.28, -0.4] })
  place(stage, createTransformer(), { at: [-0.6, 0.25, -0.4] })
  for (const [index, x] of [-0.5, 0, 0.5].entries())
    place(
      stage,
      bentTube(
        [
          [x - 0.6, 2.5, -0.56],
          [x - 0.6, 3.1, -0.56],
          [x - 0.6, 3.42, -1.7],
        ],
        0.024,
        matt(['#8a2f28', '#b48a2e', '#2f5f86'][index], 0.5),
        { segments: 12, bend: 0.25 },
      ),
    )
  place(stage, createSign('voltage', { size: [0.3, 0.28] }), { at: [-1.0, 1.0, 0.3] })
}

/** Louvres high in the side wall, daylight behind them. */
function addLouvres(stage) {
  const wall = -4.97
  place(stage, slab([0.02, 1.3, 2.2], glow('#ffe9c4', 2.2), [0, 0, 0], 0.002), {
    at: [wall, 2.7, -1],
  })
  for (let y = 2.1; y < 3.4; y += 0.12)
    place(stage, slab([0.1, 0.014, 2.3], matt('#77807f', 0.5), [0, 0, 0], 0.002), {
      at: [wall + 0.06, y, -1],
      turn: [0, 0, -0.6],
    })
}

/** Switch room: a transformer behind its rail, the panels it feeds, a fitter at them. */
export function mediumVoltage(environment) {
  const stage = createInterior(environment, {
    eye: [-2.6, 1.75, 5.0],
    target: [0.75, 1.35, -1.2],
    fov: 40,
    reach: 6.5,
    environmentIntensity: 0.62,
    exposure: 1.15,
    saturation: 1.05,
  })
  place(
    stage,
    createWorkRoom({
      width: 10,
      height: 4.4,
      depth: 3.4,
      wall: '#d3cab6',
      dado: '#7d8a86',
      floor: '#98948a',
      lamps: [0.8],
      lanes: [1.5],
      conduits: [-3.4],
    }),
  )
  addTransformer(stage)
  addLouvres(stage)
  place(stage, createSwitchgear({ panels: ['relay', 'relay', 'incomer', 'relay'], width: 0.75 }), {
    at: [2.9, 0, -2.7],
  })
  place(stage, slab([3.4, 0.012, 1.1], matt('#22282a', 0.9)), { at: [2.9, 0.008, -1.6] })
  place(stage, createCableTray({ length: 9.4, ceiling: 0.95 }), {
    at: [0.2, 3.45, -2.2],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createTrenchCovers({ length: 9.6, width: 0.5 }), {
    at: [0, -0.04, 0.95],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createGuardRail({ length: 3.2 }), { at: [-0.7, 0, 1.25] })
  place(stage, createGuardRail({ length: 2.2 }), { at: [0.9, 0, 0.15], turn: [0, Math.PI / 2, 0] })
  place(stage, createSign('voltage', { size: [0.34, 0.32] }), { at: [0.1, 0.62, 1.3] })
  place(stage, createPerson({ pose: 'work', outfit: 'orange' }), {
    at: [3.0, 0, -1.75],
    turn: [0, 3.1, 0],
  })
  place(stage, createExtinguisher(), { at: [0.95, 0.3, -3.33] })
  addKey(stage, { from: [-8, 7.5, 3], intensity: 2.6, color: '#ffe0b0', spread: 1 })
  addLamp(stage, { at: [0.8, 3.3, 0], color: '#fff2dc', intensity: 8 })
  addLamp(stage, { at: [3.4, 2.4, 1], color: '#cfe0ea', intensity: 5 })
  return stage
}
