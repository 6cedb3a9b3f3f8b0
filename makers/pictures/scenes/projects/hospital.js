import * as THREE from 'three'
import { createAirHandler } from '../../builders/air-handler.js'
import { createCableTray } from '../../builders/cable-tray.js'
import { createLampRows, createLaneLine } from '../../builders/plant-hall.js'
import { createPerson } from '../../builders/person.js'
import { createGauge } from '../../builders/pipework.js'
import {
  createCoilDrops,
  createControlPanel,
  createDoorway,
  createExtinguisher,
  createPipeRack,
  createRiserDuct,
  createToolTrolley,
} from '../../builders/plant-fittings.js'
import { createRectDuct } from '../../builders/rect-duct.js'
import { createRoom } from '../../builders/room.js'
import { createFloorMark, createSign } from '../../builders/sign.js'
import { createHoseCoil, createPallet, createStepLadder } from '../../builders/site-props.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { blackSteel, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

const HEIGHT = 4.6
const SECTIONS = [
  [1.1, 'fan'],
  [0.8, 'door'],
  [1.1, 'filter'],
  [1.0, 'panel'],
  [1.0, 'louvre'],
]

/** One unit on its plinth with riser, coil pipes, gauge, name and lock-off switch; its front is toward the aisle. */
function addUnit(stage, side, z, name) {
  const turn = [0, (-side * Math.PI) / 2, 0]
  const unit = new THREE.Group()
  const base = weathered('#b4b5ae', { stain: 0.3, streak: 0.2, blotch: 1.6, dustTo: 0.05 })
  unit.add(slab([5.3, 0.16, 1.75], base, [0, 0.08, 0], 0.015))
  unit.add(
    slab([5.3, 0.03, 0.05], weathered('#d6a52c', { stain: 0.5, blotch: 3 }), [0, 0.15, 0.87]),
  )
  const handler = createAirHandler({
    height: 1.8,
    depth: 1.4,
    sections: SECTIONS,
    skin: paint('#e4e5df', 0.4),
  })
  handler.position.y = 0.16
  unit.add(handler)
  for (const [x, size] of [
    [-1.95, [0.8, 0.7]],
    [2.0, [0.8, 0.7]],
  ]) {
    const riser = createRiserDuct({ size, rise: 0.94 })
    riser.position.set(x, 2.16, -0.05)
    unit.add(riser)
  }
  const drops = createCoilDrops({ top: 3.6 })
  drops.position.set(1.0, 0.16, 0.74)
  const gauge = createGauge({ radius: 0.06 })
  gauge.position.set(0.45, 1.98, 0.78)
  const label = createSign('label', { size: [0.62, 0.2], text: name, field: '#1f4f63' })
  label.position.set(-1.0, 1.72, 0.78)
  const warning = createSign('voltage', { size: [0.2, 0.19] })
  warning.position.set(-1.1, 1.35, 0.78)
  unit.add(drops, gauge, label, warning)
  unit.add(
    slab([0.16, 0.22, 0.1], matt('#d6a52c', 0.5), [-0.62, 1.2, 0.8], 0.012),
    slab([0.04, 0.1, 0.05], matt('#b3261e', 0.5), [-0.62, 1.2, 0.86], 0.008),
  )
  place(stage, unit, { at: [side * 2.9, 0, z], turn })
}

function addOverhead(stage) {
  for (const side of [-1, 1]) {
    place(stage, createRectDuct({ size: [1.1, 0.6], length: 18, ceiling: 1.2 }), {
      at: [side * 2.95, 3.4, -5],
    })
    place(
      stage,
      createCableTray({ length: 18, width: 0.4, cables: 10, ceiling: 0.9, seed: 5 + side }),
      {
        at: [side * 1.75, 3.62, -5],
      },
    )
  }
  const pipes = [
    { radius: 0.13, band: '#2f6fa3' },
    { radius: 0.13, band: '#b0473a' },
    { radius: 0.08, band: '#2f6fa3' },
    { radius: 0.08, band: '#b0473a' },
  ]
  place(stage, createPipeRack({ pipes, length: 18, gap: 0.38, ceiling: 0.9 }), {
    at: [-0.55, 3.68, -5],
  })
  place(
    stage,
    createLampRows({
      rows: [0.75],
      y: 3.75,
      ceiling: HEIGHT,
      from: 3,
      to: -14,
      power: 8,
      color: '#fdf7ea',
    }),
  )
}

function addFloor(stage) {
  const floor = weathered('#9ba19c', { roughness: 0.36, stain: 0.32, blotch: 0.7, puddle: 0.55 })
  place(stage, createGround([8.4, 32], floor), { at: [0, 0.002, -4] })
  for (const x of [-1.35, 1.35]) place(stage, createLaneLine({ length: 22 }), { at: [x, 0, -5] })
  place(stage, createFloorMark('arrow', { size: [0.5, 0.8], ink: '#d6cfae', wear: 0.35 }), {
    at: [0.0, 0, -0.4],
  })
  place(stage, createGround([0.26, 20], matt('#15191a', 0.9), [1.68, 0.004, -6]))
  const bars = Array.from({ length: 230 }, (_, index) => ({ at: [1.68, 0.008, 3 - index * 0.08] }))
  place(stage, copies(new THREE.BoxGeometry(0.26, 0.014, 0.026), blackSteel(), bars))
}

/** The far wall with the door to daylight; panels, extinguisher and signs on it. */
function addEnd(stage) {
  const z = -13.95
  place(stage, createDoorway({ width: 1.8, open: 1.25 }), { at: [0, 0, z + 0.05] })
  place(stage, createSign('exit', { size: [0.7, 0.35], power: 1.15 }), { at: [0, 2.75, z + 0.1] })
  place(stage, createControlPanel(), { at: [1.9, 1.35, z + 0.02] })
  place(stage, createExtinguisher(), { at: [-1.4, 0.35, z + 0.05] })
  place(stage, createSign('hearing', { size: [0.45, 0.45] }), { at: [1.25, 1.75, z + 0.06] })
}

function addWork(stage) {
  place(stage, createPerson({ pose: 'reach', outfit: 'workshop', helmetColor: '#e8e6da' }), {
    at: [-1.72, 0.0, -1.55],
    turn: [0, -1.5, 0],
  })
  place(stage, createPerson({ pose: 'read', outfit: 'office' }), {
    at: [0.75, 0, -4.6],
    turn: [0, 0.7, 0],
  })
  place(stage, createToolTrolley(), { at: [-1.3, 0, -0.2], turn: [0, 1.3, 0] })
  place(stage, createPallet(), { at: [1.15, 0, 1.1], turn: [0, 0.12, 0], scale: 0.85 })
  for (let index = 0; index < 4; index += 1)
    place(
      stage,
      slab([0.62, 0.1, 0.62], matt(index % 2 ? '#e8e4d6' : '#d3c7a8', 0.9), [0, 0, 0], 0.012),
      {
        at: [1.12 + (index % 2) * 0.02, 0.16 + index * 0.105, 1.1],
        turn: [0, 0.12 + index * 0.04, 0],
      },
    )
  place(stage, createStepLadder({ height: 1.7 }), { at: [1.5, 0, -7.4], turn: [0, 1.5, 0] })
  place(stage, createHoseCoil({ radius: 0.28 }), { at: [-1.0, 0, 2.2] })
}

/** Hospital plant room: air handling units on both sides of an aisle, one opened for new filters, daylight at its end. */
export function hospital(environment) {
  const stage = createInterior(environment, {
    eye: [-0.35, 1.66, 5.3],
    target: [0.12, 1.72, -4],
    fov: 50,
    reach: 9,
    centre: [0, 1.6, -3.5],
    environmentIntensity: 0.72,
    exposure: 1.12,
    saturation: 1.08,
    bloom: 0.12,
    bloomFrom: 1.1,
  })
  place(
    stage,
    createRoom({
      width: 8.4,
      height: HEIGHT,
      depth: 14,
      wall: '#d3cfc2',
      floor: '#9ba19c',
      ceiling: '#b9b8b0',
      lamps: 0,
      dado: '#7f9aa0',
    }),
  )
  addFloor(stage)
  for (const [side, z, name] of [
    [-1, -1.6, 'AHU 01'],
    [-1, -7.6, 'AHU 03'],
    [1, -1.6, 'AHU 02'],
    [1, -7.6, 'AHU 04'],
  ])
    addUnit(stage, side, z, name)
  addOverhead(stage)
  addEnd(stage)
  addWork(stage)
  addKey(stage, { from: [2.5, 12, 4], intensity: 1.5, color: '#fff6e8', spread: 3 })
  for (const z of [2, -3, -8])
    addLamp(stage, { at: [0.75, 3.4, z], color: '#fff5e4', intensity: 9 })
  addLamp(stage, { at: [0, 1.6, -12.6], color: '#ffdca6', intensity: 16 })
  return stage
}
