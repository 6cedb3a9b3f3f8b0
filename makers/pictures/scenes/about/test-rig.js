import * as THREE from 'three'
import { createAxialFan } from '../../builders/axial-fan.js'
import { createCableTray } from '../../builders/cable-tray.js'
import {
  createDrum,
  createExtinguisher,
  createFloorCable,
  createPallet,
  createToolbox,
  createWallBox,
} from '../../builders/clutter.js'
import { createPaintLines, createStains } from '../../builders/floor-marks.js'
import { createHall, createLightRow } from '../../builders/hall.js'
import { createTrapeze } from '../../builders/hanger.js'
import { createManometerBoard, createTestDesk } from '../../builders/manometer.js'
import { createPerson } from '../../builders/person.js'
import { createGauge } from '../../builders/pipework.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSign } from '../../builders/sign.js'
import { createCraneBeam } from '../../builders/workshop.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { turned } from '../../shapes/turned.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { aluminium, galvanised, glow, matt, paint, stainedWall } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const BACK = -9
const HEIGHT = 5
const AXIS = 1.36

/** Sound-absorbing wall: framed panels of perforated sheet. */
function addAcousticWall(stage) {
  const sheet = stainedWall('#d6cfbf', { tint: 0.08, roughness: 0.6 })
  const panels = new THREE.Group()
  for (let x = -7; x < 7.5; x += 1.2)
    for (const y of [0.6, 1.8, 3.0]) {
      if (x > 1.6 && x < 4.4 && y < 2.6) continue
      panels.add(slab([1.16, 1.16, 0.08], sheet, [x, y, 0], 0.02))
    }
  const dots = []
  for (let x = -7.5; x < 8; x += 0.13)
    for (let y = 0.1; y < 3.5; y += 0.13)
      if (!(x > 1.05 && x < 4.4 && y < 2.4)) dots.push({ at: [x, y, 0.043] })
  panels.add(copies(new THREE.CircleGeometry(0.026, 6), matt('#6e675a'), dots))
  panels.traverse((part) => {
    part.userData.shadowless = true
  })
  place(stage, panels, { at: [0, 0, BACK + 0.06] })
}

function addShell(stage) {
  place(
    stage,
    createHall({
      width: 15,
      height: HEIGHT,
      front: 9,
      depth: 9 - BACK,
      wall: '#a9a79e',
      ceiling: '#878a88',
      joint: '',
      dado: '#54626a',
      rim: '#d9d4c6',
      beams: { pitch: 4.5, drop: 0.35, thick: 0.25, from: 0, color: '#6f777a' },
      back: [{ at: 2.7, width: 2.4, height: 2.4 }],
    }),
  )
  addAcousticWall(stage)
  const day = new THREE.Mesh(new THREE.PlaneGeometry(2.4, 2.4), glow('#ffd59a', 1.05))
  day.userData.shadowless = true
  place(stage, day, { at: [2.7, 1.2, BACK - 0.2] })
  for (const side of [-1, 1])
    place(stage, slab([1.2, 2.36, 0.06], paint('#8d9a9c', 0.5), [0, 0, 0], 0.01), {
      at: [2.7 + side * 1.72, 1.2, BACK + 0.55],
      turn: [0, side * -0.9, 0],
    })
  place(stage, createCraneBeam({ span: 14.6, at: -1.6, low: 1.0 }), { at: [0, 4.15, -2.4] })
  return day
}

function addRig(stage) {
  const rig = new THREE.Group()
  const put = (part, at, turn = [0, 0, 0]) => {
    part.position.set(...at)
    part.rotation.set(...turn)
    rig.add(part)
  }
  put(createAxialFan({ bell: false, motorColor: '#00706a' }), [0, AXIS, 1.0])
  put(createRoundDuct({ radius: 1.0, length: 4.6, seam: false }), [0, AXIS, -1.9])
  const bell = Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 13) * (Math.PI / 2)
    return [1.0 + 0.34 * (1 - Math.cos(angle)), 0.46 * Math.sin(angle)]
  })
  put(turned([...bell, [1.37, 0.46], [1.37, 0.42]], aluminium(), { edge: 0 }), [0, AXIS, 1.56])
  for (const z of [-3.6, -1.7]) {
    put(slab([1.7, 0.12, 0.2], paint('#c2431c', 0.45)), [0, 0.06, z])
    for (const x of [-0.6, 0.6]) put(slab([0.1, 0.7, 0.16], paint('#c2431c', 0.45)), [x, 0.4, z])
  }
  // The throttle at the far end: a cone before the duct's mouth, on a spindle.
  put(
    turned(
      [
        [0, 0.5],
        [0.95, -0.35],
        [0.95, -0.4],
        [0, -0.4],
      ],
      galvanised(),
      { edge: 0.01 },
    ),
    [0, AXIS, -4.75],
  )
  put(slab([1.5, 0.1, 0.2], paint('#33454d', 0.5)), [0, 0.05, -5.1])
  put(slab([0.14, 1.3, 0.16], paint('#33454d', 0.5)), [0, 0.7, -5.2])
  for (const z of [-0.5, -1.3, -2.9])
    put(createGauge({ radius: 0.1 }), [0.42, AXIS + 1.03, z], [0, 0.5, 0])
  return place(stage, rig)
}

/** Thin hoses from the pressure taps to the board. */
function addHoses(stage) {
  for (const [index, z] of [-0.4, -0.9, -2.3, -2.6, -3.3].entries()) {
    const colour = ['#c22a20', '#1d5fa8', '#d9a02c', '#1d5fa8', '#c22a20'][index]
    const y = 1.0 + index * 0.02
    place(
      stage,
      bentTube(
        [
          [1.0, AXIS + 0.1, z],
          [1.3, AXIS + 0.1, z],
          [1.35, 0.3 + index * 0.02, z],
          [1.9, 0.06, z - 0.2],
          [2.35 + index * 0.05, 0.06, -2.75],
          [2.35 + index * 0.09, y, -2.8],
        ],
        0.011,
        matt(colour, 0.4),
        { segments: 8, bend: 0.16 },
      ),
    )
  }
}

function addStation(stage) {
  const board = place(stage, createManometerBoard(), { at: [2.6, 0, -2.9], turn: [0, 0.25, 0] })
  const desk = place(stage, createTestDesk(), { at: [4.1, 0, -2.2], turn: [0, -0.5, 0] })
  const engineer = createPerson({ pose: 'read', outfit: 'office', helmetColor: '#1f6fb2' })
  place(stage, engineer, { at: [3.05, 0, -1.55], turn: [0, Math.PI - 0.55, 0] })
  const fitter = createPerson({ pose: 'point', outfit: 'workshop', helmetColor: '#e9b22c' })
  place(stage, fitter, { at: [1.75, 0, -4.4], turn: [0, 0.7, 0] })
  addHoses(stage)
  place(stage, createPallet(), { at: [-3.4, 0, -5.8], turn: [0, 0.2, 0] })
  place(stage, createAxialFan({ bell: false }), {
    at: [-3.4, 0.93, -5.8],
    turn: [0, 0.5, 0],
    scale: 0.58,
  })
  place(stage, createDrum({ color: '#7c2f22' }), { at: [-5, 0, -7.6] })
  place(stage, createToolbox({ color: '#24508a' }), { at: [1.75, 0, 0.9], turn: [0, -0.7, 0] })
  place(
    stage,
    createFloorCable(
      [
        [0.9, 0.9],
        [1.6, 0.2],
        [2.2, 1.2],
        [3.6, 0.4],
        [4.6, -1.8],
      ],
      { radius: 0.018 },
    ),
  )
  return [board, desk, engineer, fitter]
}

function addServices(stage) {
  place(stage, createCableTray({ length: 16, width: 0.4 }), { at: [2.6, 3.6, -2] })
  for (let z = 3; z > BACK; z -= 2)
    place(stage, createTrapeze({ width: 0.46, drop: HEIGHT - 3.52 }), { at: [2.6, 3.52, z] })
  const rows = [-2.8, 1.2, 4.8].map((x) =>
    place(
      stage,
      createLightRow({
        x,
        ceiling: HEIGHT,
        drop: 0.7,
        from: 2,
        to: BACK + 0.6,
        pitch: 3.4,
        power: 7,
        color: '#fdf8ec',
      }),
    ),
  )
  for (const x of [-2.8, 3.4])
    for (const z of [0, -5.5])
      addLamp(stage, { at: [x, 4, z], color: '#fff3de', intensity: 6.5, decay: 1.8 })
  place(stage, createSign('hearing', { size: [0.5, 0.5] }), { at: [0.9, 2.5, BACK + 0.13] })
  place(stage, createSign('exit', { size: [0.8, 0.32], power: 1.3 }), {
    at: [2.7, 2.75, BACK + 0.13],
  })
  place(stage, createWallBox({ size: [0.9, 1.3, 0.25], rise: 2, conduits: 4 }), {
    at: [5.9, 1.5, BACK + 0.1],
  })
  place(stage, createSign('voltage', { size: [0.24, 0.24] }), { at: [5.9, 1.75, BACK + 0.38] })
  place(stage, createExtinguisher(), { at: [4.9, 0.4, BACK + 0.25] })
  return rows
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [15, 22],
    at: [0, 0, -1],
    color: '#646b6c',
    roughness: 0.5,
    gloss: [0.05, 0.38],
    wear: 0.5,
    wet: 0.22,
    objects,
  })
  place(
    stage,
    createPaintLines(
      [
        { from: [1.45, 5], to: [1.45, -6], width: 0.1 },
        { from: [-1.7, 5], to: [-1.7, -6], width: 0.1 },
        { from: [-1.7, -6], to: [1.45, -6], width: 0.1 },
        { from: [5.6, 5], to: [5.6, BACK], width: 0.1 },
      ],
      { color: '#e0a92a', opacity: 0.85 },
    ),
  )
  place(
    stage,
    createStains([
      { at: [0.4, 2.6], radius: 0.9 },
      { at: [2.3, 0.7], radius: 0.7 },
      { at: [3.4, 2.0], radius: 0.9 },
    ]),
  )
  // The covered cable trench.
  for (let z = 4; z > BACK; z -= 1.2)
    place(
      stage,
      slab([0.5, 0.012, 1.18], stainedWall('#6d7372', { roughness: 0.5 }), [0, 0, 0], 0.003),
      { at: [2.05, 0.004, z] },
    )
}

/** The fan under test: bell mouth before, throttled duct behind, hoses to the board, two engineers at the readings. */
export function testRig(environment) {
  const stage = createInterior(environment, {
    eye: [3.7, 1.85, 6.1],
    target: [0.45, 1.36, -0.8],
    fov: 42,
    reach: 8,
    centre: [0, 1.2, -2],
    clear: '#4b4a45',
    exposure: 0.9,
    environmentIntensity: 0.55,
    bloom: 0.07,
    shade: '#e4ecfb',
    light: '#fff9ec',
    contrast: 1.1,
    vignette: 0.38,
  })
  const day = addShell(stage)
  const rig = addRig(stage)
  addFloor(stage, [day, rig, ...addStation(stage), ...addServices(stage)])
  addKey(stage, { from: [5, 11, 7], intensity: 1.1, color: '#fff5e4', spread: 2.6 })
  addLamp(stage, { at: [2.7, 1.6, BACK + 1.2], color: '#ffd39a', intensity: 12 })
  addLamp(stage, { at: [3.9, 1.3, -1.6], color: '#e4f4f6', intensity: 1.2 })
  return stage
}
