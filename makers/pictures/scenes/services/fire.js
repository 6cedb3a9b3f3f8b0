import { createGateValve, createGauge, createPipe } from '../../builders/pipework.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { createSprinklerLine } from '../../builders/sprinkler-line.js'
import { rod } from '../../shapes/rod.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { brass, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function fire(environment) {
  const stage = createInterior(environment, {
    eye: [-1.6, 1.6, 4.4],
    target: [0.35, 1.9, -1.4],
    fov: 40,
    aperture: 0.03,
    reach: 5,
  })
  place(
    stage,
    createRoom({
      width: 12,
      height: 3.9,
      depth: 7,
      wall: '#8c9b9d',
      floor: '#2f4349',
      ceiling: '#768384',
      lamps: 2,
    }),
  )
  const red = paint('#8f2d25')
  for (const x of [-0.5, 0.5, 1.5]) {
    place(
      stage,
      createPipe(
        [
          [0, 0.1, 0],
          [0, 3.1, 0],
        ],
        { radius: 0.11, material: red },
      ),
      { at: [x, 0, -2.2] },
    )
    const valve = place(
      stage,
      createGateValve({ radius: 0.11, body: red, wheel: paint('#1d3238') }),
      { at: [x, 1.35, -2.2] },
    )
    valve.rotation.set(Math.PI / 2, 0, 0)
    place(stage, rod([x, 2.0, -2.2], [x + 0.3, 2.0, -2.2], 0.025, brass()))
    place(stage, createGauge({ radius: 0.1 }), {
      at: [x + 0.28, 2.21, -2.2],
      turn: [0, -0.3, 0],
    })
  }
  place(
    stage,
    createPipe(
      [
        [-4, 3.1, -2.2],
        [4, 3.1, -2.2],
      ],
      { radius: 0.13, material: red, flanges: false },
    ),
  )
  for (const x of [-1.8, 0.4, 2.6])
    place(stage, createSprinklerLine({ length: 5, pitch: 1.3, head: 2.4, ceiling: 0.8 }), {
      at: [x, 3.2, 0.1],
    })
  place(stage, createRectDuct({ size: [0.9, 0.4], length: 9 }), { at: [3.6, 3.1, -1] })
  addKey(stage, { from: [-4, 9, 6], intensity: 1.8, spread: 2.4 })
  addLamp(stage, { at: [2.5, 2, 1], color: '#bfe8e4', intensity: 6 })
  return stage
}
