import { createTrapeze } from '../../builders/hanger.js'
import { createPerson } from '../../builders/person.js'
import { createPipe } from '../../builders/pipework.js'
import { createControlPanel } from '../../builders/plant-fittings.js'
import { createPumpSet } from '../../builders/pump-set.js'
import { createSign } from '../../builders/sign.js'
import { createHoseCoil } from '../../builders/site-props.js'
import { createWorkRoom } from '../../builders/work-room.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import * as THREE from 'three'
import { createGround } from '../../builders/weathered.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

const ROWS = [1.0, -0.5, -2.0, -3.5]

function addHeaders(stage) {
  for (const [x, color] of [
    [0.22, '#5e7f86'],
    [-0.75, '#00857A'],
  ])
    place(
      stage,
      createPipe(
        [
          [0, 0, 4],
          [0, 0, -6],
        ],
        { radius: 0.16, material: paint(color), flanges: false },
      ),
      { at: [x, 3.5, 0] },
    )
  for (let z = 1.8; z > -5; z -= 1.5)
    place(stage, createTrapeze({ width: 1.6, drop: 1.05 }), { at: [-0.26, 3.34, z] })
}

/** The drain along the row, wet floor, signs, a hose; an engineer reads the gauges. */
function addRoomLife(stage) {
  place(stage, createGround([0.28, 9], matt('#15191a', 0.9), [-1.35, 0.004, -1]))
  const bars = Array.from({ length: 110 }, (_, index) => ({
    at: [-1.35, 0.008, 3.4 - index * 0.08],
  }))
  place(stage, copies(new THREE.BoxGeometry(0.28, 0.014, 0.026), blackSteel(), bars))
  for (const [index, z] of ROWS.entries()) {
    place(
      stage,
      createSign('label', { size: [0.26, 0.16], text: `P${index + 1}`, field: '#1f4f63' }),
      {
        at: [-0.75, 2.35, z + 0.125],
      },
    )
    place(stage, slab([2.32, 0.03, 0.04], matt('#d6a52c', 0.7)), { at: [0.65, 0.135, z + 0.5] })
  }
  place(stage, createControlPanel({ size: [1.1, 1.4], rise: 1.6 }), { at: [2.3, 1.4, -4.96] })
  place(stage, createControlPanel({ size: [0.8, 1.4], rise: 1.6 }), { at: [3.4, 1.4, -4.96] })
  place(stage, createHoseCoil({ radius: 0.3, color: '#2f5f86' }), { at: [-1.9, 0, 0.7] })
  place(stage, createPerson({ pose: 'read' }), { at: [-1.55, 0, -2.5], turn: [0, 1.35, 0] })
}

/** Pump room: four pumps on plinths under their headers. */
export function plumbing(environment) {
  const stage = createInterior(environment, {
    eye: [-3.0, 1.7, 3.9],
    target: [0.15, 1.35, -1.3],
    fov: 40,
    reach: 6,
    environmentIntensity: 0.62,
    exposure: 1.15,
    saturation: 1.04,
  })
  place(
    stage,
    createWorkRoom({
      width: 10,
      height: 4.4,
      depth: 5,
      wall: '#d9d2c3',
      dado: '#8c7a68',
      floor: '#8d8f8a',
      lamps: [-2, 2],
      lanes: [],
      puddle: 0.9,
      conduits: [-1.6],
    }),
    { at: [0.5, 0, 0] },
  )
  for (const [index, z] of ROWS.entries())
    place(stage, createPumpSet({ riser: index % 2 ? '#5e7f86' : '#00857A', color: '#2b6f7c' }), {
      at: [0.2, 0, z],
    })
  addHeaders(stage)
  addRoomLife(stage)
  addKey(stage, { from: [-5, 9, 5], intensity: 2.1, color: '#fff0d6', spread: 1.5 })
  for (const x of [-2, 2]) addLamp(stage, { at: [x, 3.3, -1.5], color: '#ffefd2', intensity: 8 })
  return stage
}
