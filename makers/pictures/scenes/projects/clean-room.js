import { createRectBend, createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { galvanised, glow, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** Clean room: white on white, filter ceiling, sealed ducts. */
export function cleanRoom(environment) {
  const stage = createInterior(environment, {
    rig: 'studio',
    eye: [1.9, 1.6, 4.4],
    target: [-0.4, 1.95, -3],
    fov: 46,
    reach: 7,
    exposure: 0.72,
    environmentIntensity: 0.8,
    vignette: 0.25,
  })
  place(
    stage,
    createRoom({
      width: 9,
      height: 4.2,
      depth: 11,
      wall: '#e6eeed',
      floor: '#9fb8b7',
      ceiling: '#e3ebea',
      lamps: 0,
      dado: '',
      beams: false,
    }),
  )
  for (let z = 1.6; z > -10; z -= 1.6) {
    for (const x of [-3.0, 0.6, 2.4, 4.0])
      place(stage, slab([1.3, 0.05, 1.3], glow('#f4fbfa', 1.5)), { at: [x, 4.15, z] })
  }
  place(stage, createRectDuct({ size: [1.1, 0.7], length: 10, material: paint('#d3dedd', 0.3) }), {
    at: [-1.4, 3.3, -3.6],
  })
  place(stage, createRectBend({ size: [1.1, 0.7], material: paint('#d3dedd', 0.3) }), {
    at: [-1.4, 3.3, 1.4],
    turn: [0, 0, 0],
  })
  for (const z of [-0.4, -3.2, -6])
    place(
      stage,
      createRoundDuct({ radius: 0.2, length: 2.3, seam: false, material: galvanised() }),
      { at: [0.3, 3.3, z], turn: [0, Math.PI / 2, 0] },
    )
  for (const z of [-0.2, -2.6, -5]) {
    place(stage, slab([1.2, 1.5, 1.9], paint('#eef4f3', 0.25), [0, 0, 0], 0.06), {
      at: [-3.2, 0.9, z],
    })
    place(stage, slab([0.02, 0.7, 1.3], paint('#12454c', 0.08)), { at: [-2.59, 1.15, z] })
    place(stage, slab([0.03, 0.06, 1.9], paint('#00857A')), { at: [-2.59, 0.55, z] })
    const glassWall = slab([0.03, 2.3, 2.2], paint('#7fb3b3', 0.06), [0, 0, 0], 0.004)
    place(stage, glassWall, { at: [4.3, 1.5, z] })
  }
  place(stage, slab([1.1, 0.06, 5], galvanised(), [0, 0, 0], 0.01), { at: [1.5, 0.9, -4.4] })
  for (const z of [-2.2, -6.6])
    place(stage, slab([0.9, 0.88, 0.06], galvanised()), { at: [1.5, 0.44, z] })
  addKey(stage, { from: [2, 11, 5], intensity: 1.4, spread: 4 })
  return stage
}
