import { createCableTray } from '../../builders/cable-tray.js'
import { createRoom } from '../../builders/room.js'
import { createSwitchgear } from '../../builders/switchgear.js'
import { createTransformer } from '../../builders/transformer.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { concrete, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function mediumVoltage(environment) {
  const stage = createInterior(environment, {
    eye: [-3.3, 2.0, 4.8],
    target: [0.3, 1.25, -0.4],
    fov: 38,
  })
  place(
    stage,
    createRoom({ width: 14, height: 4.4, depth: 5, wall: '#9aa9ab', floor: '#44565b', lamps: 2 }),
    { at: [1, 0, 0.6] },
  )
  place(stage, slab([2.6, 0.16, 1.8], concrete('#8b918f')), { at: [-0.4, 0.08, 0.2] })
  place(stage, createTransformer(), { at: [-0.4, 0.16, 0.2], turn: [0, 0.15, 0] })
  place(stage, createSwitchgear({ panels: ['relay', 'relay', 'incomer', 'relay'], width: 0.75 }), {
    at: [3.0, 0, -2.2],
  })
  place(stage, createCableTray({ length: 9, ceiling: 1 }), {
    at: [1.4, 3.3, -2.2],
    turn: [0, Math.PI / 2, 0],
  })
  for (const x of [-1.7, -1.1, 1.2])
    place(stage, slab([0.05, 1.1, 0.05], paint('#E9A23B')), { at: [x, 0.55, 1.7] })
  for (const y of [0.55, 1.05])
    place(stage, slab([3, 0.045, 0.045], paint('#E9A23B')), { at: [-0.25, y, 1.7] })
  addKey(stage, { from: [-4, 9, 6], intensity: 1.8, spread: 2.2 })
  addLamp(stage, { at: [4, 2, 2], color: '#9fe8df', intensity: 7 })
  return stage
}
