import * as THREE from 'three'
import { createJetFan } from '../../builders/jet-fan.js'
import { createTunnel } from '../../builders/tunnel.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { place } from '../../stage/create-stage.js'
import { concrete, galvanised, glow, matt, paint, zinc } from '../../stage/finishes.js'
import { addMirrorFloor } from '../../stage/mirror-floor.js'

export const HALF = 4.2
export const CROWN = 5.8
export const AXIS = 4.46
export const FANS = [-3.2, -21, -39, -57]

/** Each fan hangs on two frames bolted to the crown, with safety ropes and its feed in conduit; `turn` faces their impellers to the view. */
export function addFans(stage, { turn = 0 } = {}) {
  for (const z of FANS) {
    place(stage, createJetFan({ hanger: 0.34 }), {
      at: [0, AXIS, z],
      turn: [0, turn, 0],
      scale: 1.28,
    })
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

/** Cables on brackets along both walls. */
function addCables(stage) {
  const brackets = []
  for (let z = 6; z > -90; z -= 1.5)
    for (const side of [-1, 1])
      brackets.push({ at: [side * (HALF - 0.2), 2.75, z], scale: [0.3, 0.62, 0.04] })
  place(stage, copies(new THREE.BoxGeometry(1, 1, 1), galvanised(), brackets))
  for (const side of [-1, 1])
    for (const [step, tint] of ['#17191a', '#17191a', '#7d2b24', '#17191a', '#2b4c73'].entries()) {
      const points = Array.from(
        { length: 130 },
        (_, index) =>
          new THREE.Vector3(
            side * (HALF - 0.4 + (step % 2) * 0.1),
            2.5 + step * 0.12 - (index % 2) * 0.035,
            6 - index * 0.75,
          ),
      )
      const run = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 400, 0.026, 6)
      place(stage, new THREE.Mesh(run, matt(tint, 0.5)))
    }
}

/** Cables along both walls, a walkway with its hand rail and lamps, a fire main; returns the lamps, which the floor mirrors. */
export function addWalls(stage) {
  addCables(stage)
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
  return bulkheads
}

/** The lining and its lamps, of `power`; returns the lamps, which the floor mirrors. */
export function addLining(stage, { power = 7 } = {}) {
  const lamp = '#e9f4f6'
  place(
    stage,
    createTunnel({
      half: HALF,
      wall: 2.2,
      top: CROWN,
      rails: true,
      bed: false,
      lamp,
      power,
      tiles: '#86918f',
    }),
  )
  return copies(
    new THREE.BoxGeometry(0.34, 0.03, 1.55),
    glow(lamp, power),
    [-1, 1].flatMap((side) =>
      Array.from({ length: 20 }, (_, index) => ({
        at: [side * HALF * 0.56, CROWN - 1.02, 4 - index * 4],
        turn: [0, 0, side * -0.55],
      })),
    ),
  )
}

/** The track bed, damp here and there, which mirrors `objects`. */
export function addTrackBed(stage, objects) {
  addMirrorFloor(stage, {
    size: [HALF * 2, 140],
    at: [0, 0, -58],
    color: '#5d5f5c',
    roughness: 0.6,
    gloss: [0.06, 0.5],
    wear: 0.7,
    wet: 0.42,
    objects,
  })
}
