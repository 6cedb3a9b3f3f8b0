import {
  createLaneLine,
  createHallColumn,
  createLampRows,
  createRoofTruss,
  createWindowWall,
} from '../../builders/plant-hall.js'
import { createPerson } from '../../builders/person.js'
import {
  createRingFrame,
  createTravellingCleaner,
  createTrolley,
} from '../../builders/ring-frame.js'
import { createRoom } from '../../builders/room.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createFloorMark, createSign } from '../../builders/sign.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { createStones } from '../../builders/yard.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import * as THREE from 'three'
import { rod } from '../../shapes/rod.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, galvanised, matt, zinc } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

const ROWS = [
  { x: -5.1, letter: 'A', tube: '#4f86a8' },
  { x: -2.3, letter: 'B', tube: '#c8596a' },
  { x: 0.5, letter: 'C', tube: '#4f86a8' },
  { x: 3.3, letter: 'D', tube: '#c8963c' },
  { x: 6.1, letter: 'E', tube: '#c8596a' },
]
const CEILING = 6.2

function addHall(stage) {
  place(
    stage,
    createRoom({
      width: 18,
      height: CEILING,
      depth: 26,
      wall: '#d8d3c4',
      floor: '#8d938c',
      ceiling: '#c9c8be',
      lamps: 0,
      dado: '',
      beams: false,
    }),
  )
  const floor = weathered('#8a918b', { roughness: 0.32, stain: 0.3, blotch: 0.5, puddle: 0.25 })
  place(stage, createGround([18, 42], floor), { at: [0, 0.002, -5] })
  place(stage, createWindowWall({ height: CEILING, depth: 30, head: 5.2 }), { at: [8.9, 0, -10] })
  for (let z = 2; z > -26; z -= 4.2) {
    place(stage, createRoofTruss({ span: 18 }), { at: [0, CEILING - 1.05, z] })
    for (const x of [-8.6, 1.9])
      place(stage, createHallColumn({ height: CEILING }), { at: [x, 0, z - 1] })
  }
  place(stage, createLampRows({ rows: [-6.5, -3.7, -0.9, 4.7], y: 3.9, ceiling: CEILING }))
}

/** Round supply ducts with rows of nozzles, on straps from the trusses. */
function addDucts(stage) {
  for (const x of [-3.7, 4.7]) {
    place(stage, createRoundDuct({ radius: 0.46, length: 28, material: galvanised() }), {
      at: [x, 4.55, -9],
    })
    const nozzles = []
    for (let z = 3; z > -22; z -= 0.8)
      for (const side of [-1, 1])
        nozzles.push({ at: [x + side * 0.42, 4.3, z], turn: [0, 0, side * 0.9] })
    place(stage, copies(new THREE.CylinderGeometry(0.06, 0.085, 0.12, 18), zinc(), nozzles))
    const straps = new THREE.Group()
    for (let z = 2; z > -24; z -= 2.1) {
      straps.add(
        rod([0, 0, z], [0, 0, z - 0.05], 0.475, zinc(), 40),
        rod([-0.46, 0, z - 0.02], [-0.46, 1.65, z - 0.02], 0.009, zinc(), 6),
        rod([0.46, 0, z - 0.02], [0.46, 1.65, z - 0.02], 0.009, zinc(), 6),
      )
    }
    place(stage, straps, { at: [x, 4.55, 0] })
  }
}

function addFrames(stage) {
  for (const [index, { x, letter, tube }] of ROWS.entries()) {
    place(stage, createRingFrame({ length: 17, tube }), { at: [x, 0, -7.6] })
    const rail = new THREE.Group()
    for (const side of [-0.2, 0.2])
      rail.add(slab([0.05, 0.08, 18], zinc(), [side, 2.56, -7.6], 0.006))
    for (let z = 0; z > -17; z -= 2.2)
      rail.add(slab([0.06, 0.36, 0.05], zinc(), [0, 2.4, z], 0.006))
    place(stage, rail, { at: [x, 0, 0] })
    place(stage, createTravellingCleaner(), { at: [x, 2.62, [-4.5, -1.7, -9, -5.5, -3][index]] })
    place(
      stage,
      createSign('label', { size: [0.5, 0.5], text: letter, field: '#1f5f86', drop: 1.6 }),
      { at: [x, 3.3, 2.2] },
    )
  }
}

/** Lanes, suction grilles in the floor, lint, trolleys and the people of the shift. */
function addFloor(stage) {
  for (const x of [-3.95, -3.45, -1.15, -0.65, 1.65, 2.15, 4.45, 4.95])
    place(stage, createLaneLine({ length: 26 }), { at: [x, 0, -5] })
  for (const x of [-3.7, -0.9, 1.9, 4.7])
    for (let z = 0; z > -15; z -= 3) {
      const bars = Array.from({ length: 16 }, (_, index) => ({
        at: [0, 0.008, (index - 8) * 0.05],
      }))
      place(stage, createGround([0.3, 0.84], matt('#101415', 0.9), [0, 0.005, -0.02]), {
        at: [x, 0, z],
      })
      place(stage, copies(new THREE.BoxGeometry(0.3, 0.012, 0.018), blackSteel(), bars), {
        at: [x, 0, z],
      })
    }
  place(stage, createLaneLine({ length: 17, width: 0.12 }), {
    at: [0, 0, 2.9],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createFloorMark('arrow', { size: [0.6, 0.9], ink: '#d8d4c2', wear: 0.4 }), {
    at: [-0.9, 0, 3.9],
  })
  place(stage, createStones({ area: [14, 8], count: 90, size: 0.028, color: '#f1ede2', seed: 8 }), {
    at: [0, 0, 1],
  })
  place(stage, createTrolley({ seed: 3 }), { at: [-1.0, 0, 2.0], turn: [0, 0.25, 0] })
  place(stage, createTrolley({ seed: 5 }), { at: [2.62, 0, 2.35], turn: [0, -0.1, 0] })
  place(stage, createTrolley({ seed: 7 }), { at: [4.75, 0, -4.5] })
  const shirt = { top: '#3c6f8f', sleeve: '#3c6f8f', legs: '#39424a' }
  const cap = '#2f4250'
  place(
    stage,
    createPerson({ pose: 'work', outfit: 'workshop', helmetColor: cap, change: shirt }),
    {
      at: [-0.95, 0, -2.2],
      turn: [0, 1.57, 0],
    },
  )
  place(
    stage,
    createPerson({
      pose: 'push',
      outfit: 'workshop',
      helmetColor: cap,
      change: { ...shirt, top: '#b9863a', sleeve: '#b9863a' },
    }),
    {
      at: [2.7, 0, 3.35],
      turn: [0, Math.PI - 0.1, 0],
    },
  )
  place(
    stage,
    createPerson({ pose: 'walk', outfit: 'workshop', helmetColor: cap, change: shirt }),
    { at: [-3.75, 0, -9] },
  )
  place(stage, createSign('exit', { size: [0.7, 0.35], power: 1.1 }), { at: [-0.9, 3.2, -25.9] })
  place(stage, slab([1.8, 2.4, 0.1], weathered('#3f6b7c')), { at: [-0.9, 1.2, -25.93] })
  place(stage, createSign('hearing', { size: [0.5, 0.5] }), { at: [1.9, 2.2, 1.27] })
}

/** Spinning hall: ring frames under nozzle ducts, afternoon sun through the side windows. */
export function textile(environment) {
  const stage = createInterior(environment, {
    eye: [-1.6, 2.15, 7.4],
    target: [0.5, 1.95, -6],
    fov: 47,
    reach: 13,
    centre: [0, 2, -6],
    environmentIntensity: 0.62,
    exposure: 1.15,
    saturation: 1.06,
    bloom: 0.12,
    bloomFrom: 1.1,
  })
  addHall(stage)
  addDucts(stage)
  addFrames(stage)
  addFloor(stage)
  addKey(stage, { from: [17, 10, 0], intensity: 7, color: '#ffd79c', spread: 0.25, size: 3072 })
  for (const z of [3, -5, -13])
    addLamp(stage, { at: [-2.4, 3.6, z], color: '#fff1da', intensity: 12 })
  addLamp(stage, { at: [-6, 3, 0], color: '#cfe2ee', intensity: 8 })
  return stage
}
