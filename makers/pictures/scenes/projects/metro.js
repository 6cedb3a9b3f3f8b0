import * as THREE from 'three'
import { createJetFan } from '../../builders/jet-fan.js'
import { createTunnel } from '../../builders/tunnel.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { createInterior } from '../../stage/interior.js'

/** Metro tunnel: rails, cool light, fans close overhead. */
export function metro(environment) {
  const stage = createInterior(environment, {
    eye: [1.5, 1.35, 8.5],
    target: [-0.25, 2.95, -6],
    fov: 44,
    reach: 12,
    centre: [0, 2.5, -3],
    environmentIntensity: 0.22,
    exposure: 1.05,
    bloom: 0.18,
    clear: '#07181c',
  })
  stage.scene.fog = new THREE.Fog('#07181c', 16, 110)
  place(
    stage,
    createTunnel({
      half: 4.2,
      wall: 2.2,
      top: 5.8,
      rails: true,
      lamp: '#dff6f4',
      power: 8,
      tiles: '#7d9092',
    }),
  )
  for (let index = 0; index < 5; index += 1)
    place(stage, createJetFan({ hanger: 0.4 }), { at: [0, 4.45, -1 - index * 15], scale: 1.05 })
  for (let index = 0; index < 4; index += 1)
    for (const x of [-2, 2])
      addLamp(stage, { at: [x, 4.4, 3 - index * 13], color: '#dff6f4', intensity: 16, decay: 1.8 })
  addLamp(stage, { at: [-2.6, 1.4, 3], color: '#ffb35c', intensity: 4 })
  addKey(stage, { from: [1, 14, 8], intensity: 0.6, color: '#e4f4f4', spread: 3 })
  return stage
}
