import { createSkyline } from '../../builders/skyline.js'
import { createTowerCrane } from '../../builders/tower-crane.js'
import { createTowerFrame } from '../../builders/tower-frame.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { concrete, paint } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome, DAY_SKY } from '../../stage/sky-dome.js'

export function contracting(environment) {
  const stage = createExterior(environment, {
    eye: [-17, 5.5, 31],
    target: [0.8, 8.8, 0],
    fov: 38,
    reach: 17,
    centre: [0, 6, 0],
    exposure: 0.82,
  })
  addSkyDome(stage, DAY_SKY)
  place(
    stage,
    createSkyline({ color: '#93a9b0', power: 0.5, lit: '#b9cbd0', distance: 90, tallest: 26 }),
  )
  place(stage, slab([140, 0.3, 140], concrete('#a3977f')), { at: [0, -0.15, -10] })
  place(stage, createTowerFrame({ floors: 10, glazed: 4 }), { at: [1.5, 0, 0], turn: [0, 0.5, 0] })
  place(stage, createTowerFrame({ floors: 4, glazed: 0, bays: [4, 2] }), {
    at: [10, 0, -5],
    turn: [0, 0.5, 0],
  })
  place(stage, createTowerCrane({ height: 18, jib: 12, hook: 3 }), {
    at: [-5.4, 0, -2.5],
    turn: [0, -0.15, 0],
  })
  for (const [index, x] of [-7, -4.6, -2.2].entries())
    place(stage, slab([2.1, 1.1, 1.0], paint(['#00857A', '#1d5560', '#C9D3D4'][index])), {
      at: [x, 0.55, 7 - index * 0.5],
      turn: [0, 0.2, 0],
    })
  for (let x = -14; x < 14; x += 2.05)
    place(stage, slab([2, 1.0, 0.06], paint('#d5dedd', 0.5)), { at: [x, 0.5, 10] })
  addKey(stage, { from: [-16, 26, 20], intensity: 3.2, color: '#ffeed6', spread: 1.4 })
  return stage
}
