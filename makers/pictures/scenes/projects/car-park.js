import { createCableTray } from '../../builders/cable-tray.js'
import { createJetFan } from '../../builders/jet-fan.js'
import { createPipe } from '../../builders/pipework.js'
import { createRoom } from '../../builders/room.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** Mall car park: a low slab, striped columns, jet fans in rows. */
export function carPark(environment) {
  const stage = createInterior(environment, {
    eye: [2.7, 1.55, 6.4],
    target: [-0.9, 1.75, -5],
    fov: 45,
    reach: 9,
    centre: [0, 1.5, -2],
    exposure: 1.25,
  })
  place(
    stage,
    createRoom({
      width: 22,
      height: 3.5,
      depth: 26,
      wall: '#bac4c3',
      floor: '#5f7274',
      ceiling: '#8b9696',
      lamps: 3,
      dado: '#00706a',
      beams: false,
      power: 6,
    }),
  )
  for (let z = 1; z > -24; z -= 6) {
    for (const x of [-6, 4.6]) {
      place(stage, slab([0.7, 3.5, 0.7], concrete('#aab1af'), [0, 0, 0], 0.03), {
        at: [x, 1.75, z],
      })
      place(stage, slab([0.72, 0.9, 0.72], paint('#00857A'), [0, 0, 0], 0.03), { at: [x, 0.5, z] })
      place(stage, slab([0.73, 0.12, 0.73], paint('#E9A23B'), [0, 0, 0], 0.02), {
        at: [x, 1.05, z],
      })
    }
    for (const x of [-8.4, 6.4, 8.8])
      place(stage, slab([0.1, 0.01, 4.4], matt('#eef2f1'), [0, 0, 0], 0.001), {
        at: [x, 0.008, z],
        turn: [0, Math.PI / 2, 0],
      })
  }
  for (const z of [0.4, -7, -14.5])
    place(stage, createJetFan({ length: 2.3, hanger: 0.16, deflector: true }), {
      at: [-0.9, 2.72, z],
      turn: [0, 0.16, 0],
      scale: 0.95,
    })
  place(
    stage,
    createPipe(
      [
        [0, 0, 5],
        [0, 0, -24],
      ],
      { radius: 0.06, material: paint('#a6332a'), flanges: false },
    ),
    { at: [2.4, 3.2, 0] },
  )
  place(stage, createCableTray({ length: 26, width: 0.35 }), { at: [3.2, 3.1, -9] })
  addKey(stage, { from: [3, 12, 8], intensity: 1.3, spread: 4 })
  for (const z of [2, -8]) addLamp(stage, { at: [1, 2.8, z], intensity: 5 })
  return stage
}
