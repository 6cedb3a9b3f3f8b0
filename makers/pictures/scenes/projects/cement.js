import * as THREE from 'three'
import { createBagFilter } from '../../builders/bag-filter.js'
import { createClouds } from '../../builders/clouds.js'
import { createFanStation, createInletBox } from '../../builders/fan-station.js'
import { createPerson } from '../../builders/person.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSign } from '../../builders/sign.js'
import { createSilo } from '../../builders/silo.js'
import {
  createCone,
  createCrate,
  createGuardRail,
  createHoseCoil,
  createPallet,
} from '../../builders/site-props.js'
import { createBeltBridge, createColumn, createWalkway } from '../../builders/steelwork.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { createKerb, createLampMast, createStones } from '../../builders/yard.js'
import { copies } from '../../shapes/copies.js'
import { rod } from '../../shapes/rod.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, matt, zinc } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

const FANS = [2, -4.6, -11.2]
/** x of the pipe that joins the inlets. */
const HEADER = -0.5
const EVENING = [
  [-0.2, '#8f7d62', 0.9],
  [0, '#f2d6a6', 1.25],
  [0.08, '#e6cfae', 1.1],
  [0.25, '#b9bdb4', 0.95],
  [0.55, '#7f9cae', 0.85],
  [1, '#4c7590', 0.75],
]

function addFans(stage) {
  for (const [index, z] of FANS.entries())
    place(stage, createFanStation({ box: index > 0 }), {
      at: [-1.8, 0, z],
      turn: [0, Math.PI / 2, 0],
    })
  // The header over the inlets, on trestles.
  const header = weathered('#b9b3a4', { roughness: 0.55, stain: 0.25, streak: 0.45 })
  place(stage, createRoundDuct({ radius: 0.85, length: 26, seam: false, material: header }), {
    at: [HEADER, 8.2, -12.4],
  })
  for (let z = -2; z > -24; z -= 2.2)
    place(stage, createRoundDuct({ radius: 0.87, length: 0.02, seam: false, material: header }), {
      at: [HEADER, 8.2, z],
    })
  const braces = new THREE.Group()
  braces.add(rod([HEADER, 8.2, 0.6], [HEADER, 8.2, 0.66], 0.98, zinc(), 44))
  for (const z of [-0.9, -7.8, -14.4]) {
    for (const x of [-0.8, 0.8])
      place(stage, createColumn({ height: 7.3 }), { at: [HEADER + x, 0, z] })
    place(stage, slab([2.2, 0.24, 0.26], header), { at: [HEADER, 7.25, z] })
    for (const side of [-1, 1])
      braces.add(
        rod([HEADER - side * 0.75, 0.2, z], [HEADER + side * 0.75, 7, z], 0.035, zinc(), 8),
      )
  }
  place(stage, braces)
  const walk = createWalkway({ length: 22, width: 1.1 })
  place(stage, walk, { at: [-2.9, 9.4, -6], turn: [0, Math.PI / 2, 0] })
  for (const z of [4.4, -1.2, -7.9, -14])
    place(stage, createColumn({ height: 9.2, size: 0.2 }), { at: [-3.5, 0, z] })
}

function addWorks(stage) {
  place(stage, createBagFilter({ cells: 6 }), { at: [-9.6, 0, -7], turn: [0, Math.PI / 2, 0] })
  const stone = weathered('#b4ab98', { stain: 0.28, streak: 0.55, blotch: 0.5, dustTo: 2 })
  for (const [index, [x, z]] of [
    [-16, -36],
    [-6.5, -36],
    [3, -34],
    [13, -33],
  ].entries())
    place(stage, createSilo({ radius: 4.5, height: 21 + (index % 2), material: stone }), {
      at: [x, 0, z],
    })
  place(stage, slab([36, 3, 4.4], weathered('#8f9b98', { streak: 0.5 })), { at: [-1, 25.6, -35] })
  for (let x = -18; x < 17; x += 2.6)
    place(stage, slab([1.3, 0.9, 0.1], matt('#33444a', 0.3)), { at: [x, 25.9, -32.75] })
  place(stage, createBeltBridge({ length: 34, rise: 22 }), {
    at: [46, 2.5, -30],
    turn: [0, Math.PI - 0.12, 0],
  })
  place(
    stage,
    createSilo({ radius: 2, height: 34, material: weathered('#c4b8a2', { streak: 0.4 }) }),
    {
      at: [-27, 0, -62],
    },
  )
  place(stage, slab([30, 13, 10], weathered('#b0a691', { streak: 0.45 })), { at: [24, 6.5, -62] })
}

function addGround(stage) {
  const yard = weathered('#a89d89', { stain: 0.42, blotch: 0.3, puddle: 0.4, roughness: 0.85 })
  place(stage, createGround([200, 160], yard), { at: [0, 0, -50] })
  for (let x = -9; x < 16; x += 5)
    place(stage, slab([0.03, 0.004, 60], matt('#655b4a', 0.95)), { at: [x + 1.4, 0.003, -16] })
  for (let z = 9; z > -40; z -= 5)
    place(stage, slab([60, 0.004, 0.03], matt('#655b4a', 0.95)), { at: [6, 0.003, z] })
  // Tyre marks curve no more than a lorry's do: two pairs of worn bands.
  const worn = matt('#6d6353', 0.9)
  for (const x of [6.2, 8.1]) {
    const band = createGround([0.34, 60], worn, [x, 0.006, -18])
    band.children[0].material = new THREE.MeshStandardMaterial({
      color: '#5f5646',
      transparent: true,
      opacity: 0.35,
      depthWrite: false,
    })
    band.children[0].userData.shadowless = true
    place(stage, band)
  }
  place(stage, createKerb({ length: 22 }), { at: [2.3, 0, -6.5] })
  const bars = Array.from({ length: 150 }, (_, index) => ({ at: [2.85, 0.008, 5 - index * 0.15] }))
  place(stage, createGround([0.4, 23], matt('#14140f', 0.9), [2.85, 0.004, -6.2]))
  place(stage, copies(new THREE.BoxGeometry(0.4, 0.014, 0.05), blackSteel(), bars))
  place(stage, createStones({ area: [0.7, 22], count: 320, size: 0.03, color: '#b7a88b' }), {
    at: [2.05, 0, -6],
  })
}

/** The first fan is open: its inlet box stands on timber, new blades in a crate, two people at the wheel. */
function addWork(stage) {
  const timber = weathered('#8d7350', { stain: 0.4, blotch: 3 })
  for (const x of [-0.7, 0.7])
    place(stage, slab([0.2, 0.2, 1.5], timber), { at: [0.7 + x, 0.1, 6.5] })
  place(stage, createInletBox(), { at: [0.7, 1.06, 6.5], turn: [0, -2.25, 0] })
  place(stage, createPallet(), { at: [3.9, 0, 3.6], turn: [0, 0.3, 0] })
  place(stage, createCrate([1.05, 0.55, 0.7]), { at: [3.9, 0.13, 3.6], turn: [0, 0.3, 0] })
  for (let index = 0; index < 4; index += 1)
    place(stage, slab([0.8, 0.012, 0.4], zinc()), {
      at: [3.88, 0.71 + index * 0.03, 3.6 + index * 0.02],
      turn: [0.03 * index, 0.25 + index * 0.12, 0],
    })
  place(stage, createPerson({ pose: 'reach', outfit: 'orange' }), {
    at: [0.05, 0.7, 1.7],
    turn: [0, -1.5, 0],
  })
  place(stage, createPerson({ pose: 'read', helmetColor: '#2c6fae' }), {
    at: [3.2, 0, 1.5],
    turn: [0, -1.75, 0],
  })
  place(stage, createPerson({ pose: 'walk', outfit: 'orange' }), {
    at: [-2.9, 9.4, -2],
    turn: [0, 0.1, 0],
  })
  place(stage, createPerson({ pose: 'walk' }), { at: [6.6, 0, -12], turn: [0, 2.9, 0] })
  for (const [x, z] of [
    [4.9, 5.3],
    [5.1, 2.4],
    [4.8, -0.4],
  ])
    place(stage, createCone(), { at: [x, 0, z], turn: [0, x, 0] })
  place(stage, createHoseCoil(), { at: [4.4, 0, 7.0] })
  place(stage, createGuardRail({ length: 5 }), { at: [2.3, 0.16, -8], turn: [0, Math.PI / 2, 0] })
  place(stage, createSign('hearing', { size: [0.62, 0.62] }), { at: [0.33, 2.1, -0.75] })
  place(
    stage,
    createSign('label', { size: [0.7, 0.5], text: '2', field: '#efe9da', ink: '#1f2b2d' }),
    {
      at: [0.12, 3.9, -4.6],
      turn: [0, Math.PI / 2, 0],
    },
  )
  place(stage, createLampMast({ height: 11, power: 3 }), { at: [5.2, 0, -19], turn: [0, 0.3, 0] })
}

/** Cement works: a row of induced-draught fans before filter and silos, the first opened for new blades; late sun through dust. */
export function cement(environment) {
  const stage = createExterior(environment, {
    eye: [8.7, 1.75, 10.2],
    target: [-0.6, 4.1, -2.6],
    fov: 45,
    reach: 14,
    centre: [-1, 4, -3],
    exposure: 0.88,
    saturation: 1.04,
  })
  addSkyDome(stage, EVENING)
  place(stage, createClouds({ cover: 0.42, seed: 9.4, lit: '#ffe6bf', shade: '#9a9a97' }))
  stage.scene.fog = new THREE.Fog('#e8cfa3', 22, 120)
  addGround(stage)
  addFans(stage)
  addWorks(stage)
  addWork(stage)
  addKey(stage, { from: [20, 12, 3], intensity: 4.4, color: '#ffc98a', spread: 0.6, size: 3072 })
  addLamp(stage, { at: [6, 5, 9], color: '#a9c4d6', intensity: 12 })
  return stage
}
