import * as THREE from 'three'
import {
  createCableCoil,
  createCarton,
  createCone,
  createExtinguisher,
  createPallet,
  createToolbox,
  createWallBox,
} from '../../builders/clutter.js'
import { createPaintLines, createStains, createTyreMarks } from '../../builders/floor-marks.js'
import { createHall, createLightRow } from '../../builders/hall.js'
import { createTrapeze } from '../../builders/hanger.js'
import { createCableTray } from '../../builders/cable-tray.js'
import { createPerson } from '../../builders/person.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createScissorLift } from '../../builders/scissor-lift.js'
import { createSign } from '../../builders/sign.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, glow, matt, stainedWall } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const SOFFIT = 5
const WIDTH = 10.4
const BAYS = [3.4, -0.6, -4.6, -8.6]

/** The wall to the street: bays without glass yet, and so high that the sun comes through them alone. */
function addStreetWall(stage) {
  const wall = stainedWall('#b3aa99', { scale: 1.2 })
  const x = -WIDTH / 2 - 0.15
  const pieces = [
    slab([0.3, 12, 30], wall, [x, 3.5 + 6, -6], 0.01),
    slab([0.3, 0.5, 30], wall, [x, 0.25, -6], 0.01),
    ...BAYS.map((z) => slab([0.5, 3.6, 1.5], wall, [x, 1.8, z - 2], 0.02)),
    slab([0.5, 3.6, 3], wall, [x, 1.8, 7], 0.02),
    slab([0.5, 3.6, 9], wall, [x, 1.8, -16], 0.02),
  ]
  for (const piece of pieces) {
    const { x: px, y, z } = piece.position
    place(stage, piece, { at: [px, y, z] })
  }
  const street = new THREE.Mesh(new THREE.PlaneGeometry(60, 14), glow('#f6e2bf', 1.5))
  street.userData.shadowless = true
  place(stage, street, { at: [x - 5, 4, -12], turn: [0, Math.PI / 2, 0] })
}

function addDucts(stage) {
  place(stage, createRectDuct({ size: [1.4, 0.75], length: 16.8 }), { at: [-1.7, 3.75, -5.4] })
  for (let z = 2; z > -13; z -= 2.4)
    place(stage, createTrapeze({ width: 1.56, drop: SOFFIT - 3.33, radius: 0.009, size: 0.05 }), {
      at: [-1.7, 3.33, z],
    })
  place(stage, createRoundDuct({ radius: 0.36, length: 9.6 }), { at: [2.1, 3.9, -6.2] })
  for (let z = -1.9; z > -11; z -= 2.2)
    place(stage, createTrapeze({ width: 0.84, drop: SOFFIT - 3.52, radius: 0.008 }), {
      at: [2.1, 3.52, z],
    })
  for (const z of [-3.6, -8]) {
    const branch = createRoundDuct({ radius: 0.2, length: 2.5, pitch: 0.12 })
    place(stage, branch, { at: [0.24, 3.8, z], turn: [0, Math.PI / 2, 0] })
  }
  place(stage, createCableTray({ length: 18, width: 0.45 }), { at: [3.9, 4.3, -5] })
  for (let z = 3; z > -13; z -= 2)
    place(stage, createTrapeze({ width: 0.5, drop: SOFFIT - 4.22 }), { at: [3.9, 4.22, z] })
}

/** Adds the material that waits on the floor to be lifted. */
function addMaterial(stage) {
  const pallet = (at, turn) => place(stage, createPallet(), { at, turn: [0, turn, 0] })
  pallet([-2.75, 0, 1.5], 0.12)
  for (const [y, z, size] of [
    [0.53, 1.5, [1.1, 0.75]],
    [1.12, 1.48, [0.9, 0.42]],
  ])
    place(stage, createRectDuct({ size, length: 0.95, pitch: 0.95 }), {
      at: [-2.75, y, z],
      turn: [0, 0.12 + (y > 1 ? 0.2 : 0), 0],
    })
  pallet([3.3, 0, -1.4], -0.3)
  for (const [x, z, radius, length] of [
    [3.05, -1.25, 0.36, 1.1],
    [3.6, -1.5, 0.2, 1.35],
    [3.35, -1.75, 0.2, 0.9],
  ])
    place(stage, createRoundDuct({ radius, length }), {
      at: [x, 0.15 + length / 2, z],
      turn: [Math.PI / 2, 0, 0],
    })
  pallet([-3.4, 0, -5.5], 0.05)
  for (const y of [0.15, 0.56])
    place(stage, createCarton({ size: [1, 0.4, 0.7] }), { at: [-3.4, y, -5.5] })
  place(stage, createToolbox(), { at: [1.5, 0, 0.55], turn: [0, 0.5, 0] })
  place(stage, createCableCoil({ end: [-1.4, -1.5] }), { at: [0.35, 0, 1.15] })
  place(stage, createCarton({ size: [0.45, 0.3, 0.35] }), {
    at: [-1.35, 0, 0.5],
    turn: [0, -0.4, 0],
  })
  for (const [x, z] of [
    [-0.95, -0.4],
    [1.6, -1.1],
    [1.35, -4.2],
  ])
    place(stage, createCone(), { at: [x, 0, z] })
}

function addPeople(stage) {
  const lift = place(stage, createScissorLift({ height: 1.85 }), {
    at: [0.05, 0, -2.1],
    turn: [0, 0.05, 0],
  })
  place(stage, createPerson({ pose: 'reach', outfit: 'orange' }), {
    at: [-0.08, 1.85, -2.15],
    turn: [0, -Math.PI / 2 + 0.25, 0],
  })
  const reader = createPerson({ pose: 'read', outfit: 'site', helmetColor: '#1f6fb2' })
  place(stage, reader, { at: [2.15, 0, -0.55], turn: [0, -1.0, 0] })
  const far = createPerson({ pose: 'walk', outfit: 'site', helmetColor: '#e9b22c' })
  place(stage, far, { at: [-0.4, 0, -10.5], turn: [0, 0.2, 0] })
  return [lift, reader, far]
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [WIDTH, 30],
    at: [0, 0, -6],
    color: '#948d80',
    roughness: 0.75,
    gloss: [0.02, 0.22],
    wear: 0.6,
    wet: 0.3,
    objects,
  })
  place(
    stage,
    createTyreMarks(
      [
        [3, 5],
        [1.2, 2],
        [0.2, -0.8],
        [0.1, -8],
        [1.2, -15],
      ],
      { gauge: 0.8, width: 0.12, opacity: 0.35 },
    ),
  )
  place(
    stage,
    createStains(
      [
        { at: [-0.6, 1.6], radius: 0.9 },
        { at: [1.9, 1.9], radius: 0.6 },
        { at: [-1.6, -3.2], radius: 1.3 },
      ],
      { color: '#d8d2c4', opacity: 0.5 },
    ),
  )
  place(
    stage,
    createPaintLines(
      [
        { from: [-0.98, 6], to: [-0.98, -14], width: 0.03 },
        { from: [2.46, 6], to: [2.46, -14], width: 0.03 },
      ],
      { color: '#2f5fa8', opacity: 0.7 },
    ),
  )
}

/** Ducts going up under a bare slab: a fitter on a lift, sections on pallets, the sun through open bays. */
export function ductwork(environment) {
  const stage = createInterior(environment, {
    eye: [0.75, 1.62, 5.1],
    target: [-0.15, 2.32, -3],
    fov: 50,
    reach: 10,
    centre: [0, 1.5, -4],
    clear: '#57534a',
    exposure: 1.06,
    environmentIntensity: 0.5,
    bloom: 0.06,
    shade: '#e3ecff',
    light: '#fff8ea',
    contrast: 1.1,
    vignette: 0.38,
  })
  place(
    stage,
    createHall({
      width: WIDTH + 0.6,
      height: SOFFIT,
      front: 9,
      depth: 22.6,
      wall: '#b8b0a0',
      ceiling: '#a5a199',
      beams: { pitch: 4, drop: 0.34, thick: 0.4, from: 1.6, color: '#9d998f' },
      left: [{ at: -2, width: 21, height: 3.5 }],
      back: [{ at: 0.9, width: 2.2, height: 2.4 }],
    }),
  )
  addStreetWall(stage)
  const beyond = new THREE.Mesh(new THREE.PlaneGeometry(2.2, 2.4), glow('#ffdca8', 0.9))
  place(stage, beyond, { at: [0.9, 1.2, -13.62] })
  addDucts(stage)
  addMaterial(stage)
  const row = createLightRow({
    x: 0.9,
    ceiling: SOFFIT,
    drop: 0.5,
    from: 1,
    to: -13,
    pitch: 3.6,
    power: 6,
    color: '#f4f8fb',
  })
  place(stage, row)
  for (const z of [0.5, -6]) addLamp(stage, { at: [0.9, 4.1, z], color: '#eef4fa', intensity: 9 })
  place(stage, slab([0.5, SOFFIT, 0.5], concrete('#aaa498'), [0, 0, 0], 0.02), {
    at: [4.2, SOFFIT / 2, -3.6],
  })
  place(stage, createExtinguisher(), { at: [4.05, 0.35, -3.25] })
  place(stage, createSign('extinguisher', { size: [0.28, 0.28] }), { at: [4.2, 1.5, -3.33] })
  place(stage, createSign('label', { size: [0.5, 0.36], text: 'L2', field: '#1c4f8f' }), {
    at: [4.2, 2.3, -3.33],
  })
  place(stage, createWallBox({ size: [0.6, 0.8, 0.2], rise: 2.4, conduits: 4 }), {
    at: [5.2, 1.4, -0.8],
    turn: [0, -Math.PI / 2, 0],
  })
  place(stage, createSign('exit', { size: [0.7, 0.3], power: 1.2 }), { at: [0.9, 2.7, -13.5] })
  place(stage, slab([0.02, 0.1, 12], matt('#b3261e'), [0, 0, 0], 0.004), { at: [5.2, 3.2, -6] })
  addFloor(stage, [row, beyond, ...addPeople(stage)])
  addKey(stage, { from: [-13, 10, 3.5], intensity: 4.2, color: '#ffd7a0', spread: 0.35 })
  addKey(stage, { from: [3, 13, 6], intensity: 0.5, color: '#eaf2ff', spread: 5 })
  for (const z of [1, -4]) addLamp(stage, { at: [-3.2, 0.9, z], color: '#ffd9a6', intensity: 7 })
  return stage
}
