import * as THREE from 'three'
import { createGantryBay } from '../../builders/gantry.js'
import { createTransformer } from '../../builders/transformer.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { concrete, galvanised, paint } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome, DAY_SKY } from '../../stage/sky-dome.js'

/** Substation: transformers under gantries, low morning sun. */
export function substation(environment) {
  const stage = createExterior(environment, {
    eye: [-6.2, 1.9, 9.2],
    target: [0.4, 2.7, -2],
    fov: 42,
    reach: 12,
    centre: [0, 2.5, -3],
    exposure: 0.9,
  })
  addSkyDome(stage, DAY_SKY)
  stage.scene.fog = new THREE.Fog('#d7dfdd', 40, 160)
  place(stage, slab([160, 0.3, 160], concrete('#a7a294')), { at: [0, -0.15, -30] })
  place(stage, createGantryBay({ width: 11, length: 22 }), { at: [0.5, 0, 0] })
  for (const [index, x] of [-2.6, 1.6].entries()) {
    place(stage, slab([4, 0.3, 2.6], concrete('#b1b3ad')), { at: [x, 0.15, 1.6 - index * 3.4] })
    place(stage, createTransformer(), {
      at: [x, 0.3, 1.6 - index * 3.4],
      turn: [0, 0.2, 0],
      scale: 1.35,
    })
  }
  place(stage, slab([3.6, 2.8, 5], paint('#d9dfdc', 0.6)), { at: [9.5, 1.4, -6] })
  for (let x = -16; x < 20; x += 2.5)
    place(stage, slab([0.06, 2.2, 0.06], galvanised()), { at: [x, 1.1, -26] })
  for (const y of [0.6, 1.3, 2.1])
    place(stage, slab([36, 0.03, 0.03], galvanised()), { at: [2, y, -26] })
  addKey(stage, { from: [-18, 13, 12], intensity: 3.4, color: '#ffe2b6', spread: 1 })
  return stage
}
