import { createAirHandler } from '../../builders/air-handler.js'
import { createPerson } from '../../builders/person.js'
import {
  createCoilDrops,
  createControlPanel,
  createPipeRack,
  createRiserDuct,
  createToolTrolley,
} from '../../builders/plant-fittings.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSign } from '../../builders/sign.js'
import { createHoseCoil } from '../../builders/site-props.js'
import { weathered } from '../../builders/weathered.js'
import { createWorkRoom } from '../../builders/work-room.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

const SECTIONS = [
  [1.0, 'louvre'],
  [0.9, 'filter'],
  [1.1, 'panel'],
  [1.5, 'fan'],
  [0.9, 'door'],
]

function addUnit(stage) {
  const stone = weathered('#aeaca3', { stain: 0.35, streak: 0.2, blotch: 1.4, dustTo: 0.05 })
  place(stage, slab([6, 0.16, 2.1], stone, [0, 0, 0], 0.015), { at: [-0.3, 0.08, -0.9] })
  place(stage, slab([6.02, 0.05, 0.04], weathered('#d6a52c', { stain: 0.5, blotch: 3 })), {
    at: [-0.3, 0.13, 0.145],
  })
  place(
    stage,
    createAirHandler({ height: 1.9, depth: 1.6, sections: SECTIONS, skin: paint('#e6e5dc', 0.4) }),
    { at: [-0.3, 0.16, -0.9] },
  )
  place(stage, createRiserDuct({ size: [1.1, 0.8], rise: 1.05 }), { at: [1.1, 2.28, -0.9] })
  place(stage, createCoilDrops({ top: 3.3, reach: 0.26 }), { at: [-0.35, 0.16, -0.04] })
  place(stage, createSign('label', { size: [0.7, 0.22], text: 'AHU 03', field: '#1f4f63' }), {
    at: [0.85, 2.0, -0.04],
  })
  place(stage, slab([0.16, 0.22, 0.1], matt('#d6a52c', 0.5)), { at: [1.92, 1.35, -0.02] })
  place(stage, slab([0.04, 0.1, 0.05], matt('#b3261e', 0.5)), { at: [1.92, 1.35, 0.05] })
}

/** Air handling unit under its ducts, afternoon light from the side, a fitter at the filters. */
export function hvac(environment) {
  const stage = createInterior(environment, {
    eye: [3.5, 1.8, 5.6],
    target: [-0.25, 1.6, -0.7],
    fov: 39,
    reach: 6.5,
    environmentIntensity: 0.66,
    exposure: 1.15,
    saturation: 1.05,
  })
  place(
    stage,
    createWorkRoom({
      width: 12,
      height: 4.7,
      depth: 3,
      wall: '#d6cebd',
      dado: '#5f8087',
      lamps: [-3, 1.8],
      lanes: [1.3],
      conduits: [-4.4, 3.6],
    }),
  )
  addUnit(stage)
  place(stage, createRectDuct({ size: [1.1, 0.7], length: 11, ceiling: 1 }), {
    at: [-0.5, 3.68, -0.9],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createRoundDuct({ radius: 0.3, length: 11, ceiling: 1.2 }), {
    at: [-1, 3.45, 0.75],
    turn: [0, Math.PI / 2, 0],
  })
  const pipes = [
    { radius: 0.08, band: '#2f6fa3' },
    { radius: 0.08, band: '#b0473a' },
  ]
  place(stage, createPipeRack({ pipes, length: 11, gap: 0.3, ceiling: 1.1 }), {
    at: [-0.5, 3.42, 0.16],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createControlPanel({ rise: 2 }), { at: [3.5, 1.35, -2.96] })
  place(stage, createPerson({ pose: 'work', outfit: 'workshop' }), {
    at: [-1.65, 0, 0.62],
    turn: [0, 3.0, 0],
  })
  place(stage, createToolTrolley(), { at: [-0.7, 0, 1.15], turn: [0, 0.4, 0] })
  place(stage, createHoseCoil({ radius: 0.3 }), { at: [1.7, 0, 1.5] })
  for (let index = 0; index < 3; index += 1)
    place(stage, slab([0.6, 0.09, 0.6], matt(index % 2 ? '#e8e4d6' : '#d3c7a8', 0.9)), {
      at: [-2.6, 0.05 + index * 0.095, 0.9],
      turn: [0, 0.2 + index * 0.06, 0],
    })
  addKey(stage, { from: [7, 8, 6], intensity: 2.4, color: '#ffe4ba', spread: 1.2 })
  for (const x of [-3, 1.8]) addLamp(stage, { at: [x, 3.6, 1.2], color: '#fff2dc', intensity: 8 })
  addLamp(stage, { at: [-5, 2, 2], color: '#bcd6e6', intensity: 6 })
  return stage
}
