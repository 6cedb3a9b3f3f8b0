import { createCableTray } from '../../builders/cable-tray.js'
import { createPipe } from '../../builders/pipework.js'
import { createRack } from '../../builders/rack.js'
import { createRoom } from '../../builders/room.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** Data centre: a cold aisle of racks, dim and teal. */
export function dataCentre(environment) {
  const stage = createInterior(environment, {
    rig: 'night',
    eye: [0.15, 1.4, 4.2],
    target: [0, 1.5, -4],
    fov: 50,
    reach: 7,
    centre: [0, 1.3, -2],
    exposure: 1.7,
    bloom: 0.2,
  })
  place(
    stage,
    createRoom({
      width: 5.4,
      height: 3.6,
      depth: 14,
      wall: '#33515a',
      floor: '#24404a',
      ceiling: '#2a434b',
      lamps: 1,
      power: 6,
      lampColor: '#d5fbf5',
      dado: '',
      beams: false,
    }),
  )
  for (let index = 0; index < 12; index += 1) {
    const z = 2 - index * 0.72
    if (index % 4 === 3) {
      for (const side of [-1, 1]) {
        place(stage, slab([0.9, 2.0, 0.68], paint('#c9d3d4', 0.4), [0, 0, 0], 0.02), {
          at: [side * 1.5, 1.0, z],
        })
        for (const y of [0.55, 1.05, 1.55])
          place(stage, slab([0.03, 0.36, 0.5], matt('#12282e', 0.5), [0, 0, 0], 0.02), {
            at: [side * 1.04, y, z],
          })
      }
      continue
    }
    place(stage, createRack({ seed: 60 + index, cables: index < 3 }), {
      at: [-1.5, 0, z],
      turn: [0, Math.PI / 2, 0],
    })
    place(stage, createRack({ seed: 80 + index, cables: index < 3 }), {
      at: [1.5, 0, z],
      turn: [0, -Math.PI / 2, 0],
    })
  }
  for (const x of [-1.1, 1.1])
    place(stage, createCableTray({ length: 13, cables: 12, ceiling: 0.7 }), { at: [x, 2.75, -3.4] })
  for (const [index, x] of [-0.35, 0.35].entries())
    place(
      stage,
      createPipe(
        [
          [0, 0, 4],
          [0, 0, -11],
        ],
        { radius: 0.09, material: paint(index ? '#00857A' : '#8FA3A8'), flanges: false },
      ),
      { at: [x, 3.0, 0] },
    )
  addKey(stage, { from: [0, 10, 4], intensity: 1.1, color: '#dff9f5', spread: 2 })
  for (const z of [2, -2, -6]) addLamp(stage, { at: [0, 2.6, z], color: '#bff5ee', intensity: 4 })
  return stage
}
