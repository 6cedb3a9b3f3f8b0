import * as THREE from 'three'
import { createClouds } from '../../builders/clouds.js'
import { createGantryBay, createLatticePost } from '../../builders/gantry.js'
import { createFireWall, createOilPit } from '../../builders/oil-pit.js'
import { createPalm } from '../../builders/palm.js'
import { createPerson } from '../../builders/person.js'
import {
  BUSHING_TOPS,
  createBushing,
  createPowerTransformer,
} from '../../builders/power-transformer.js'
import { createSign } from '../../builders/sign.js'
import { createCableDrum, createCone, createPallet } from '../../builders/site-props.js'
import { createGround, weathered } from '../../builders/weathered.js'
import {
  createFence,
  createKerb,
  createLampMast,
  createStones,
  createTrenchCovers,
} from '../../builders/yard.js'
import { rod } from '../../shapes/rod.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { galvanised, matt } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

const UNITS = [
  { mark: 'T1', x: -2.6 },
  { mark: 'T2', x: 6 },
]
const GANTRY = { x: 1.7, z: -4.6, height: 8.4 }
const PHASES = [-1.4, 0, 1.4]

const MORNING = [
  [-0.2, '#a08f78', 0.9],
  [0, '#f4dcb8', 1.2],
  [0.07, '#e3d8c6', 1.1],
  [0.22, '#9dbccc', 0.95],
  [0.5, '#5d93b8', 0.85],
  [1, '#2f6794', 0.75],
]

function sagging(from, to, sag) {
  const start = new THREE.Vector3(...from)
  const end = new THREE.Vector3(...to)
  const middle = start.clone().lerp(end, 0.5)
  middle.y -= sag
  const curve = new THREE.QuadraticBezierCurve3(start, middle, end)
  return new THREE.Mesh(new THREE.TubeGeometry(curve, 24, 0.017, 6), matt('#5a6162', 0.5))
}

function addUnits(stage) {
  for (const { mark, x } of UNITS) {
    place(stage, createOilPit(), { at: [x, 0, 0] })
    place(stage, createPowerTransformer({ mark }), { at: [x, 0.42, 0] })
    BUSHING_TOPS.forEach(([px, y, z], index) => {
      const hung = [x + PHASES[index], GANTRY.height - 1.3, GANTRY.z]
      place(stage, sagging(hung, [x + px, y + 0.42, z], 0.5))
    })
    for (const [index, px] of [-0.9, 0, 0.9].entries()) {
      const stand = [x + px, 0, -3.1]
      place(stage, createBushing({ height: 1.1, sheds: 13, radius: 0.12, color: '#8d8f8c' }), {
        at: [stand[0], 2.5, stand[2]],
      })
      place(stage, createLatticePost(2.5, 0.36, galvanised()), { at: stand })
      place(
        stage,
        sagging([stand[0], 3.74, stand[2]], [x + BUSHING_TOPS[index][0], 4.2, 0.4], 0.15),
      )
    }
  }
  place(stage, createFireWall({ length: 5.2 }), { at: [1.75, 0, -0.3] })
}

function addGantry(stage) {
  const lines = UNITS.flatMap(({ x }) => PHASES.map((phase) => x + phase - GANTRY.x))
  const bay = { width: 14.6, height: GANTRY.height, length: 15, bays: 2, lines }
  place(stage, createGantryBay(bay), { at: [GANTRY.x, 0, GANTRY.z] })
  for (const side of [-1, 1])
    place(stage, createPylon(), { at: [side * 26 + 24, 0, -74 + side * 12], turn: [0, 0.3, 0] })
  for (const line of lines.slice(0, 3))
    place(stage, sagging([GANTRY.x + line, 7, -19.6], [-2 + line * 2, 19, -86], 3))
}

function createPylon() {
  const steel = galvanised()
  const group = new THREE.Group()
  group.add(createLatticePost(26, 5, steel))
  for (const [y, reach] of [
    [16, 5],
    [20, 4.2],
    [24, 3.4],
  ])
    for (const side of [-1, 1])
      group.add(
        rod([0, y, 0], [side * reach, y, 0], 0.09, steel, 5),
        rod([0, y + 1.4, 0], [side * reach, y, 0], 0.07, steel, 5),
        rod([side * reach, y, 0], [side * reach, y - 1.3, 0], 0.08, steel, 5),
      )
  return group
}

function addGround(stage) {
  const stones = weathered('#a79d8b', { gravel: 15, stain: 0.4, blotch: 0.22 })
  place(stage, createGround([180, 160], stones), { at: [0, 0, -70] })
  const road = weathered('#b4aa97', { stain: 0.3, blotch: 0.35, puddle: 0.35 })
  place(stage, createGround([180, 20], road), { at: [0, 0.005, 15.6] })
  for (let x = -12; x < 14; x += 4)
    place(stage, slab([0.025, 0.004, 16], matt('#6a6354'), [x, 0.006, 13.5], 0.001))
  const oil = weathered('#4c4336', { stain: 0.6, blotch: 1.4 })
  for (const x of [-3.1, 2.4]) place(stage, slab([0.6, 0.012, 0.6], oil), { at: [x, 0.008, 7.2] })
  place(stage, createKerb({ length: 36 }), { at: [0, 0, 5.6], turn: [0, Math.PI / 2, 0] })
  place(stage, createTrenchCovers({ length: 30 }), { at: [0, 0, 3.7], turn: [0, Math.PI / 2, 0] })
  place(stage, createTrenchCovers({ length: 6, width: 0.6 }), { at: [1.75, 0, 6.7 - 6] })
  place(stage, createStones({ area: [22, 1.2], count: 260, size: 0.035 }), { at: [0, 0, 6.2] })
}

/** The station building, the pumping hall with its water tower, palms and the fence. */
function addSurroundings(stage) {
  const wall = weathered('#d8ccb4', { stain: 0.14, streak: 0.3, dustTo: 0.8 })
  place(stage, slab([12, 3.8, 6], wall, [0, 0, 0], 0.03), { at: [-2.6, 1.9, -16.5] })
  place(stage, slab([12.5, 0.25, 6.5], wall, [0, 0, 0], 0.03), { at: [-2.6, 3.9, -16.5] })
  place(stage, slab([1.3, 2.3, 0.08], weathered('#3f5f66', { streak: 0.3 })), {
    at: [-6.9, 1.15, -13.48],
  })
  for (const x of [-5.2, -3.2, -1.2]) {
    place(stage, slab([1.1, 0.7, 0.08], matt('#27343a', 0.25)), { at: [x, 2.6, -13.48] })
    place(stage, slab([0.8, 0.6, 0.4], matt('#dcdcd4', 0.6)), { at: [x + 0.2, 1.2, -13.3] })
  }
  const hall = weathered('#c9bda6', { stain: 0.2, streak: 0.3 })
  place(stage, slab([40, 8, 12], hall, [0, 0, 0], 0.05), { at: [54, 4, -42] })
  for (let x = 35; x < 74; x += 3)
    place(stage, slab([1.4, 3, 0.1], matt('#4a5a60', 0.4)), { at: [x, 4.6, -35.95] })
  const tower = new THREE.Mesh(new THREE.CylinderGeometry(4.2, 3, 4.4, 40), hall)
  place(stage, tower, { at: [35, 17, -52] })
  const legs = new THREE.Group()
  for (const [x, z] of [
    [-2, -2],
    [2, -2],
    [-2, 2],
    [2, 2],
    [0, 0],
  ])
    legs.add(rod([x, 0, z], [x * 0.9, 15, z * 0.9], 0.42, hall, 12))
  place(stage, legs, { at: [35, 0, -52] })
  for (const [index, [x, z]] of [
    [-6, -27],
    [2.5, -30],
    [20, -9],
    [22.5, -12.5],
    [28, -11],
    [-9, -33],
  ].entries())
    place(stage, createPalm({ height: 6.5 + (index % 3) * 1.3, seed: 4 + index }), {
      at: [x, 0, z],
    })
  place(stage, createFence({ length: 90 }), { at: [0, 0, -24] })
}

function addLife(stage) {
  place(stage, createPerson({ pose: 'read' }), { at: [-4.9, 0, 3.0], turn: [0, 2.5, 0] })
  place(stage, createPerson({ pose: 'point', outfit: 'orange', helmetColor: '#2c6fae' }), {
    at: [-5.8, 0, 2.7],
    turn: [0, 1.9, 0],
  })
  place(stage, createPerson({ pose: 'walk' }), { at: [6.8, 0, 2.9], turn: [0, -1.4, 0] })
  place(stage, createCableDrum(), { at: [4.5, 0, 4.9], turn: [0, 0.5, 0] })
  place(stage, createPallet(), { at: [5.9, 0, 4.7], turn: [0, 0.2, 0] })
  for (const [x, z] of [
    [2.6, 4.75],
    [3.4, 5.05],
  ])
    place(stage, createCone(), { at: [x, 0, z] })
  place(stage, createSign('voltage', { size: [0.6, 0.55] }), { at: [1.75, 2.3, 2.49] })
  place(stage, createLampMast({ height: 9.5 }), { at: [-4.6, 0, -10.5], turn: [0, 0.9, 0] })
  place(stage, createLampMast({ height: 9.5 }), { at: [12.6, 0, -8], turn: [0, -0.6, 0] })
}

/** Substation: two power transformers in their oil pits under a gantry, low morning sun. */
export function substation(environment) {
  const stage = createExterior(environment, {
    eye: [-7.2, 1.72, 10.4],
    target: [1.0, 2.85, -1],
    fov: 43,
    reach: 12,
    centre: [1, 2, -1],
    exposure: 0.92,
    saturation: 1.05,
  })
  addSkyDome(stage, MORNING)
  place(stage, createClouds({ cover: 0.55, seed: 4.2 }))
  stage.scene.fog = new THREE.Fog('#e6d6bb', 30, 190)
  addGround(stage)
  addUnits(stage)
  addGantry(stage)
  addSurroundings(stage)
  addLife(stage)
  addKey(stage, { from: [-15, 10, 13], intensity: 4.2, color: '#ffd29a', spread: 0.5, size: 3072 })
  return stage
}
