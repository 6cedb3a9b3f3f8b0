import * as THREE from 'three'
import { createAxialFan } from '../../builders/axial-fan.js'
import { createCableTray } from '../../builders/cable-tray.js'
import { createPaintLines, createStains } from '../../builders/floor-marks.js'
import { createHall, createLightRow } from '../../builders/hall.js'
import { createPerson } from '../../builders/person.js'
import {
  createControlPanel,
  createDoorway,
  createExtinguisher,
  createToolTrolley,
} from '../../builders/plant-fittings.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSign } from '../../builders/sign.js'
import { createSprinklerLine } from '../../builders/sprinkler-line.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { bolts } from '../../shapes/bolts.js'
import { copies, ring } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { turned } from '../../shapes/turned.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { aluminium, concrete, galvanised, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const WIDTH = 9.4
const HEIGHT = 4.2
const BACK = -8
const SCALE = 0.62
const AXIS = 1.2
const RED = '#98352b'

function flexible(z) {
  const folds = Array.from({ length: 13 }, (_, step) => [
    0.64 + (step % 2) * 0.025,
    z + 0.15 - step * 0.025,
  ])
  return turned(folds, matt('#4a4e4d', 0.9), { edge: 0, segments: 96 })
}

/** A silencer of one diameter between red flanges. */
function silencer(z, length) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0.63, z + length / 2],
        [0.8, z + length / 2],
        [0.8, z - length / 2],
        [0.63, z - length / 2],
      ],
      galvanised(),
      { segments: 96 },
    ),
  )
  for (const side of [-1, 1]) {
    const at = z + (side * length) / 2
    group.add(
      turned(
        [
          [0.64, at - 0.015],
          [0.72, at - 0.015],
          [0.72, at + 0.015],
          [0.64, at + 0.015],
        ],
        paint(RED, 0.42),
        { segments: 96 },
      ),
      bolts(ring(20, 0.69, at + 0.015), 0.012),
    )
  }
  for (const dz of [-0.42, 0.42])
    group.add(
      slab([0.9, 0.06, 0.12], galvanised(), [0, -0.82, z + dz], 0.01),
      slab([0.06, 0.38, 0.1], galvanised(), [-0.38, -1.02, z + dz], 0.01),
      slab([0.06, 0.38, 0.1], galvanised(), [0.38, -1.02, z + dz], 0.01),
    )
  return group
}

/** A smoke extract fan on springs, its free inlet toward +z; behind it a flexible connection, a silencer and the duct to the shaft. */
function addTrain(stage, x, name) {
  const train = new THREE.Group()
  const fan = createAxialFan({
    length: 1.9,
    bell: true,
    guard: true,
    body: paint('#b8c2c3', 0.4),
    flange: paint(RED, 0.42),
    footing: paint('#21464e'),
    impeller: { count: 10, chord: 0.36, hub: 0.4 },
  })
  fan.scale.setScalar(SCALE)
  train.add(fan, flexible(-0.78), silencer(-1.75, 1.6))
  const duct = createRoundDuct({ radius: 0.64, length: 5.4 })
  duct.position.z = -5.25
  train.add(duct)
  const label = createSign('label', { size: [0.4, 0.16], text: name, field: '#f1efe6', ink: RED })
  label.position.set(0.62, 0.16, 0)
  label.rotation.y = Math.PI / 2
  train.add(label)
  place(stage, train, { at: [x, AXIS, 0] })
  const plinth = concrete('#9a9a94')
  place(stage, slab([1.7, 0.26, 1.7], plinth, [0, 0, 0], 0.02), { at: [x, 0.13, 0] })
  const spring = new THREE.CylinderGeometry(0.06, 0.06, 0.11, 20)
  const mounts = [-0.44, 0.44].flatMap((dx) =>
    [-0.35, 0.35].map((dz) => ({ at: [x + dx, 0.31, dz] })),
  )
  place(stage, copies(spring, paint('#d3a12e', 0.5), mounts))
  place(stage, slab([1.7, 1.7, 0.04], galvanised(), [0, 0, 0], 0.01), {
    at: [x, AXIS, BACK + 0.03],
  })
  place(
    stage,
    bentTube(
      [
        [x + 0.5, AXIS + 0.5, -0.02],
        [x + 0.62, 2.3, -0.02],
        [x + 0.62, HEIGHT, -0.02],
      ],
      0.022,
      galvanised(),
      { segments: 12, bend: 0.16 },
    ),
  )
  return train
}

/** The louvre through which the car park's air comes in. */
function addLouvre(stage) {
  const [z, wide, tall] = [-2.4, 4.4, 2.5]
  const at = -WIDTH / 2
  const slats = Array.from({ length: 22 }, (_, index) => ({
    at: [at + 0.06, 0.66 + index * 0.113, z],
    turn: [0, 0, 0.6],
    scale: [0.15, 0.008, wide],
  }))
  place(stage, copies(new THREE.BoxGeometry(1, 1, 1), aluminium(), slats))
  place(stage, slab([0.02, tall, wide], matt('#171c1d', 0.9), [0, 0, 0], 0.004), {
    at: [at + 0.012, 0.6 + tall / 2, z],
  })
  for (const dz of [-wide / 2, 0, wide / 2])
    place(stage, slab([0.14, tall + 0.1, 0.08], aluminium(), [0, 0, 0], 0.008), {
      at: [at + 0.07, 0.6 + tall / 2, z + dz],
    })
  for (const y of [0.6, 0.6 + tall])
    place(stage, slab([0.14, 0.08, wide], aluminium(), [0, 0, 0], 0.008), { at: [at + 0.07, y, z] })
}

function addShell(stage) {
  place(
    stage,
    createHall({
      width: WIDTH,
      height: HEIGHT,
      front: 8,
      depth: 8 - BACK,
      wall: '#c9c4b7',
      ceiling: '#a8a59c',
      joint: '#85827a',
      dado: '#6f8a90',
      rim: '#e7ddc8',
      beams: { pitch: 5, drop: 0.34, thick: 0.4, from: 1.6, color: '#a39f95' },
    }),
  )
  addLouvre(stage)
  place(stage, createDoorway({ width: 1.5, open: 0.7, power: 1.6 }), { at: [0.1, 0, BACK + 0.1] })
  const exit = createSign('exit', { size: [0.6, 0.28], power: 1.15 })
  place(stage, exit, { at: [0.1, 2.72, BACK + 0.06] })
  const level = { size: [0.9, 0.6], text: 'P4', field: '#1c4f8f' }
  place(stage, createSign('label', level), { at: [-2.9, 3.2, BACK + 0.05] })
  const right = WIDTH / 2 - 0.02
  for (const z of [-0.9, -2.2])
    place(stage, createControlPanel({ size: [0.9, 1.5], rise: 1.7 }), {
      at: [right, 1.5, z],
      turn: [0, -Math.PI / 2, 0],
    })
  place(stage, createExtinguisher(), { at: [right - 0.04, 0.4, -3.6], turn: [0, -Math.PI / 2, 0] })
  const hearing = createSign('hearing', { size: [0.4, 0.4] })
  place(stage, hearing, { at: [right, 1.9, -4.6], turn: [0, -Math.PI / 2, 0] })
  return exit
}

function addOverhead(stage) {
  const tray = createCableTray({ length: 15, width: 0.4, cables: 9, ceiling: 0.5, seed: 4 })
  place(stage, tray, { at: [3.6, HEIGHT - 0.6, -1] })
  const line = { length: 14, pitch: 3, drop: 0.1, radius: 0.05, ceiling: 0.3, head: 1.3 }
  place(stage, createSprinklerLine(line), { at: [-3.6, HEIGHT - 0.42, -1] })
  const rows = [-0.05, 2.9, -3.0].map((x) =>
    place(
      stage,
      createLightRow({
        x,
        ceiling: HEIGHT,
        drop: 0.5,
        from: 3.4,
        to: BACK,
        pitch: 3.4,
        power: 6,
        color: '#fbf7ec',
      }),
    ),
  )
  for (const z of [2.4, -3.2])
    for (const x of [-2.6, 2.6])
      addLamp(stage, { at: [x, 3.3, z], color: '#fbf5e6', intensity: 12, decay: 1.8 })
  return rows
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [WIDTH, 16],
    at: [0, 0, 0],
    color: '#82857f',
    roughness: 0.5,
    gloss: [0.05, 0.36],
    wear: 0.5,
    wet: 0.2,
    objects,
  })
  const edge = (x) => [
    { from: [x - 1.15, 1.25], to: [x + 1.15, 1.25], width: 0.08 },
    { from: [x - 1.15, 1.25], to: [x - 1.15, BACK], width: 0.08 },
    { from: [x + 1.15, 1.25], to: [x + 1.15, BACK], width: 0.08 },
  ]
  place(stage, createPaintLines([...edge(-1.9), ...edge(1.9)], { color: '#d6a52c', opacity: 0.85 }))
  place(
    stage,
    createStains([
      { at: [0.2, 2.4], radius: 0.9 },
      { at: [-2.6, 2.0], radius: 0.6 },
    ]),
  )
}

/** The fan room of the car park: two smoke extract fans side by side, their ducts to the shaft, an inspection. */
export function carParkFanRoom(environment) {
  const stage = createInterior(environment, {
    eye: [2.75, 1.75, 5.7],
    target: [0.0, 1.45, -2],
    fov: 47,
    reach: 8,
    centre: [0, 1.4, -1],
    environmentIntensity: 0.62,
    exposure: 0.95,
    bloom: 0.08,
    shade: '#e6eefc',
    light: '#fffaf0',
    contrast: 1.1,
    vignette: 0.36,
  })
  const exit = addShell(stage)
  const trains = [addTrain(stage, -1.9, 'SEF 1'), addTrain(stage, 1.9, 'SEF 2')]
  const fitter = createPerson({ pose: 'point', outfit: 'workshop', helmetColor: '#e9b22c' })
  place(stage, fitter, { at: [-0.15, 0, -0.4], turn: [0, -1.1, 0] })
  const inspector = createPerson({ pose: 'read', outfit: 'office', helmetColor: '#f1f1ea' })
  place(stage, inspector, { at: [0.25, 0, -1.35], turn: [0, -0.9, 0] })
  place(stage, createToolTrolley(), { at: [3.75, 0, -1.6], turn: [0, -1.35, 0] })
  addFloor(stage, [exit, ...trains, ...addOverhead(stage), fitter, inspector])
  addKey(stage, { from: [3, 12, 6], intensity: 0.9, color: '#fff6e8', spread: 4 })
  addLamp(stage, { at: [0.1, 1.6, BACK + 1.6], color: '#ffdca6', intensity: 7 })
  return stage
}
