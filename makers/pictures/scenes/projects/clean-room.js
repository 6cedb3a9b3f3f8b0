import * as THREE from 'three'
import {
  createFillingLine,
  createFilterCeiling,
  createTrolley,
  createVessel,
} from '../../builders/clean-line.js'
import { createPaintLines } from '../../builders/floor-marks.js'
import { createHall } from '../../builders/hall.js'
import { createPerson } from '../../builders/person.js'
import { createGauge } from '../../builders/pipework.js'
import { createSign } from '../../builders/sign.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { aluminium, glass, glow, matt, paint, steel } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const WIDTH = 9.6
const HEIGHT = 3.1
const BACK = -10
const HALF = WIDTH / 2
const WINDOWS = [2.2, -1.4, -5.0]

function addShell(stage) {
  place(
    stage,
    createHall({
      width: WIDTH,
      height: HEIGHT,
      front: 8,
      depth: 8 - BACK,
      wall: '#e9ebe6',
      ceiling: '#d5dadb',
      joint: '',
      right: WINDOWS.map((at) => ({ at, width: 2.8, height: 1.25, sill: 0.95 })),
      back: [{ at: 1.3, width: 1.8, height: 2.2 }],
    }),
  )
  const ceiling = createFilterCeiling({ width: WIDTH, depth: 18 })
  place(stage, ceiling, { at: [0, HEIGHT - 0.03, -1] })
  const joint = matt('#b9c1c1', 0.6)
  const seams = [-2.4, 0, 2.4, 4.8].map((x) => ({
    at: [x - 1.2, HEIGHT / 2, BACK + 0.006],
    scale: [0.012, HEIGHT, 0.004],
  }))
  for (let z = 4; z > BACK; z -= 1.8)
    seams.push({ at: [-HALF + 0.006, HEIGHT / 2, z], scale: [0.004, HEIGHT, 0.012] })
  place(stage, copies(new THREE.BoxGeometry(1, 1, 1), joint, seams))
  // Coved skirting, and the grilles through which the air goes back.
  for (const side of [-1, 1])
    place(stage, slab([0.05, 0.12, 18], paint('#7f98a6', 0.4), [0, 0, 0], 0.02), {
      at: [side * (HALF - 0.02), 0.06, -1],
    })
  place(stage, slab([WIDTH, 0.12, 0.05], paint('#7f98a6', 0.4), [0, 0, 0], 0.02), {
    at: [0, 0.06, BACK + 0.02],
  })
  const slats = WINDOWS.flatMap((z) =>
    Array.from({ length: 9 }, (_, index) => ({
      at: [HALF - 0.02, 0.2 + index * 0.055, z],
      scale: [0.02, 0.018, 1.1],
      turn: [0, 0, 0.5],
    })),
  )
  place(stage, copies(new THREE.BoxGeometry(1, 1, 1), aluminium(), slats))
  return ceiling
}

/** The visitors' corridor behind the windows, in warmer light. */
function addCorridor(stage) {
  const far = new THREE.Mesh(new THREE.PlaneGeometry(26, 4), matt('#d8b98a'))
  place(stage, far, { at: [HALF + 2.4, 1.5, -3], turn: [0, -Math.PI / 2, 0] })
  const tube = slab([0.1, 0.04, 16], glow('#ffdca6', 4), [0, 0, 0], 0.01)
  place(stage, tube, { at: [HALF + 1.9, 2.55, -3] })
  for (const z of [2, -3, -8])
    addLamp(stage, { at: [HALF + 1.2, 2.2, z], color: '#ffcf8f', intensity: 3.5 })
  for (const z of WINDOWS) {
    place(stage, slab([0.012, 1.25, 2.8], glass('#dbe9ea', 0.12), [0, 0, 0], 0.002), {
      at: [HALF, 1.575, z],
    })
    for (const y of [0.95, 2.2])
      place(stage, slab([0.07, 0.05, 2.9], aluminium(), [0, 0, 0], 0.006), {
        at: [HALF - 0.02, y, z],
      })
    for (const shift of [-1.42, 0, 1.42])
      place(stage, slab([0.07, 1.3, 0.05], aluminium(), [0, 0, 0], 0.006), {
        at: [HALF - 0.02, 1.575, z + shift],
      })
  }
  const visitor = createPerson({ pose: 'walk', outfit: 'office', helmetColor: '#e9b22c' })
  place(stage, visitor, { at: [HALF + 1.1, 0, -1.9], turn: [0, Math.PI, 0] })
  return tube
}

function addDoor(stage) {
  for (const side of [-1, 1]) {
    const leaf = new THREE.Group()
    leaf.add(
      slab([0.88, 2.16, 0.05], paint('#c9d3d4', 0.35), [0, 0, 0], 0.01),
      slab([0.34, 0.6, 0.056], paint('#31434a', 0.1), [side * -0.1, 0.38, 0], 0.02),
      slab([0.03, 0.3, 0.08], steel(), [side * -0.36, -0.05, 0.03], 0.01),
      slab([0.8, 0.2, 0.056], steel(), [0, -0.92, 0], 0.006),
    )
    place(stage, leaf, { at: [1.3 + side * 0.45, 1.1, BACK - 0.03] })
  }
  const exit = createSign('exit', { size: [0.62, 0.26], power: 1.15 })
  place(stage, exit, { at: [1.3, 2.5, BACK + 0.03] })
  place(stage, slab([0.12, 0.2, 0.05], matt('#20262a'), [0, 0, 0], 0.01), {
    at: [2.5, 1.6, BACK + 0.03],
  })
  place(stage, slab([0.05, 0.05, 0.03], glow('#46e08a', 2.4), [0, 0, 0], 0.01), {
    at: [2.5, 1.65, BACK + 0.06],
  })
  for (const x of [3.0, 3.3])
    place(stage, createGauge({ radius: 0.1 }), { at: [x, 1.55, BACK + 0.08] })
  place(stage, createSign('label', { size: [0.62, 0.3], text: 'ISO 7', field: '#1d5f8f' }), {
    at: [-0.35, 1.9, BACK + 0.03],
  })
  // The hatch through which goods come in.
  place(stage, slab([0.9, 0.9, 0.12], steel(), [0, 0, 0], 0.012), { at: [-2.4, 1.35, BACK + 0.06] })
  place(stage, slab([0.7, 0.7, 0.13], paint('#26383f', 0.1), [0, 0, 0], 0.012), {
    at: [-2.4, 1.35, BACK + 0.07],
  })
  return exit
}

function addProcess(stage) {
  const line = place(stage, createFillingLine({ length: 7.2, guarded: 4.4 }), {
    at: [-2.1, 0, -2.2],
  })
  const screen = new THREE.Group()
  screen.add(
    slab([0.5, 0.34, 0.04], matt('#1b2226', 0.4), [0, 0, 0], 0.014),
    slab([0.44, 0.28, 0.006], glow('#cfe8f2', 0.9), [0, 0, 0.021], 0.004),
    slab([0.3, 0.05, 0.008], glow('#1d7fb0', 1), [0, 0.07, 0.023], 0.003),
    slab([0.12, 0.08, 0.008], glow('#38b36b', 1.1), [-0.1, -0.05, 0.023], 0.003),
    slab([0.12, 0.08, 0.008], glow('#d9a02c', 1.1), [0.08, -0.05, 0.023], 0.003),
  )
  place(stage, screen, { at: [-1.42, 1.42, 0.52], turn: [0, 0.9, 0] })
  place(stage, slab([0.05, 0.7, 0.05], steel(), [0, 0, 0], 0.01), { at: [-1.5, 1.05, 0.46] })
  const vessels = [
    [-0.6, -7.9],
    [0.55, -8.2],
  ].map(([x, z], index) =>
    place(stage, createVessel({ height: index ? 1.1 : 1.3 }), { at: [x - 1.1, 0, z] }),
  )
  const bench = new THREE.Group()
  bench.add(
    slab([0.8, 0.04, 3.4], steel(), [0, 0.9, 0], 0.008),
    slab([0.7, 0.03, 3.3], steel(), [0, 0.3, 0], 0.006),
  )
  for (const x of [-0.34, 0.34])
    for (const z of [-1.6, 0, 1.6]) bench.add(slab([0.04, 0.9, 0.04], steel(), [x, 0.45, z], 0.006))
  for (const [z, tint] of [
    [-1.2, '#2f6ea3'],
    [-0.7, '#2f6ea3'],
    [1.1, '#c98d2c'],
  ])
    bench.add(slab([0.4, 0.12, 0.32], paint(tint, 0.4), [0.08, 0.98, z], 0.02))
  bench.add(
    slab([0.24, 0.3, 0.26], paint('#eef1f0', 0.3), [0.1, 1.07, 0.3], 0.04),
    slab([0.1, 0.28, 0.1], matt('#2b3236', 0.4), [0, 1.28, 0.3], 0.02),
  )
  place(stage, bench, { at: [3.9, 0, -3.6] })
  return [line, ...vessels, bench]
}

function addPeople(stage) {
  const gown = (pose, at, turn, glance = 0) =>
    place(stage, createPerson({ pose, outfit: 'cleanroom', glance }), { at, turn: [0, turn, 0] })
  const trolley = place(stage, createTrolley(), { at: [1.3, 0, -5.7], turn: [0, 2.9, 0] })
  return [
    trolley,
    gown('work', [-1.2, 0, -1.45], -Math.PI / 2),
    gown('read', [0.5, 0, -2.3], -0.75),
    gown('push', [1.15, 0, -6.75], 0.24),
    gown('work', [3.1, 0, -3.3], Math.PI / 2),
    gown('walk', [-0.95, 0, -5.9], -0.25),
  ]
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [WIDTH, 18],
    at: [0, 0, -1],
    color: '#a5b8c2',
    roughness: 0.35,
    gloss: [0.08, 0.5],
    wear: 0.12,
    wet: 0,
    blur: 0.02,
    objects,
  })
  place(
    stage,
    createPaintLines(
      [
        { from: [-0.85, 8], to: [-0.85, BACK], width: 0.1 },
        { from: [2.85, 8], to: [2.85, BACK], width: 0.1 },
      ],
      { color: '#2f6ea3', opacity: 0.85 },
    ),
  )
  place(
    stage,
    createPaintLines([{ from: [0.35, -9.2], to: [2.25, -9.2], width: 0.12 }], {
      color: '#d9a02c',
      opacity: 0.9,
    }),
  )
  const seams = matt('#8ea2ad', 0.5)
  for (const x of [-2.7, 1, 4])
    place(stage, slab([0.012, 0.002, 18], seams, [0, 0, 0], 0.001), { at: [x, 0.002, -1] })
}

/** Clean room: a filling line under a lit filter ceiling, operators in gowns, the warm corridor behind glass. */
export function cleanRoom(environment) {
  const stage = createInterior(environment, {
    rig: 'studio',
    eye: [1.75, 1.58, 4.5],
    target: [0, 1.3, -3],
    fov: 45,
    reach: 8,
    centre: [0, 1, -3],
    clear: '#9fb0b8',
    exposure: 0.63,
    environmentIntensity: 0.62,
    bloom: 0.06,
    bloomFrom: 1.1,
    shade: '#dfe9fb',
    light: '#fffdf8',
    contrast: 1.12,
    vignette: 0.26,
  })
  const ceiling = addShell(stage)
  const mirrored = [
    ceiling,
    addCorridor(stage),
    addDoor(stage),
    ...addProcess(stage),
    ...addPeople(stage),
  ]
  addFloor(stage, mirrored)
  addKey(stage, { from: [2, 12, 4], intensity: 1.1, color: '#f8fbff', spread: 4 })
  for (const z of [1, -4]) addLamp(stage, { at: [0, 2.7, z], color: '#f6fbff', intensity: 4 })
  return stage
}
