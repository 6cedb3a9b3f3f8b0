import * as THREE from 'three'
import { createAxialFan } from '../../builders/axial-fan.js'
import { createBalancingStand } from '../../builders/balancing-stand.js'
import {
  createCableCoil,
  createCarton,
  createDrum,
  createExtinguisher,
  createFloorCable,
  createPallet,
  createToolbox,
  createWallBox,
} from '../../builders/clutter.js'
import { createPaintLines, createStains, createTyreMarks } from '../../builders/floor-marks.js'
import { createHall } from '../../builders/hall.js'
import { createImpeller } from '../../builders/impeller.js'
import { createPerson } from '../../builders/person.js'
import { createSign } from '../../builders/sign.js'
import {
  createCraneBeam,
  createHighBays,
  createPalletTruck,
  createRacking,
  createRollerDoor,
  createSteelColumn,
  createWorkbench,
} from '../../builders/workshop.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { galvanised, glow, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const BACK = -9
const HEIGHT = 6

function addShell(stage) {
  place(
    stage,
    createHall({
      width: 17,
      height: HEIGHT,
      front: 9,
      depth: 9 - BACK,
      wall: '#a3a9ab',
      ceiling: '#8d908d',
      joint: '',
      dado: '#3f5a66',
      rim: '#d9d4c6',
      dadoHeight: 1.3,
      back: [
        { at: -2.2, width: 3.4, height: 3.6 },
        { at: 4.4, width: 5.6, height: 1.1, sill: 3.9 },
        { at: -6.6, width: 3, height: 1.1, sill: 3.9 },
      ],
    }),
  )
  place(stage, createRollerDoor({ open: 0.72 }), { at: [-2.2, 0, BACK + 0.05] })
  const day = new THREE.Mesh(new THREE.PlaneGeometry(20, 8), glow('#ffdca6', 1.15))
  day.userData.shadowless = true
  place(stage, day, { at: [0, 4, BACK - 3] })
  const yard = new THREE.Mesh(new THREE.PlaneGeometry(9, 3), matt('#cdb892'))
  place(stage, yard, { at: [-2.2, 0.01, BACK - 1.5], turn: [-Math.PI / 2, 0, 0] })
  for (const x of [1.2, 7.4]) {
    place(stage, createSteelColumn({ height: HEIGHT }), { at: [x, 0, BACK + 0.3] })
  }
  for (let x = 2; x < 7.2; x += 1.1)
    place(stage, slab([0.05, 1.1, 0.05], matt('#4b555a'), [0, 0, 0], 0.004), {
      at: [x, 4.45, BACK + 0.02],
    })
  place(stage, createCraneBeam({ span: 16.6, at: 1.4, low: 1.0 }), { at: [0, 4.75, -4.4] })
  for (const side of [-1, 1])
    place(stage, slab([0.2, 0.3, 17], paint('#5c6a70', 0.5), [0, 0, 0], 0.006), {
      at: [side * 8.3, 4.55, 0.5],
    })
  return day
}

function addStock(stage) {
  place(stage, createRacking({ bays: 2 }), { at: [-6.4, 0, BACK + 0.8] })
  const wheels = [
    [3.0, 0.97, 0.42],
    [3.9, 0.97, 0.5],
    [4.95, 0.97, 0.46],
    [5.9, 0.97, 0.4],
    [3.3, 2.07, 0.46],
    [4.3, 2.07, 0.38],
    [5.5, 2.07, 0.5],
  ]
  for (const [index, [x, y, tip]] of wheels.entries())
    place(stage, createImpeller({ count: 7 + (index % 3) * 2 }), {
      at: [x - 10.8, y + tip, BACK + 0.95],
      turn: [-0.12, 0.1, index],
      scale: tip,
    })
  for (const [index, x] of [2.95, 4.2, 5.6].entries())
    place(stage, createCarton({ size: [0.9, 0.55 + index * 0.08, 0.7] }), {
      at: [x - 10.8, 0, BACK + 0.8],
    })
  place(stage, createPallet(), { at: [-0.1, 0, BACK + 2.6], turn: [0, 0.3, 0] })
  place(stage, createAxialFan({ bell: false }), {
    at: [-0.1, 0.97, BACK + 2.6],
    turn: [0, 0.45, 0],
    scale: 0.62,
  })
  place(stage, createWorkbench(), { at: [3.2, 0, BACK + 0.5] })
  place(stage, createDrum({ color: '#2f6ea3' }), { at: [-3.3, 0, BACK + 2.6] })
  place(stage, createDrum({ color: '#7c2f22' }), { at: [7.6, 0, BACK + 1.2] })
  const truck = place(stage, createPalletTruck(), {
    at: [-1.35, 0, BACK + 3.1],
    turn: [0, -2.6, 0],
  })
  const pusher = createPerson({ pose: 'push', outfit: 'orange' })
  place(stage, pusher, { at: [-1.75, 0, BACK + 2.4], turn: [0, 0.55, 0] })
  return [truck, pusher]
}

function addStation(stage) {
  place(stage, createBalancingStand())
  const wheel = createImpeller({ count: 9, hub: 0.36, hubMaterial: paint('#00706a', 0.4) })
  place(stage, wheel, { at: [0, 1.3, 0.05], turn: [0, 0, 0.3] })
  const fitter = createPerson({ pose: 'work', outfit: 'workshop', helmetColor: '#e9b22c' })
  place(stage, fitter, { at: [-1.42, 0, -0.25], turn: [0, Math.PI / 2 - 0.15, 0] })
  place(stage, createToolbox(), { at: [-1.05, 0, 1.75], turn: [0, 0.7, 0] })
  place(
    stage,
    createFloorCable([
      [1.5, 0.1],
      [1.9, -0.6],
      [1.4, -1.8],
      [2.6, -3.2],
      [3, -7],
    ]),
  )
  place(stage, createCableCoil({ radius: 0.24, end: [0.6, -0.7] }), { at: [1.9, 0, 1.6] })
  const stand = slab([1.0, 0.05, 0.5], galvanised(), [0, 0, 0], 0.008)
  place(stage, stand, { at: [-2.9, 0.72, 0.3], turn: [0, 0.5, 0] })
  for (const [x, z] of [
    [-3.3, 0.3],
    [-2.5, 0.0],
  ])
    place(stage, slab([0.06, 0.7, 0.3], paint('#3b4a52', 0.5), [0, 0, 0], 0.006), {
      at: [x, 0.35, z + 0.1],
      turn: [0, 0.5, 0],
    })
  place(stage, createCarton({ size: [0.3, 0.2, 0.25] }), {
    at: [-3.05, 0.75, 0.35],
    turn: [0, 0.3, 0],
  })
  return [wheel, fitter]
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [17, 24],
    at: [0, 0, -1],
    color: '#5f686a',
    roughness: 0.5,
    gloss: [0.05, 0.4],
    wear: 0.5,
    wet: 0.24,
    objects,
  })
  place(
    stage,
    createPaintLines(
      [
        { from: [-2.1, 2.6], to: [-2.1, -3], width: 0.1 },
        { from: [-2.1, -3], to: [3.4, -3], width: 0.1 },
        { from: [3.4, -3], to: [3.4, 3], width: 0.1 },
        { from: [-4.2, 6], to: [-4.2, BACK], width: 0.1 },
      ],
      { color: '#e0a92a', opacity: 0.85 },
    ),
  )
  place(
    stage,
    createTyreMarks(
      [
        [-3.2, 5],
        [-3.2, -2],
        [-2.6, BACK],
      ],
      { gauge: 0.9, width: 0.14, opacity: 0.4 },
    ),
  )
  place(
    stage,
    createStains([
      { at: [0.8, 1.7], radius: 0.7 },
      { at: [-0.8, 1.1], radius: 0.5 },
      { at: [2.4, -1.5], radius: 0.9 },
    ]),
  )
}

/** An impeller on the balancing stand, a fitter at its blades, the works behind with its door to the yard. */
export function impeller(environment) {
  const stage = createInterior(environment, {
    eye: [2.75, 1.6, 4.5],
    target: [-0.12, 1.34, -0.4],
    fov: 36,
    reach: 8,
    centre: [0, 1, -2],
    aperture: 0.022,
    clear: '#4a4a45',
    exposure: 0.9,
    environmentIntensity: 0.55,
    bloom: 0.07,
    shade: '#e2ebfd',
    light: '#fff8ea',
    contrast: 1.1,
    vignette: 0.4,
  })
  const day = addShell(stage)
  const lamps = createHighBays(
    [
      [-3.6, 4.5, -1.5],
      [2.2, 4.5, -1.5],
      [-3.6, 4.5, -6.6],
      [2.2, 4.5, -6.6],
    ],
    { drop: HEIGHT - 4.5 },
  )
  place(stage, lamps)
  const things = [...addStock(stage), ...addStation(stage)]
  place(stage, createSign('exit', { size: [0.8, 0.32], power: 1.3 }), {
    at: [-2.2, 4.35, BACK + 0.3],
  })
  place(stage, createSign('hearing', { size: [0.5, 0.5] }), { at: [0.3, 2.3, BACK + 0.03] })
  place(stage, createSign('voltage', { size: [0.26, 0.26] }), { at: [7.9, 1.75, BACK + 0.26] })
  place(stage, createWallBox({ size: [0.6, 0.8, 0.22], rise: 3.2, conduits: 3 }), {
    at: [0.3, 1.55, BACK + 0.02],
  })
  place(stage, createExtinguisher(), { at: [1.2, 0.35, BACK + 0.6] })
  addFloor(stage, [day, lamps, ...things])
  addKey(stage, { from: [5, 11, 7], intensity: 1.15, color: '#fff6e8', spread: 2.6 })
  addKey(stage, { from: [-7, 6, -12], intensity: 0.8, color: '#ffc98a', spread: 0.8 })
  for (const [x, z] of [
    [-3.6, -1.5],
    [2.2, -1.5],
    [-3.6, -6.6],
  ])
    addLamp(stage, { at: [x, 4.2, z], color: '#fff4e2', intensity: 7, decay: 1.8 })
  addLamp(stage, { at: [-2.2, 1.6, BACK + 1.2], color: '#ffc98a', intensity: 8 })
  addLamp(stage, { at: [2.2, 2.1, 3.6], color: '#e8f1fb', intensity: 6 })
  return stage
}
