import { createAirHandler } from '../../builders/air-handler.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoofFan } from '../../builders/roof-fan.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSkyline } from '../../builders/skyline.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, paint } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

/** Hotel roof by night: units and exhausts high over a lit city. */
export function hotel(environment) {
  const stage = createExterior(environment, {
    rig: 'night',
    eye: [5.8, 4.6, 8.6],
    target: [-0.6, 1.1, -3],
    fov: 38,
    reach: 10,
    exposure: 1.5,
    bloom: 0.2,
  })
  addSkyDome(stage, [
    [-0.2, '#0c1f27', 0.5],
    [0, '#35606c', 0.6],
    [0.12, '#1d4452', 0.5],
    [0.4, '#0d2a36', 0.45],
    [1, '#061820', 0.4],
  ])
  place(
    stage,
    createSkyline({
      count: 220,
      spread: 260,
      color: '#0d242c',
      power: 2.2,
      seed: 17,
      tallest: 24,
      base: -46,
      distance: 95,
    }),
  )
  place(stage, slab([24, 0.3, 24], concrete('#59666a')), { at: [0, -0.15, -1] })
  place(stage, slab([24, 0.9, 0.25], concrete('#7b8687')), { at: [0, 0.45, -10] })
  place(stage, slab([0.25, 0.9, 24], concrete('#7b8687')), { at: [-9, 0.45, -1] })
  for (const z of [-1, -5.2])
    place(stage, createAirHandler({ height: 1.9, depth: 1.7 }), {
      at: [-3.6, 0.12, z],
      turn: [0, 0.02, 0],
    })
  for (const [index, z] of [2.6, -0.6, -3.8].entries())
    place(stage, createRoofFan({ band: paint('#E9A23B') }), { at: [2.4 + index * 0.1, 0, z] })
  place(stage, createRectDuct({ size: [0.9, 0.6], length: 13 }), { at: [0.2, 0.8, -3] })
  place(stage, createRoundDuct({ radius: 0.3, length: 8 }), {
    at: [-5, 0.6, 2.4],
    turn: [0, Math.PI / 2, 0],
  })
  addKey(stage, { from: [8, 12, -6], intensity: 1.3, color: '#a9d8e4', spread: 1.5 })
  for (const x of [-6, 0, 5])
    addLamp(stage, { at: [x, 2.2, -8.5], color: '#ffc27a', intensity: 22 })
  addLamp(stage, { at: [4.8, 2.6, 4.6], color: '#ffd9a8', intensity: 14 })
  return stage
}
