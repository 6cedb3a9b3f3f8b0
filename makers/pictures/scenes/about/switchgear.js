import * as THREE from 'three'
import { createCableTray } from '../../builders/cable-tray.js'
import {
  createExtinguisher,
  createFloorCable,
  createToolbox,
  createWallBox,
} from '../../builders/clutter.js'
import { createPaintLines, createStains } from '../../builders/floor-marks.js'
import { createHall, createLightRow } from '../../builders/hall.js'
import { createTrapeze } from '../../builders/hanger.js'
import { createPerson } from '../../builders/person.js'
import { createSign } from '../../builders/sign.js'
import { createSwitchgear } from '../../builders/switchgear.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { copper, glow, matt, paint, stainedWall, zinc } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const HEIGHT = 3.7
const BACK = -2.4
const OPEN = 4
const PANELS = [
  'relay',
  'incomer',
  'feeders',
  'feeders',
  'open',
  'feeders',
  'relay',
  'feeders',
  'incomer',
]
const FRONT = -0.35
const FIRST = -2.9
const at = (index) => FIRST + index * 0.8

function addShell(stage) {
  place(
    stage,
    createHall({
      width: 15,
      height: HEIGHT,
      front: 9,
      depth: 9 - BACK,
      wall: '#d2cab9',
      ceiling: '#c4beb2',
      joint: '',
      dado: '#a39c8c',
      rim: '#7e796d',
      dadoHeight: 1.0,
      right: [{ at: 1.3, width: 2.0, height: 2.4 }],
      back: [],
    }),
  )
  const day = new THREE.Mesh(new THREE.PlaneGeometry(2.0, 2.4), glow('#ffdba6', 1.5))
  day.userData.shadowless = true
  place(stage, day, { at: [7.62, 1.2, 1.3], turn: [0, -Math.PI / 2, 0] })
  const leaf = slab([0.05, 2.36, 1.0], paint('#4d6a73', 0.5), [0, 0, 0], 0.01)
  place(stage, leaf, { at: [7.1, 1.2, 0.1], turn: [0, 1.1, 0] })
  place(stage, createSign('exit', { size: [0.7, 0.3], power: 1.5, drop: 0.3 }), {
    at: [6.6, 2.95, 1.3],
    turn: [0, -1.1, 0],
  })
  return day
}

/** Name plates, a mimic line and warnings across the panels' faces. */
function addMarks(stage) {
  PANELS.forEach((face, index) => {
    if (face === 'open') return
    const plate = createSign('label', {
      size: [0.36, 0.08],
      text: `Q${String(index + 1).padStart(2, '0')}`,
      field: '#f3f1ea',
      ink: '#14181a',
    })
    place(stage, plate, { at: [at(index), 2.24, FRONT + 0.03] })
    if (face === 'feeders' || face === 'open') return
    place(stage, createSign('voltage', { size: [0.15, 0.15] }), {
      at: [at(index) + 0.24, 1.72, FRONT + 0.03],
    })
  })
  const red = glow('#b3261e', 0.7)
  for (const [from, to] of [
    [0, OPEN - 1],
    [OPEN + 1, PANELS.length - 1],
  ]) {
    const length = (to - from + 1) * 0.8
    place(stage, slab([length, 0.024, 0.006], red, [0, 0, 0], 0.002), {
      at: [(at(from) + at(to)) / 2, 2.15, FRONT + 0.042],
    })
  }
}

/** The panels on both sides of the open one. */
function addRow(stage) {
  const skin = paint('#cfd2cb', 0.45)
  const plinth = matt('#3a3f40', 0.6)
  const group = (panels, first) => {
    const row = createSwitchgear({ panels, skin, plinth })
    return place(stage, row, { at: [at(first) + ((panels.length - 1) * 0.8) / 2, 0, -0.8] })
  }
  return [group(PANELS.slice(0, OPEN), 0), group(PANELS.slice(OPEN + 1), OPEN + 1)]
}

/** One panel stands open: bars, breakers and wires, and its door swung toward the camera. */
function addOpenPanel(stage) {
  const x = at(OPEN)
  const inside = new THREE.Group()
  const skin = paint('#cfd2cb', 0.45)
  inside.add(
    slab([0.8, 0.06, 0.9], skin, [0, 1.09, -0.18], 0.006),
    slab([0.8, 0.2, 0.9], matt('#3a3f40', 0.6), [0, -1.1, -0.18], 0.006),
    slab([0.8, 2.2, 0.02], matt('#6d7271'), [0, 0, -0.04], 0.006),
  )
  inside.add(slab([0.7, 2.04, 0.02], matt('#b5612a', 0.7), [0, 0, 0], 0.004))
  for (const [step, tint] of ['#b3261e', '#d9a02c', '#24508a'].entries())
    inside.add(
      slab([0.035, 1.9, 0.03], copper(), [-0.24 + step * 0.075, 0, 0.03], 0.004),
      slab([0.04, 0.12, 0.034], matt(tint), [-0.24 + step * 0.075, 0.8, 0.031], 0.003),
    )
  for (const y of [0.72, 0.3, -0.12, -0.54]) {
    inside.add(
      slab([0.3, 0.28, 0.14], matt('#23282b', 0.5), [0.14, y, 0.08], 0.015),
      slab([0.06, 0.1, 0.06], matt('#e7e4da'), [0.14, y, 0.17], 0.01),
    )
    for (const step of [-0.1, 0, 0.1])
      inside.add(
        bentTube(
          [
            [0.14 + step, y - 0.14, 0.08],
            [0.14 + step, y - 0.2, 0.1],
            [-0.05 + step * 0.3, y - 0.2, 0.06],
          ],
          0.012,
          matt(['#b3261e', '#d9a02c', '#24508a'][Math.round(step * 10 + 1)], 0.5),
          { segments: 8 },
        ),
      )
  }
  place(stage, inside, { at: [x, 1.2, FRONT - 0.27] })
  const door = new THREE.Group()
  door.add(
    slab([0.76, 2.1, 0.03], paint('#d7dedd', 0.45), [0.38, 0, 0], 0.01),
    slab([0.66, 2.0, 0.02], paint('#c6cccb', 0.45), [0.38, 0, -0.02], 0.008),
  )
  place(stage, door, { at: [x + 0.4, 1.2, FRONT + 0.05], turn: [0, -1.05, 0] })
}

function addCables(stage) {
  place(stage, createCableTray({ length: 14, width: 0.6, cables: 14 }), {
    at: [0.8, 2.98, -0.85],
    turn: [0, Math.PI / 2, 0],
  })
  for (let x = -5; x < 7.5; x += 1.6) {
    const trapeze = createTrapeze({ width: 0.66, drop: HEIGHT - 2.9, radius: 0.008 })
    place(stage, trapeze, { at: [x, 2.9, -0.85], turn: [0, Math.PI / 2, 0] })
  }
  PANELS.forEach((_, index) => {
    for (const step of [-0.12, 0, 0.12]) {
      const x = at(index) + step
      const drop = [
        [x - 0.5, 2.98, -0.75 + step * 0.6],
        [x, 2.98, -0.75 + step * 0.6],
        [x, 2.3, -0.75 + step * 0.6],
      ]
      place(
        stage,
        bentTube(drop, 0.022, matt(step === 0 ? '#2b2f31' : '#17191a', 0.5), {
          segments: 10,
          bend: 0.2,
        }),
      )
    }
  })
}

function addPeople(stage) {
  const people = [
    place(stage, createPerson({ pose: 'work', outfit: 'orange', helmetColor: '#f1f1ea' }), {
      at: [at(4) - 0.05, 0, 0.42],
      turn: [0, Math.PI, 0],
    }),
    place(stage, createPerson({ pose: 'read', outfit: 'office', helmetColor: '#1f6fb2' }), {
      at: [at(5) + 0.75, 0, 1.15],
      turn: [0, -2.35, 0],
    }),
  ]
  place(stage, createToolbox(), { at: [at(3) + 0.1, 0, 0.75], turn: [0, 0.3, 0] })
  place(
    stage,
    createFloorCable(
      [
        [at(4), -0.2],
        [at(4) - 0.3, 0.7],
        [at(3) - 0.4, 1.1],
        [at(1), 0.9],
        [-4.8, 1.6],
      ],
      { radius: 0.013, color: '#d8622a' },
    ),
  )
  return people
}

function addFloor(stage, objects) {
  addMirrorFloor(stage, {
    size: [15, 14],
    at: [0, 0, 3],
    color: '#9c9a90',
    roughness: 0.42,
    gloss: [0.08, 0.5],
    wear: 0.3,
    wet: 0,
    objects,
  })
  const length = PANELS.length * 0.8
  const middle = FIRST + length / 2 - 0.4
  place(stage, slab([length + 0.2, 0.012, 1.0], matt('#23282a', 0.75), [0, 0, 0], 0.003), {
    at: [middle, 0.006, 0.25],
  })
  for (let step = 0; step < 16; step += 1)
    place(stage, slab([length + 0.2, 0.004, 0.012], matt('#333a3c', 0.6), [0, 0, 0], 0.001), {
      at: [middle, 0.014, -0.2 + step * 0.06],
    })
  place(
    stage,
    createPaintLines([{ from: [-6, 0.95], to: [7.3, 0.95], width: 0.08 }], {
      color: '#e0a92a',
      opacity: 0.9,
    }),
  )
  // Checker-plate covers over the cable trench, with their lifting holes.
  for (let x = -5.4; x < 7; x += 0.9) {
    place(
      stage,
      slab([0.88, 0.01, 0.6], stainedWall('#7d807b', { roughness: 0.45 }), [0, 0, 0], 0.003),
      { at: [x, 0.004, 1.75] },
    )
    place(stage, slab([0.1, 0.004, 0.03], matt('#1d2021'), [0, 0, 0], 0.001), {
      at: [x, 0.011, 1.75],
    })
  }
  place(
    stage,
    createStains(
      [
        { at: [-1.4, 1.4], radius: 0.5 },
        { at: [1.8, 2.6], radius: 0.8 },
      ],
      { opacity: 0.25 },
    ),
  )
}

/** A distribution room: panels in a row below their cables, one open with two engineers at it. */
export function switchgear(environment) {
  const stage = createInterior(environment, {
    eye: [-2.75, 1.68, 3.75],
    target: [0.55, 1.42, -0.4],
    fov: 44,
    reach: 6.5,
    centre: [1, 1, 0],
    aperture: 0.012,
    clear: '#6a665c',
    exposure: 0.96,
    environmentIntensity: 0.55,
    bloom: 0.06,
    shade: '#e8edf8',
    light: '#fff9ee',
    contrast: 1.1,
    vignette: 0.36,
  })
  const day = addShell(stage)
  const rows = addRow(stage)
  addMarks(stage)
  addOpenPanel(stage)
  addCables(stage)
  const lights = [-1.2, 2.4, 5.6].map((x) =>
    place(
      stage,
      createLightRow({
        x,
        ceiling: HEIGHT,
        drop: 0.42,
        from: 3.4,
        to: -0.2,
        pitch: 2.6,
        power: 6,
        color: '#fdf6e6',
      }),
    ),
  )
  for (const x of [-1.5, 2.2, 5.4])
    addLamp(stage, { at: [x, 3.1, 1.6], color: '#fff4e0', intensity: 5, decay: 1.7 })
  place(stage, createExtinguisher({ color: '#1d2022' }), { at: [-3.75, 0.35, -0.2] })
  place(stage, createSign('extinguisher', { size: [0.26, 0.26] }), { at: [-3.9, 1.6, BACK + 0.03] })
  place(stage, createWallBox({ size: [0.5, 0.7, 0.2], rise: 1.5, conduits: 3 }), {
    at: [7.4, 1.5, -0.9],
    turn: [0, -Math.PI / 2, 0],
  })
  place(stage, createSign('voltage', { size: [0.3, 0.3] }), {
    at: [7.46, 1.9, 2.9],
    turn: [0, -Math.PI / 2, 0],
  })
  place(stage, slab([9, 0.06, 0.06], zinc(), [0, 0, 0], 0.004), { at: [1.5, 3.3, BACK + 0.1] })
  addFloor(stage, [day, ...rows, ...lights, ...addPeople(stage)])
  addKey(stage, { from: [-3, 9, 7], intensity: 1.0, color: '#fff6e6', spread: 2.2 })
  addLamp(stage, { at: [6.9, 1.3, 1.3], color: '#ffcf94', intensity: 9 })
  return stage
}
