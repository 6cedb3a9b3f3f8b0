import { createCableTray } from '../../builders/cable-tray.js'
import { createRoom } from '../../builders/room.js'
import { createSwitchgear } from '../../builders/switchgear.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function lowVoltage(environment) {
  const stage = createInterior(environment, {
    eye: [2.5, 1.6, 2.5],
    target: [-0.6, 1.35, -0.9],
    fov: 42,
    aperture: 0.025,
  })
  place(
    stage,
    createRoom({
      width: 13,
      height: 3.7,
      depth: 5,
      wall: '#8fa0a2',
      floor: '#2a4047',
      lamps: 3,
      beams: false,
    }),
    { at: [-1, 0, 2] },
  )
  place(
    stage,
    createSwitchgear({
      panels: ['feeders', 'incomer', 'feeders', 'feeders', 'relay', 'incomer', 'feeders'],
      skin: paint('#c9d3d4', 0.45),
    }),
    { at: [-1.2, 0, -1] },
  )
  for (const z of [-0.8, -1.3])
    place(stage, createCableTray({ length: 10, ceiling: 0.7, cables: 13, seed: 9 }), {
      at: [-1, 2.95, z],
      turn: [0, Math.PI / 2, 0],
    })
  addKey(stage, { from: [3, 8, 6], intensity: 1.7, spread: 2 })
  addLamp(stage, { at: [-4, 2, 2], color: '#8fe6dc', intensity: 6 })
  return stage
}
