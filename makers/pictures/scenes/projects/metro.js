import * as THREE from 'three'
import { createWallBox } from '../../builders/clutter.js'
import { createStains } from '../../builders/floor-marks.js'
import { createJetFan } from '../../builders/jet-fan.js'
import { createPerson } from '../../builders/person.js'
import { createSign } from '../../builders/sign.js'
import { createTunnel } from '../../builders/tunnel.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, galvanised, glow, matt, paint, zinc } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

const HALF = 4.2
const CROWN = 5.8
const AXIS = 4.46
const FANS = [-3.2, -21, -39, -57]

/** Each fan hangs on two frames bolted to the crown, with safety ropes and its feed in conduit. */
function addFans(stage) {
  for (const z of FANS) {
    place(stage, createJetFan({ hanger: 0.34 }), { at: [0, AXIS, z], scale: 1.28 })
    for (const dz of [-1.0, 1.0]) {
      place(stage, slab([1.9, 0.14, 0.18], paint('#d3a12e', 0.5), [0, 0, 0], 0.01), {
        at: [0, CROWN - 0.17, z + dz],
      })
      for (const x of [-0.75, 0.75])
        place(stage, slab([0.26, 0.03, 0.34], zinc(), [0, 0, 0], 0.006), {
          at: [x, CROWN - 0.08, z + dz],
        })
      for (const side of [-1, 1])
        place(
          stage,
          bentTube(
            [
              [side * 0.86, CROWN - 0.2, z + dz],
              [side * 0.8, AXIS + 0.1, z + dz * 0.8],
            ],
            0.012,
            zinc(),
            { segments: 8 },
          ),
        )
    }
    place(
      stage,
      bentTube(
        [
          [0.66, AXIS - 0.36, z],
          [1.5, AXIS - 0.36, z],
          [2.5, AXIS + 0.5, z],
          [3.2, AXIS - 0.2, z],
          [3.85, 3.2, z],
        ],
        0.022,
        galvanised(),
        { segments: 10, bend: 0.3 },
      ),
    )
  }
}

/** Cables on brackets along both walls, a hand rail on the walkway, a fire main. */
function addWalls(stage) {
  const brackets = []
  for (let z = 6; z > -90; z -= 1.5)
    for (const side of [-1, 1])
      brackets.push({ at: [side * (HALF - 0.2), 2.75, z], scale: [0.3, 0.62, 0.04] })
  place(stage, copies(new THREE.BoxGeometry(1, 1, 1), galvanised(), brackets))
  for (const side of [-1, 1])
    for (const [step, tint] of ['#17191a', '#17191a', '#7d2b24', '#17191a', '#2b4c73'].entries()) {
      const points = Array.from(
        { length: 65 },
        (_, index) =>
          new THREE.Vector3(
            side * (HALF - 0.4 + (step % 2) * 0.1),
            2.5 + step * 0.12 - (index % 2) * 0.035,
            6 - index * 0.75,
          ),
      )
      const run = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 200, 0.026, 6)
      place(stage, new THREE.Mesh(run, matt(tint, 0.5)))
    }
  place(stage, slab([1.3, 0.7, 130], concrete('#8f8d86'), [0, 0, 0], 0.02), {
    at: [HALF - 0.65, 0.35, -55],
  })
  place(stage, slab([0.1, 0.02, 130], paint('#d3a12e', 0.5), [0, 0, 0], 0.004), {
    at: [HALF - 1.25, 0.705, -55],
  })
  const posts = []
  for (let z = 5; z > -80; z -= 2) posts.push({ at: [HALF - 1.2, 1.2, z] })
  place(stage, copies(new THREE.CylinderGeometry(0.02, 0.02, 1.0, 10), galvanised(), posts))
  for (const y of [1.2, 1.7])
    place(
      stage,
      bentTube(
        [
          [HALF - 1.2, y, 6],
          [HALF - 1.2, y, -80],
        ],
        0.022,
        galvanised(),
        { segments: 10 },
      ),
    )
  place(
    stage,
    bentTube(
      [
        [-HALF + 0.3, 0.75, 6],
        [-HALF + 0.3, 0.75, -90],
      ],
      0.075,
      paint('#a6332a', 0.4),
      { segments: 24 },
    ),
  )
  for (let z = 5; z > -60; z -= 4)
    place(stage, slab([0.26, 0.05, 0.08], galvanised(), [0, 0, 0], 0.006), {
      at: [-HALF + 0.2, 0.66, z],
    })
  const lamps = []
  for (let z = 2.5; z > -70; z -= 7) lamps.push({ at: [HALF - 0.14, 2.15, z] })
  const bulkheads = copies(new THREE.BoxGeometry(0.1, 0.16, 0.3), glow('#ffbf73', 5), lamps)
  place(stage, bulkheads)
  for (const z of [-4.5, -11.5, -25])
    addLamp(stage, { at: [HALF - 0.7, 2.1, z], color: '#ffb866', intensity: 4.5, decay: 1.8 })
  return bulkheads
}

function addSignals(stage) {
  const head = new THREE.Group()
  head.add(slab([0.3, 0.66, 0.16], matt('#15181a', 0.5), [0, 0, 0], 0.03))
  for (const [index, tint] of ['#2b0d0b', '#2c2410', '#3dffa0'].entries()) {
    const lens = new THREE.Mesh(
      new THREE.CircleGeometry(0.075, 28),
      index === 2 ? glow(tint, 3.4) : paint(tint, 0.15),
    )
    lens.position.set(0, 0.2 - index * 0.2, 0.085)
    head.add(lens)
  }
  place(stage, head, { at: [-HALF + 0.75, 2.2, -7.5] })
  place(stage, slab([0.06, 2.0, 0.06], galvanised(), [0, 0, 0], 0.01), {
    at: [-HALF + 0.75, 1.0, -7.6],
  })
  addLamp(stage, { at: [-HALF + 1.1, 1.8, -7], color: '#3dffa0', intensity: 1.4 })
  const exits = [-8.5, -30].map((z) =>
    place(stage, createSign('exit', { size: [0.8, 0.36], power: 1.5, toward: 'left' }), {
      at: [HALF - 0.36, 2.1, z],
      turn: [0, -0.75, 0],
    }),
  )
  place(
    stage,
    createSign('label', { size: [0.5, 0.34], text: '12.4', field: '#f1efe6', ink: '#16191a' }),
    { at: [-HALF + 0.16, 1.75, -1.6], turn: [0, 0.9, 0] },
  )
  place(stage, createWallBox({ size: [0.5, 0.7, 0.2], rise: 0.7 }), {
    at: [-HALF + 0.12, 1.5, -4.2],
    turn: [0, Math.PI / 2, 0],
  })
  return [head, ...exits]
}

function addPeople(stage) {
  const first = place(stage, createPerson({ pose: 'walk', outfit: 'orange' }), {
    at: [HALF - 0.62, 0.7, -6.2],
    turn: [0, -0.15, 0],
  })
  const second = place(
    stage,
    createPerson({ pose: 'point', outfit: 'site', helmetColor: '#1f6fb2' }),
    { at: [1.15, 0.1, -12.5], turn: [0, -0.6, 0] },
  )
  place(stage, createPerson({ pose: 'read', outfit: 'orange' }), {
    at: [0.35, 0.1, -12.9],
    turn: [0, 0.7, 0],
  })
  addLamp(stage, { at: [0.6, 1.5, -11.8], color: '#fff2d8', intensity: 2 })
  return [first, second]
}

/** Metro tunnel: fans bolted to the crown, a walkway in warm light, a crew on the track, the next station far off. */
export function metro(environment) {
  const stage = createInterior(environment, {
    eye: [1.1, 1.7, 8.2],
    target: [0.05, 3.45, -6],
    fov: 40,
    reach: 13,
    centre: [0, 2.5, -4],
    environmentIntensity: 0.3,
    exposure: 1.0,
    bloom: 0.14,
    clear: '#0c1416',
    shade: '#e2ecff',
    light: '#fffaf0',
    contrast: 1.1,
    vignette: 0.4,
  })
  stage.scene.fog = new THREE.Fog('#10191c', 22, 150)
  place(
    stage,
    createTunnel({
      half: HALF,
      wall: 2.2,
      top: CROWN,
      rails: true,
      bed: false,
      lamp: '#e9f4f6',
      power: 7,
      tiles: '#86918f',
    }),
  )
  addFans(stage)
  const glare = new THREE.Mesh(new THREE.PlaneGeometry(7.4, 4.6), glow('#ffd9a0', 2.6))
  glare.material.fog = false
  place(stage, glare, { at: [0, 2.4, -120] })
  const fittings = copies(
    new THREE.BoxGeometry(0.34, 0.03, 1.55),
    glow('#e9f4f6', 7),
    [-1, 1].flatMap((side) =>
      Array.from({ length: 20 }, (_, index) => ({
        at: [side * HALF * 0.56, CROWN - 1.02, 4 - index * 4],
        turn: [0, 0, side * -0.55],
      })),
    ),
  )
  const mirrored = [glare, fittings, addWalls(stage), ...addSignals(stage), ...addPeople(stage)]
  addMirrorFloor(stage, {
    size: [HALF * 2, 140],
    at: [0, 0, -58],
    color: '#5d5f5c',
    roughness: 0.6,
    gloss: [0.06, 0.5],
    wear: 0.7,
    wet: 0.42,
    objects: mirrored,
  })
  place(
    stage,
    createStains(
      [
        { at: [0, 2], radius: 1.4 },
        { at: [-0.2, -2], radius: 1.6 },
        { at: [0.1, -6], radius: 1.6 },
      ],
      { color: '#2a211a', opacity: 0.5 },
    ),
  )
  for (let index = 0; index < 4; index += 1)
    for (const x of [-2, 2])
      addLamp(stage, {
        at: [x, 4.4, 3.5 - index * 12],
        color: '#dfeef4',
        intensity: 14,
        decay: 1.8,
      })
  addKey(stage, { from: [1, 14, 8], intensity: 0.7, color: '#e8f1f6', spread: 3 })
  return stage
}
