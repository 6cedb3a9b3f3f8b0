import { createPipe } from '../../builders/pipework.js'
import { createPumpSet } from '../../builders/pump-set.js'
import { createRoom } from '../../builders/room.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function plumbing(environment) {
  const stage = createInterior(environment, {
    eye: [-2.7, 1.75, 3.7],
    target: [0.2, 1.2, -1.0],
    fov: 38,
    aperture: 0.02,
    reach: 5,
  })
  place(
    stage,
    createRoom({ width: 14, height: 4.2, depth: 6, wall: '#94a6a8', floor: '#31474d', lamps: 2 }),
    { at: [1, 0, 0] },
  )
  for (const [index, z] of [1.2, -0.3, -1.8, -3.3].entries())
    place(stage, createPumpSet({ riser: index % 2 ? '#5e7f86' : '#00857A' }), { at: [0.2, 0, z] })
  place(
    stage,
    createPipe(
      [
        [0, 0, 4],
        [0, 0, -6],
      ],
      { radius: 0.16, material: paint('#5e7f86'), flanges: false },
    ),
    { at: [0.22, 3.5, 0] },
  )
  place(
    stage,
    createPipe(
      [
        [0, 0, 4],
        [0, 0, -6],
      ],
      { radius: 0.16, material: paint('#00857A'), flanges: false },
    ),
    { at: [-0.75, 3.5, 0] },
  )
  addKey(stage, { from: [-5, 9, 5], intensity: 1.9, spread: 2 })
  addLamp(stage, { at: [3, 2, 2], color: '#ffdcae', intensity: 5 })
  return stage
}
