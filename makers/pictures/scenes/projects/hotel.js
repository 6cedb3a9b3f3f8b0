import { createAirHandler } from '../../builders/air-handler.js'
import { createCableTray } from '../../builders/cable-tray.js'
import { createClouds } from '../../builders/clouds.js'
import { createNightCity } from '../../builders/night-city.js'
import { createPerson } from '../../builders/person.js'
import { createBulkhead } from '../../builders/plant-fittings.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import {
  createDuctStand,
  createParapet,
  createPaverWalk,
  createRoofConduits,
  createStairHouse,
  createWaterTank,
} from '../../builders/roof-fittings.js'
import { createRoofFan } from '../../builders/roof-fan.js'
import { createSign } from '../../builders/sign.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { createKerb } from '../../builders/yard.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { matt, paint, zinc } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

const BLUE_HOUR = [
  [-0.3, '#10202c', 0.5],
  [-0.02, '#e0935a', 0.85],
  [0.04, '#b97a6a', 0.75],
  [0.13, '#6b6b86', 0.6],
  [0.32, '#2f4a72', 0.5],
  [1, '#0d2038', 0.4],
]

function addRoof(stage) {
  const deck = weathered('#6f7072', { roughness: 0.7, stain: 0.35, blotch: 0.5, puddle: 0.75 })
  place(stage, createGround([26, 30], deck), { at: [0, 0, -1] })
  for (let z = -10; z < 12; z += 1.5)
    place(stage, slab([26, 0.008, 0.08], weathered('#5d5e61', { stain: 0.2 }), [0, 0, 0], 0.003), {
      at: [0, 0.004, z],
    })
  const ballast = weathered('#85817a', { gravel: 16, stain: 0.3 })
  place(stage, createGround([26, 1.7], ballast), { at: [0, 0.02, -9.6] })
  place(stage, createGround([1.7, 30], ballast), { at: [-8.9, 0.022, -1] })
  place(stage, createKerb({ length: 26, height: 0.1, color: '#7c7a76' }), {
    at: [0, 0, -8.75],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createParapet({ length: 26 }), { at: [0, 0, -10.5] })
  place(stage, createParapet({ length: 26 }), { at: [-9.8, 0, 1], turn: [0, Math.PI / 2, 0] })
  place(stage, createPaverWalk({ length: 16, width: 1 }), { at: [4.4, 0, -1.5] })
  place(stage, createPaverWalk({ length: 6, width: 1 }), {
    at: [1.4, 0, 4.4],
    turn: [0, Math.PI / 2, 0],
  })
}

/** Units on beams, joined by stubs to the trunk that stands on frames and goes down through a curb. */
function addUnits(stage) {
  for (const z of [-1.2, -5.6]) {
    for (const x of [-5.4, -3.6, -1.8])
      place(stage, slab([0.2, 0.3, 2.1], weathered('#777a7b', { stain: 0.3 })), {
        at: [x, 0.15, z],
      })
    place(stage, createAirHandler({ height: 1.9, depth: 1.7, skin: paint('#d9dcd8', 0.42) }), {
      at: [-3.6, 0.28, z],
    })
    place(stage, slab([0.22, 0.62, 0.92], matt('#23282a', 0.9)), { at: [-1.1, 1.05, z] })
    place(stage, createRectDuct({ size: [0.86, 0.58], length: 0.9, pitch: 0.9 }), {
      at: [-0.58, 1.05, z],
      turn: [0, Math.PI / 2, 0],
    })
    place(stage, createBulkhead({ power: 6 }), { at: [-2.2, 1.95, z + 0.9] })
  }
  place(stage, createRectDuct({ size: [0.9, 0.64], length: 10.4 }), { at: [0.3, 1.05, -3] })
  place(stage, slab([0.92, 0.66, 0.04], zinc()), { at: [0.3, 1.05, 2.22] })
  place(stage, slab([1.1, 0.5, 1.1], weathered('#8b8a86', { stain: 0.3 })), {
    at: [0.3, 0.25, 1.6],
  })
  place(stage, createRectDuct({ size: [0.7, 0.7], length: 0.6, pitch: 0.6 }), {
    at: [0.3, 0.5, 1.6],
    turn: [Math.PI / 2, 0, 0],
  })
  for (let z = 0.4; z > -8.4; z -= 2.1)
    place(stage, createDuctStand({ height: 0.72 }), { at: [0.3, 0, z] })
  place(stage, createSign('label', { size: [0.5, 0.2], text: 'AHU 07', field: '#1f4f63' }), {
    at: [-3.5, 1.9, -0.32],
  })
}

function addFans(stage) {
  for (const [index, z] of [2.2, -1.2, -4.6].entries()) {
    place(stage, slab([2.2, 0.24, 2.2], weathered('#8b8a86', { stain: 0.35, streak: 0.3 })), {
      at: [2.5, 0.12, z],
    })
    place(stage, createRoofFan({ band: paint('#c98a33') }), { at: [2.5, 0.24, z] })
    place(stage, slab([0.06, 0.9, 0.06], zinc()), { at: [3.65, 0.45, z + 0.5] })
    place(stage, slab([0.1, 0.26, 0.2], matt('#c9a53c', 0.5)), { at: [3.65, 0.86, z + 0.5] })
    place(
      stage,
      createSign('label', {
        size: [0.4, 0.2],
        text: `EF ${index + 1}`,
        field: '#e9e4d6',
        ink: '#1f2b2d',
      }),
      {
        at: [2.5, 0.42, z + 1.02],
      },
    )
  }
  place(stage, createRoofConduits({ length: 12 }), { at: [3.6, 0, -2.4] })
  place(stage, createCableTray({ length: 9, width: 0.3, cables: 6 }), { at: [-0.75, 0.5, -3] })
  for (let z = 1; z > -8; z -= 2)
    place(stage, createDuctStand({ width: 0.4, height: 0.45 }), { at: [-0.75, 0, z] })
}

function addRest(stage) {
  place(stage, createStairHouse(), { at: [5.6, 0, -8.3], turn: [0, -0.12, 0] })
  for (const x of [-8.2, -6.2]) place(stage, createWaterTank(), { at: [x, 0, -8.4] })
  for (const x of [-7.5, -3.5, 0.8])
    place(stage, createBulkhead({ power: 7 }), { at: [x, 0.62, -10.36] })
  place(stage, createPerson({ pose: 'walk', change: { skin: '#7c563f' } }), {
    at: [4.5, 0.05, -5.3],
    turn: [0, 0.15, 0],
  })
  place(stage, createPerson({ pose: 'work', outfit: 'orange' }), {
    at: [-1.9, 0, 0.15],
    turn: [0, Math.PI, 0],
  })
}

/** Hotel roof at blue hour: units and exhausts high over a lit city. */
export function hotel(environment) {
  const stage = createExterior(environment, {
    rig: 'dusk',
    eye: [6.3, 2.55, 8.6],
    target: [-0.2, 1.55, -3],
    fov: 42,
    reach: 11,
    centre: [0, 1, -2],
    environmentIntensity: 0.34,
    exposure: 1.35,
    saturation: 1.05,
    bloom: 0.22,
    bloomFrom: 1,
  })
  addSkyDome(stage, BLUE_HOUR)
  place(
    stage,
    createClouds({ cover: 0.45, lit: '#c98a78', shade: '#3b4760', power: 0.6, seed: 2.7 }),
  )
  place(stage, createNightCity())
  addRoof(stage)
  addUnits(stage)
  addFans(stage)
  addRest(stage)
  addKey(stage, { from: [-9, 9, 7], intensity: 0.8, color: '#9fbfe8', spread: 2 })
  for (const [x, z] of [
    [4.0, -6.2],
    [6.4, -6.0],
  ])
    addLamp(stage, { at: [x, 2.1, z], color: '#ffbf73', intensity: 12 })
  for (const x of [-7.5, -3.5, 0.8])
    addLamp(stage, { at: [x, 0.8, -9.8], color: '#ffb868', intensity: 7 })
  for (const z of [-1.2, -5.6])
    addLamp(stage, { at: [-2.2, 2.0, z + 1.3], color: '#ffc683', intensity: 6 })
  addLamp(stage, { at: [6.2, 3.2, 5], color: '#ffd09a', intensity: 9 })
  return stage
}
