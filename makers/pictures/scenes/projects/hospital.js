import { createAirHandler } from '../../builders/air-handler.js'
import { createPipe } from '../../builders/pipework.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** Hospital plant room: white, bright, units facing each other across an aisle. */
export function hospital(environment) {
  const stage = createInterior(environment, {
    eye: [-0.5, 1.7, 5.2],
    target: [0.1, 1.75, -4],
    fov: 48,
    reach: 8,
    centre: [0, 1.5, -3],
    exposure: 1.35,
  })
  place(
    stage,
    createRoom({
      width: 8.4,
      height: 4.4,
      depth: 16,
      wall: '#c8d2d1',
      floor: '#6d8a8c',
      ceiling: '#aeb9b8',
      lamps: 2,
      dado: '#00706a',
    }),
  )
  for (const z of [-1.6, -7.6]) {
    place(
      stage,
      createAirHandler({
        height: 1.8,
        depth: 1.4,
        sections: [
          [1.1, 'fan'],
          [0.8, 'door'],
          [1.1, 'filter'],
          [1.0, 'panel'],
          [1.0, 'louvre'],
        ],
      }),
      { at: [-2.9, 0, z], turn: [0, Math.PI / 2, 0] },
    )
    place(
      stage,
      createAirHandler({
        height: 1.8,
        depth: 1.4,
        sections: [
          [1.1, 'fan'],
          [0.8, 'door'],
          [1.1, 'filter'],
          [1.0, 'panel'],
          [1.0, 'louvre'],
        ],
      }),
      { at: [2.9, 0, z], turn: [0, -Math.PI / 2, 0] },
    )
  }
  for (const x of [-2.7, 2.7])
    place(stage, createRectDuct({ size: [1.0, 0.6], length: 17, ceiling: 1.2 }), {
      at: [x, 3.3, -5],
    })
  for (const [index, x] of [-0.6, -0.2, 0.2, 0.6].entries())
    place(
      stage,
      createPipe(
        [
          [0, 0, 4],
          [0, 0, -13],
        ],
        { radius: 0.09, material: paint(index < 2 ? '#00857A' : '#8FA3A8'), flanges: false },
      ),
      { at: [x, 3.5, 0] },
    )
  addKey(stage, { from: [2, 12, 6], intensity: 1.6, spread: 3 })
  addLamp(stage, { at: [0, 3, -3], intensity: 12 })
  return stage
}
