import * as THREE from 'three'
import { createCableTray } from '../../builders/cable-tray.js'
import { createCar } from '../../builders/car.js'
import {
  createCone,
  createExtinguisher,
  createHoseCabinet,
  createWallBox,
} from '../../builders/clutter.js'
import { createPaintLines, createStains, createTyreMarks } from '../../builders/floor-marks.js'
import { createHall, createLightRow } from '../../builders/hall.js'
import { createAnchorRod, createCradle, createTrapeze } from '../../builders/hanger.js'
import { createJetFan } from '../../builders/jet-fan.js'
import { createPerson } from '../../builders/person.js'
import { createFloorMark, createSign } from '../../builders/sign.js'
import { createSprinklerLine } from '../../builders/sprinkler-line.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, galvanised, glow, matt, paint, stainedWall } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const SOFFIT = 3.3
const BACK = -31
const BAYS = [3.9, -3.9, -11.7, -19.5, -27.3]

function addShell(stage) {
  place(
    stage,
    createHall({
      width: 21,
      height: SOFFIT,
      front: 9,
      depth: 40,
      wall: '#c9c3b6',
      ceiling: '#a9a69d',
      joint: '#807d75',
      dado: '#8c4a2b',
      rim: '#e7ddc8',
      beams: { pitch: 7.8, drop: 0.3, thick: 0.6, from: 3.9, color: '#a39f95' },
      back: [{ at: -0.4, width: 5.6, height: 2.5 }],
    }),
  )
  // The ramp up to the street: daylight from behind a corner.
  const ramp = slab([7, 0.1, 9], concrete('#c9bfa9'), [0, 0, 0], 0.01)
  place(stage, ramp, { at: [-0.4, 0.5, BACK - 4.4], turn: [0.13, 0, 0] })
  const day = new THREE.Mesh(new THREE.PlaneGeometry(9, 5), glow('#ffdfae', 1.35))
  day.userData.shadowless = true
  place(stage, day, { at: [-0.4, 2.2, BACK - 7] })
  return day
}

function addColumns(stage) {
  const stripes = (z, x) => {
    const column = new THREE.Group()
    column.add(
      slab(
        [0.57, SOFFIT - 0.01, 0.57],
        stainedWall('#b8b3a6', { scale: 1.6 }),
        [0, SOFFIT / 2, 0],
        0.03,
      ),
    )
    column.add(slab([0.62, 1.0, 0.62], paint('#d8a02c', 0.5), [0, 0.62, 0], 0.02))
    for (const y of [0.3, 0.62, 0.94])
      column.add(slab([0.625, 0.16, 0.625], matt('#1c1d1d', 0.6), [0, y, 0], 0.02))
    place(stage, column, { at: [x, 0, z] })
    return column
  }
  const all = []
  BAYS.forEach((z, index) => {
    for (const x of [-4.3, 4.3]) {
      all.push(stripes(z, x))
      const text = `${x < 0 ? 'A' : 'B'}${index + 3}`
      const sign = createSign('label', { size: [0.44, 0.44], text, field: '#8c4a2b' })
      place(stage, sign, { at: [x, 2.0, z + 0.31] })
    }
  })
  return all
}

function addFans(stage) {
  for (const z of [0.5, -8.0, -16.5, -24.3]) {
    const fan = createJetFan({ length: 2.7, hanger: 0, deflector: true })
    place(stage, fan, { at: [-1.25, 2.68, z], scale: 0.62, turn: [0, 0.06, 0] })
    place(
      stage,
      createCradle({ width: 0.9, drop: SOFFIT - 2.22, spots: [-0.56, 0.56], radius: 0.011 }),
      {
        at: [-1.0, 2.22, z],
        turn: [0, 0.06, 0],
      },
    )
    const feed = [
      [-0.66, 2.44, z],
      [-0.3, 2.44, z],
      [-0.3, 3.02, z],
      [1.2, 3.02, z],
    ]
    place(stage, bentTube(feed, 0.016, galvanised(), { segments: 10 }))
  }
}

function addServices(stage) {
  place(
    stage,
    createSprinklerLine({
      length: 38,
      pitch: 3.0,
      drop: 0.1,
      radius: 0.05,
      ceiling: 0.22,
      head: 1.3,
    }),
    {
      at: [2.3, SOFFIT - 0.34, -11],
    },
  )
  place(stage, createCableTray({ length: 38, width: 0.4, cables: 8 }), {
    at: [1.35, SOFFIT - 0.36, -11],
  })
  for (let z = 4.6; z > BACK; z -= 2.6)
    place(stage, createTrapeze({ width: 0.46, drop: 0.4 }), { at: [1.35, SOFFIT - 0.42, z] })
  for (const x of [2.6, -3.4]) {
    const row = createLightRow({
      x,
      ceiling: SOFFIT,
      drop: 0.34,
      from: 5,
      to: BACK,
      pitch: 3.9,
      power: 6,
      color: '#fbf7ec',
    })
    place(stage, row)
  }
  for (let z = 2; z > -16; z -= 7.8)
    for (const x of [2.6, -3.4])
      addLamp(stage, { at: [x, 2.75, z], color: '#f3f4ee', intensity: 6.5, decay: 1.7 })
}

/** A gully with its grating across the lane. */
function addGully(stage) {
  place(stage, slab([7.4, 0.012, 0.22], matt('#191b1b', 0.7), [0, 0.002, 0], 0.002), {
    at: [0, 0, -2.6],
  })
  const bars = Array.from({ length: 120 }, (_, index) => ({
    at: [-3.65 + index * 0.0614, 0.01, -2.6],
  }))
  place(stage, copies(new THREE.BoxGeometry(0.03, 0.01, 0.19), galvanised(), bars))
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [21, 40],
    at: [0, 0, -11],
    color: '#7b7c78',
    roughness: 0.5,
    gloss: [0.05, 0.42],
    wear: 0.55,
    wet: 0.34,
    objects,
  })
  const lines = BAYS.flatMap((z) =>
    [0, 2.6, 5.2].flatMap((step) =>
      [-1, 1].map((side) => ({
        from: [side * 3.7, z - 1.2 - step],
        to: [side * 8.9, z - 1.2 - step],
        width: 0.1,
      })),
    ),
  )
  for (const side of [-1, 1])
    lines.push({ from: [side * 3.7, 7], to: [side * 3.7, BACK], width: 0.12 })
  place(stage, createPaintLines(lines))
  for (const z of [1.6, -13])
    place(stage, createFloorMark('arrow', { size: [0.8, 2.6], toward: 'up', wear: 0.3 }), {
      at: [1.1, 0, z],
    })
  const numbers = { 41: [5.2, 1.4], 42: [5.2, -1.2], 43: [5.2, -6.6], 31: [-5.2, 1.4] }
  for (const [text, [x, z]] of Object.entries(numbers))
    place(stage, createFloorMark('label', { size: [0.9, 0.6], text, wear: 0.3 }), {
      at: [x, 0, z],
      turn: [0, x > 0 ? -Math.PI / 2 : Math.PI / 2, 0],
    })
  place(
    stage,
    createTyreMarks(
      [
        [0.9, 8],
        [1.1, 0],
        [1.0, -12],
        [0.4, -30],
      ],
      { opacity: 0.4 },
    ),
  )
  place(
    stage,
    createTyreMarks(
      [
        [-1.3, 8],
        [-1.4, -4],
        [-1.2, -12],
        [-0.9, -30],
      ],
      { opacity: 0.3 },
    ),
  )
  place(
    stage,
    createTyreMarks(
      [
        [1.6, 6.5],
        [1.7, 2.4],
        [3.2, 0.4],
        [6.6, -0.1],
      ],
      { opacity: 0.5 },
    ),
  )
  place(
    stage,
    createStains([
      { at: [6, -1.1], radius: 0.9 },
      { at: [5.6, 1.3], radius: 0.6 },
      { at: [-0.3, 2.4], radius: 0.8 },
      { at: [0.6, -4.2], radius: 1.1 },
    ]),
  )
  addGully(stage)
}

function addCars(stage) {
  const cars = [
    ['offroad', '#e9e8e3', -6.1, -6.5, 1],
    ['saloon', '#7d1f1c', -6.2, -9.1, 1],
    ['offroad', '#23282b', -6.1, -14.2, 1],
    ['saloon', '#d9d8d3', -6.2, -17, 1],
    ['saloon', '#2e4a63', 6.2, -6.4, -1],
    ['offroad', '#b9b2a2', 6.1, -9.2, -1],
    ['saloon', '#ecebe6', 6.2, -14.4, -1],
    ['saloon', '#3a3e40', 6.2, -22, -1],
  ]
  const placed = cars.map(([kind, color, x, z, side]) =>
    place(stage, createCar({ kind, color }), {
      at: [x, 0, z],
      turn: [0, (Number(side) * -Math.PI) / 2, 0],
    }),
  )
  const coming = createCar({ kind: 'saloon', color: '#8f9494', lit: true })
  placed.push(place(stage, coming, { at: [-1.9, 0, -21], turn: [0, 0.04, 0] }))
  addLamp(stage, { at: [-1.9, 0.6, -17.6], color: '#fff0d8', intensity: 8 })
  for (const side of [-1, 1])
    for (const z of [1.4, -1.2, -6.5, -9.1])
      place(stage, slab([0.14, 0.11, 1.7], concrete('#a9a79f'), [0, 0.055, 0], 0.03), {
        at: [side * 8.4, 0, z],
      })
  return placed
}

function addPeople(stage) {
  const people = [
    place(stage, createPerson({ pose: 'point', outfit: 'site' }), {
      at: [0.5, 0, -3.5],
      turn: [0, -0.95, 0],
    }),
    place(stage, createPerson({ pose: 'read', outfit: 'office', helmetColor: '#1f6fb2' }), {
      at: [1.15, 0, -3.9],
      turn: [0, -1.2, 0],
    }),
  ]
  for (const [x, z] of [
    [-2.2, 0.9],
    [-2.3, -2.9],
    [0.15, 1.0],
  ])
    place(stage, createCone(), { at: [x, 0, z] })
  return people
}

/** Mall car park: jet fans hung below a low slab over the lane, an inspection in the light of the ramp. */
export function carPark(environment) {
  const stage = createInterior(environment, {
    eye: [1.35, 1.5, 5.6],
    target: [-0.3, 1.86, -5],
    fov: 46,
    reach: 11,
    centre: [0, 1.5, -4],
    clear: '#3a3833',
    exposure: 0.98,
    environmentIntensity: 0.5,
    bloom: 0.07,
    shade: '#e6eefc',
    light: '#fffaf0',
    contrast: 1.12,
    vignette: 0.4,
  })
  const day = addShell(stage)
  const columns = addColumns(stage)
  addFans(stage)
  addServices(stage)
  const mirrored = [day, ...columns, ...addCars(stage), ...addPeople(stage)]
  const exit = createSign('exit', { size: [0.9, 0.36], power: 1.5, drop: 0.36, toward: 'left' })
  place(stage, exit, { at: [1.6, 2.75, -5.4] })
  place(
    stage,
    createSign('label', {
      size: [0.7, 0.36],
      text: 'P2',
      power: 0.9,
      drop: 0.36,
      field: '#1c4f8f',
    }),
    { at: [2.6, 2.75, -5.4] },
  )
  place(stage, createHoseCabinet(), { at: [4.0, 1.2, -3.3], turn: [0, -Math.PI / 2, 0] })
  place(stage, createExtinguisher(), { at: [3.9, 0.5, 4.0], turn: [0, -Math.PI / 2, 0] })
  place(stage, createSign('extinguisher', { size: [0.26, 0.26] }), { at: [4.3, 1.5, 4.22] })
  place(stage, createWallBox({ rise: 1.3 }), { at: [-4.3, 1.5, -3.6] })
  const rods = createAnchorRod({ drop: 0.1 })
  place(stage, rods, { at: [2.3, SOFFIT - 0.12, 3] })
  addFloor(stage, mirrored)
  addKey(stage, { from: [3, 12, 7], intensity: 0.8, color: '#fbf6ec', spread: 5 })
  addLamp(stage, { at: [-0.4, 1.9, BACK + 2], color: '#ffcf94', intensity: 30, decay: 1.7 })
  return stage
}
