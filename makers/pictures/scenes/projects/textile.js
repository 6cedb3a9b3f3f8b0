import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSpinningFrame } from '../../builders/spinning-frame.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { galvanised } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** Textile hall: long frames of bobbins under round supply ducts. */
export function textile(environment) {
  const stage = createInterior(environment, {
    eye: [1.3, 2.5, 8.2],
    target: [-0.3, 1.9, -6],
    fov: 44,
    reach: 11,
    centre: [0, 1.5, -2],
    exposure: 1.3,
  })
  place(
    stage,
    createRoom({
      width: 15,
      height: 5.6,
      depth: 24,
      wall: '#bcc7c5',
      floor: '#71827f',
      ceiling: '#9aa6a4',
      lamps: 3,
      power: 8,
    }),
  )
  for (const x of [-4.8, -2.4, 0, 2.4, 4.8])
    place(stage, createSpinningFrame({ length: 15 }), { at: [x, 0, -5] })
  for (const x of [-3.6, 3.6])
    place(
      stage,
      createRoundDuct({ radius: 0.55, length: 24, ceiling: 1, material: galvanised() }),
      { at: [x, 4.3, -6] },
    )
  place(stage, createRectDuct({ size: [1.4, 0.7], length: 24, ceiling: 1 }), { at: [0, 4.5, -6] })
  addKey(stage, { from: [-5, 13, 8], intensity: 1.6, color: '#fff6e6', spread: 3.5 })
  for (const z of [2, -8]) addLamp(stage, { at: [0, 3.6, z], color: '#fff3dd', intensity: 14 })
  return stage
}
