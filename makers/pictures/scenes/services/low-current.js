import { createCableTray } from '../../builders/cable-tray.js'
import { createCameraDome } from '../../builders/camera-dome.js'
import { createRack } from '../../builders/rack.js'
import { createRoom } from '../../builders/room.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { galvanised } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function lowCurrent(environment) {
  const stage = createInterior(environment, {
    rig: 'night',
    eye: [-1.0, 1.55, 3.2],
    target: [0.5, 1.3, -1.6],
    fov: 44,
    aperture: 0.02,
    environmentIntensity: 0.8,
    exposure: 1.5,
    bloom: 0.16,
    reach: 5,
  })
  place(
    stage,
    createRoom({
      width: 7,
      height: 3.4,
      depth: 8,
      wall: '#2a4148',
      floor: '#1d3137',
      ceiling: '#223338',
      lamps: 1,
      power: 5,
      lampColor: '#d8f4f2',
      dado: '',
    }),
  )
  for (let index = 0; index < 7; index += 1)
    place(stage, createRack({ seed: 11 + index }), {
      at: [1.3, 0, 1.3 - index * 0.66],
      turn: [0, -Math.PI / 2, 0],
    })
  for (let index = 0; index < 7; index += 1)
    place(stage, createRack({ seed: 31 + index, cables: false }), {
      at: [-2.0, 0, 0.6 - index * 0.66],
      turn: [0, Math.PI / 2, 0],
    })
  place(stage, createCableTray({ length: 9, ceiling: 0.6, cables: 14 }), { at: [0.7, 2.6, -2] })
  place(stage, createCameraDome({ radius: 0.2 }), { at: [-0.4, 2.25, -0.6] })
  place(stage, slab([0.06, 1.1, 0.06], galvanised()), { at: [-0.4, 2.87, -0.6] })
  addKey(stage, { from: [-1, 9, 4], intensity: 1.3, color: '#e2f6f5', spread: 2 })
  for (const z of [1, -2, -5])
    addLamp(stage, { at: [-0.2, 2.9, z], color: '#bff5ee', intensity: 5 })
  return stage
}
