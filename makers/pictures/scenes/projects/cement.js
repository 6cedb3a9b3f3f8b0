import * as THREE from 'three'
import { createCentrifugalFan } from '../../builders/centrifugal-fan.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoundDuct } from '../../builders/round-duct.js'
import { createSilo } from '../../builders/silo.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { concrete, paint } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

/** Cement works: a great induced-draught fan outdoors under silos, late sun. */
export function cement(environment) {
  const stage = createExterior(environment, {
    eye: [9.6, 2.4, 9.2],
    target: [0.2, 4.3, -1.6],
    fov: 44,
    reach: 13,
    centre: [0, 3, 0],
    exposure: 0.8,
  })
  addSkyDome(stage, [
    [-0.2, '#8b7f6b', 0.9],
    [0, '#eadfc9', 1.15],
    [0.15, '#c9d0c8', 1.0],
    [0.5, '#7fa1b0', 0.9],
    [1, '#457890', 0.8],
  ])
  stage.scene.fog = new THREE.Fog('#ddd3bd', 30, 150)
  place(stage, slab([160, 0.3, 160], concrete('#948d7f')), { at: [0, -0.15, -30] })
  place(stage, createCentrifugalFan({ body: paint('#2f6f75', 0.45), motorColor: '#00706a' }), {
    at: [0, 3.1, 1],
    turn: [0, 0.1, 0],
    scale: 1.75,
  })
  place(stage, slab([5.6, 0.6, 6.4], concrete('#a19c90')), { at: [0, 0.3, 0.2] })
  for (const [index, x] of [-11, -4, 3].entries())
    place(stage, createSilo({ radius: 3.2, height: 13 + index, material: concrete('#aaa69b') }), {
      at: [x, 0, -16 + index],
    })
  place(stage, createSilo({ radius: 2, height: 22, material: paint('#b9b2a2', 0.7) }), {
    at: [10.5, 0, -18],
  })
  place(
    stage,
    createRoundDuct({ radius: 0.9, length: 22, seam: false, material: paint('#b7b0a0', 0.6) }),
    { at: [-1, 15.6, -15], turn: [0, Math.PI / 2 + 0.1, 0] },
  )
  place(stage, createRectDuct({ size: [1.5, 1.4], length: 2.6, pitch: 1.3 }), {
    at: [1.57, 7.45, 0.84],
    turn: [Math.PI / 2, 0, 0.1],
  })
  addKey(stage, { from: [19, 15, 15], intensity: 3.4, color: '#ffd9a4', spread: 1 })
  return stage
}
