import * as THREE from 'three'
import { createPerson } from '../../builders/person.js'
import { createGateValve, createGauge, createPipe } from '../../builders/pipework.js'
import { createControlPanel, createExtinguisher } from '../../builders/plant-fittings.js'
import { createTrapeze } from '../../builders/hanger.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createSign } from '../../builders/sign.js'
import { createSprinklerLine } from '../../builders/sprinkler-line.js'
import { createHoseCoil } from '../../builders/site-props.js'
import { createWorkRoom } from '../../builders/work-room.js'
import { rod } from '../../shapes/rod.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, brass, concrete, paint, zinc } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

const RISERS = [-0.7, 0.4, 1.5]
const BACK = -2.7

/** One riser on its foot with a valve, a chain on the wheel, a gauge, a flow switch, brackets to the wall and its zone. */
function createRiser(zone) {
  const red = paint('#a3291f', 0.42)
  const group = new THREE.Group()
  group.add(
    createPipe(
      [
        [0, 0.22, 0],
        [0, 3.3, 0],
      ],
      { radius: 0.11, material: red },
    ),
    slab([0.5, 0.16, 0.5], concrete('#a19d93'), [0, 0.08, 0], 0.012),
    rod([0, 0.14, 0], [0, 0.24, 0], 0.07, zinc(), 16),
    slab([0.2, 0.12, 0.14], blackSteel(), [0.12, 2.55, 0], 0.015),
    rod([0.12, 2.6, 0], [0.12, 3.6, 0.02], 0.012, zinc(), 8),
    rod([0, 2.0, 0], [0.28, 2.0, 0], 0.022, brass(), 10),
  )
  for (const y of [0.7, 2.75])
    group.add(
      slab([0.32, 0.06, 0.06], zinc(), [0, y, -0.13], 0.006),
      slab([0.06, 0.06, 0.4], zinc(), [0, y, -0.32], 0.006),
    )
  const valve = createGateValve({ radius: 0.11, body: red, wheel: paint('#20292b') })
  valve.position.set(0, 1.35, 0)
  valve.rotation.set(Math.PI / 2, 0, 0)
  const gauge = createGauge({ radius: 0.1 })
  gauge.position.set(0.28, 2.2, 0)
  gauge.rotation.y = -0.3
  const sign = createSign('label', {
    size: [0.36, 0.2],
    text: zone,
    field: '#f1eee4',
    ink: '#a3291f',
  })
  sign.position.set(-0.32, 2.15, -0.1)
  group.add(valve, gauge, sign)
  return group
}

function addOverhead(stage) {
  const red = paint('#a3291f', 0.42)
  const main = [
    [-5, 3.3, BACK],
    [5, 3.3, BACK],
  ]
  place(stage, createPipe(main, { radius: 0.13, material: red, flanges: false }))
  for (const x of [-3, -0.15, 0.95, 3])
    place(stage, createTrapeze({ width: 0.36, drop: 1.05 }), {
      at: [x, 3.16, BACK],
      turn: [0, Math.PI / 2, 0],
    })
  for (const x of [-1.8, 0.4, 2.6])
    place(stage, createSprinklerLine({ length: 5, pitch: 1.3, head: 2.4, ceiling: 0.9 }), {
      at: [x, 3.35, -0.2],
    })
  place(stage, createRectDuct({ size: [0.9, 0.4], length: 9, ceiling: 1 }), { at: [3.6, 3.2, -1] })
}

/** Valve room: three fire risers, sprinklers above, an engineer at a gauge. */
export function fire(environment) {
  const stage = createInterior(environment, {
    eye: [-1.9, 1.6, 4.3],
    target: [0.3, 1.72, -1.6],
    fov: 40,
    reach: 6,
    environmentIntensity: 0.6,
    exposure: 1.2,
    saturation: 1.05,
  })
  place(
    stage,
    createWorkRoom({
      width: 11,
      height: 4.2,
      depth: 3.2,
      wall: '#d8d0bf',
      dado: '#8b9a97',
      lamps: [-2.4, 1.6],
      lanes: [-1.6],
      conduits: [-3.2],
    }),
  )
  addOverhead(stage)
  for (const [index, x] of RISERS.entries())
    place(stage, createRiser(`Z${index + 1}`), { at: [x, 0, BACK] })
  place(stage, createControlPanel({ color: '#a3291f', size: [0.8, 1.0] }), {
    at: [3.0, 1.5, -3.16],
  })
  place(stage, createExtinguisher(), { at: [-1.9, 0.3, -3.15] })
  place(stage, createHoseCoil({ radius: 0.32, color: '#8d2a22' }), { at: [-0.7, 0, 0.5] })
  const drain = new THREE.Group()
  drain.add(slab([7, 0.01, 0.22], blackSteel(), [0.4, 0.006, -1.95], 0.002))
  place(stage, drain)
  place(stage, createPerson({ pose: 'read' }), { at: [1.55, 0, -1.25], turn: [0, 2.75, 0] })
  addKey(stage, { from: [-4, 9, 5], intensity: 2, color: '#fff0d8', spread: 1.6 })
  for (const x of [-2.4, 1.6])
    addLamp(stage, { at: [x, 3.2, -0.8], color: '#fff1d8', intensity: 7 })
  return stage
}
