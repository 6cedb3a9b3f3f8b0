import { createCableTray } from '../../builders/cable-tray.js'
import { createCameraDome } from '../../builders/camera-dome.js'
import { createLampRows } from '../../builders/plant-hall.js'
import { createPerson } from '../../builders/person.js'
import { createRack } from '../../builders/rack.js'
import { createRoom } from '../../builders/room.js'
import { createSign } from '../../builders/sign.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { bentTube } from '../../shapes/bent-tube.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { aluminium, galvanised, glow, matt } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

/** A raised floor of steel-edged tiles, some perforated. */
function addFloor(stage) {
  const tile = weathered('#9aa0a1', { roughness: 0.38, stain: 0.22, blotch: 0.9 })
  place(stage, createGround([7, 22], tile), { at: [0, 0.002, 1] })
  for (let z = -8; z < 6; z += 0.6)
    place(stage, slab([7, 0.004, 0.012], matt('#3c4345', 0.7), [0, 0, 0], 0.001), {
      at: [0, 0.004, z],
    })
  for (let x = -3; x < 3.4; x += 0.6)
    place(stage, slab([0.012, 0.004, 16], matt('#3c4345', 0.7), [0, 0, 0], 0.001), {
      at: [x, 0.004, -2],
    })
  for (const z of [0.9, -0.3, -1.5, -2.7])
    for (let step = 0; step < 12; step += 1)
      place(stage, slab([0.44, 0.004, 0.016], matt('#171b1c', 0.8), [0, 0, 0], 0.001), {
        at: [-0.3, 0.006, z - 0.22 + step * 0.04],
      })
}

function addRacks(stage) {
  for (let index = 0; index < 7; index += 1) {
    const z = 1.3 - index * 0.66
    place(stage, createRack({ seed: 11 + index }), { at: [1.3, 0, z], turn: [0, -Math.PI / 2, 0] })
    place(stage, createRack({ seed: 31 + index, cables: index < 2 }), {
      at: [-2.0, 0, z - 0.7],
      turn: [0, Math.PI / 2, 0],
    })
    for (const [side, color] of [
      [0, '#2f6fa3'],
      [0.08, '#c98a33'],
      [0.16, '#d8dad6'],
    ])
      place(
        stage,
        bentTube(
          [
            [0.75 + side, 2.62, z - 0.2],
            [0.9 + side, 2.4, z - 0.05],
            [1.1, 2.04, z],
          ],
          0.016,
          matt(color, 0.6),
          { segments: 8, bend: 0.15 },
        ),
      )
    place(
      stage,
      createSign('label', {
        size: [0.24, 0.12],
        text: `B${index + 1}`,
        field: '#e9e6dc',
        ink: '#1f2b2d',
      }),
      {
        at: [0.82, 2.0, z],
        turn: [0, -Math.PI / 2, 0],
      },
    )
  }
}

/** Server aisle: racks under a tray of data cabling, a technician at the patch panels. */
export function lowCurrent(environment) {
  const stage = createInterior(environment, {
    eye: [-0.85, 1.6, 3.5],
    target: [0.35, 1.35, -1.6],
    fov: 46,
    reach: 6,
    environmentIntensity: 0.42,
    exposure: 1.2,
    bloom: 0.14,
    bloomFrom: 1.1,
    saturation: 1.04,
  })
  place(
    stage,
    createRoom({
      width: 7,
      height: 3.5,
      depth: 8,
      wall: '#b9bcb8',
      floor: '#9aa0a1',
      ceiling: '#8b8f8e',
      lamps: 0,
      dado: '',
      beams: false,
    }),
  )
  addFloor(stage)
  addRacks(stage)
  place(
    stage,
    createLampRows({
      rows: [-0.55],
      y: 3.0,
      ceiling: 3.5,
      from: 2,
      to: -7,
      power: 7,
      color: '#f0f6ff',
    }),
  )
  place(stage, createCableTray({ length: 9, width: 0.5, ceiling: 0.75, cables: 16 }), {
    at: [0.85, 2.7, -2],
  })
  place(stage, createCableTray({ length: 9, width: 0.3, ceiling: 0.75, cables: 9, seed: 8 }), {
    at: [-1.5, 2.7, -2],
  })
  place(stage, createCameraDome({ radius: 0.15 }), { at: [-0.2, 2.75, -0.6] })
  place(stage, slab([0.05, 0.72, 0.05], galvanised()), { at: [-0.2, 3.16, -0.6] })
  place(stage, slab([1.2, 2.3, 0.06], matt('#5b6e74', 0.5)), { at: [-0.4, 1.15, -7.95] })
  place(stage, slab([0.5, 1.5, 0.02], glow('#ffd9a0', 1.6)), { at: [-0.4, 1.35, -7.91] })
  place(stage, createSign('exit', { size: [0.6, 0.3], power: 1.1 }), { at: [-0.4, 2.6, -7.9] })
  place(stage, slab([0.5, 0.03, 0.4], aluminium()), { at: [0.35, 0.95, -1.3] })
  place(stage, slab([0.03, 0.95, 0.03], aluminium()), { at: [0.35, 0.47, -1.3] })
  place(stage, slab([0.3, 0.2, 0.012], glow('#9fc4dd', 0.9)), {
    at: [0.42, 1.08, -1.3],
    turn: [0, -1.2, 0],
  })
  place(stage, createPerson({ pose: 'work', outfit: 'office' }), {
    at: [0.1, 0, -0.75],
    turn: [0, 1.5, 0],
  })
  addKey(stage, { from: [-1, 9, 4], intensity: 1.5, color: '#eef4ff', spread: 1.6 })
  for (const z of [1.5, -1.5, -4.5])
    addLamp(stage, { at: [-0.5, 2.8, z], color: '#eaf2ff', intensity: 6 })
  addLamp(stage, { at: [-0.4, 1.4, -7], color: '#ffcf8f', intensity: 7 })
  return stage
}
