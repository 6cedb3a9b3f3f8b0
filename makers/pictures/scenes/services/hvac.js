import { createAirHandler, createCoilStubs } from '../../builders/air-handler.js'
import { createPipe } from '../../builders/pipework.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function hvac(environment) {
  const stage = createInterior(environment, {
    eye: [3.5, 2.0, 5.4],
    target: [-0.1, 1.5, -0.6],
    fov: 38,
  })
  place(
    stage,
    createRoom({ width: 13, height: 4.6, depth: 5, wall: '#9fb0b1', floor: '#3a5057', lamps: 3 }),
  )
  place(stage, slab([6, 0.12, 2], concrete('#8b918f')), { at: [-0.3, 0.06, -0.9] })
  place(
    stage,
    createAirHandler({
      height: 1.9,
      depth: 1.6,
      sections: [
        [1.0, 'louvre'],
        [0.9, 'filter'],
        [1.1, 'panel'],
        [1.5, 'fan'],
        [0.9, 'door'],
      ],
    }),
    { at: [-0.3, 0.12, -0.9] },
  )
  place(stage, createCoilStubs('#00857A'), { at: [-0.2, 0.85, -0.1] })
  place(
    stage,
    createPipe(
      [
        [-0.2, 0.65, 0.33],
        [-0.2, 0.65, 0.6],
        [-0.2, 4, 0.6],
      ],
      { radius: 0.06, material: paint('#00857A') },
    ),
  )
  place(stage, createRectDuct({ size: [1.1, 0.8], length: 1.2, pitch: 0.6 }), {
    at: [1.1, 2.7, -0.9],
    turn: [Math.PI / 2, 0, 0],
  })
  place(stage, createRectDuct({ size: [1.1, 0.7], length: 9 }), {
    at: [-1.2, 3.65, -0.9],
    turn: [0, Math.PI / 2, 0],
  })
  place(stage, createRoundDuct({ radius: 0.3, length: 9 }), {
    at: [-2, 3.4, 0.7],
    turn: [0, Math.PI / 2, 0],
  })
  addKey(stage, { from: [4, 9, 7], intensity: 1.7, spread: 2.4 })
  addLamp(stage, { at: [-4, 2, 3], color: '#8fe6dc', intensity: 8 })
  return stage
}
