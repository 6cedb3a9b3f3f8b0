import * as THREE from 'three'
import { createBalancingStand } from '../builders/balancing-stand.js'
import { createAxialFan } from '../builders/axial-fan.js'
import { createCableTray } from '../builders/cable-tray.js'
import { createImpeller } from '../builders/impeller.js'
import { createGauge } from '../builders/pipework.js'
import { createRectDuct } from '../builders/rect-duct.js'
import { createRoom } from '../builders/room.js'
import { createRoundBend, createRoundDuct } from '../builders/round-duct.js'
import { createSwitchgear } from '../builders/switchgear.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { addKey, addLamp, place } from '../stage/create-stage.js'
import { aluminium, galvanised, matt, paint } from '../stage/finishes.js'
import { createInterior } from '../stage/interior.js'

function impeller(environment) {
  const stage = createInterior(environment, {
    eye: [3.1, 1.75, 4.6],
    target: [0.3, 1.15, 0.1],
    fov: 33,
    reach: 4,
    aperture: 0.03,
  })
  place(
    stage,
    createRoom({ width: 13, height: 4.4, depth: 7, wall: '#90a0a2', floor: '#3a5057', lamps: 3 }),
    { at: [-1, 0, 0] },
  )
  place(stage, createBalancingStand())
  place(stage, createImpeller({ count: 9, hub: 0.36, hubMaterial: paint('#00857A') }), {
    at: [0, 1.3, 0.05],
    turn: [0, 0, 0.3],
  })
  for (const [index, x] of [-3.6, -2.5].entries())
    place(stage, createImpeller({ tip: 0.8 }), {
      at: [x, 0.82, -4.6 + index * 0.4],
      turn: [-0.16, 0.35, index],
    })
  place(stage, slab([3.4, 0.08, 0.7], galvanised()), { at: [-3.4, 0.04, -4.4] })
  addKey(stage, { from: [4, 9, 6], intensity: 1.8, spread: 2 })
  addLamp(stage, { at: [-2.4, 2.4, 2], color: '#7fe0d6', intensity: 5 })
  return stage
}

function ductwork(environment) {
  const stage = createInterior(environment, {
    eye: [0.4, 1.5, 5.2],
    target: [-0.1, 2.9, -2.5],
    fov: 46,
    reach: 8,
  })
  place(
    stage,
    createRoom({
      width: 12,
      height: 5.4,
      depth: 14,
      wall: '#93a2a4',
      floor: '#3f555b',
      lamps: 2,
      beams: true,
    }),
  )
  place(stage, createRectDuct({ size: [1.5, 0.8], length: 17, ceiling: 1.2 }), {
    at: [-2.5, 3.9, -4],
  })
  place(stage, createRoundDuct({ radius: 0.45, length: 12, ceiling: 1 }), { at: [0.3, 3.7, -2.6] })
  place(stage, createRoundBend({ radius: 0.45, bend: 0.85 }), {
    at: [0.3, 3.7, -8.66],
    turn: [0, Math.PI, 0],
    scale: 1,
  })
  for (const z of [0.6, -3.4]) {
    place(stage, createRoundDuct({ radius: 0.22, length: 2.1, seam: true }), {
      at: [-0.85, 3.72, z],
      turn: [0, Math.PI / 2, 0],
    })
    place(stage, createRoundDuct({ radius: 0.22, length: 4 }), {
      at: [2.6, 3.7, z],
      turn: [0, Math.PI / 2, 0],
    })
  }
  place(stage, createCableTray({ length: 17, ceiling: 0.9 }), { at: [3.1, 4.2, -4] })
  addKey(stage, { from: [4, 10, 7], intensity: 1.4, spread: 3 })
  addLamp(stage, { at: [1, 1.2, 2], color: '#dff4f4', intensity: 14 })
  addLamp(stage, { at: [-4, 1.6, -4], color: '#2CC5B4', intensity: 10 })
  return stage
}

function switchgear(environment) {
  const stage = createInterior(environment, {
    eye: [-2.9, 1.75, 4.3],
    target: [0.35, 1.3, -0.4],
    fov: 40,
    reach: 5,
    aperture: 0.02,
  })
  place(
    stage,
    createRoom({
      width: 13,
      height: 3.8,
      depth: 6,
      wall: '#9aa8a9',
      floor: '#2f464d',
      lamps: 3,
      beams: false,
    }),
    { at: [0, 0, 3] },
  )
  place(
    stage,
    createSwitchgear({
      panels: ['relay', 'incomer', 'feeders', 'feeders', 'incomer', 'relay', 'feeders'],
    }),
    { at: [0.9, 0, -0.8] },
  )
  place(stage, createCableTray({ length: 9, ceiling: 0.8, cables: 12 }), {
    at: [0.6, 2.95, -0.8],
    turn: [0, Math.PI / 2, 0],
  })
  addKey(stage, { from: [-3, 9, 6], intensity: 1.5, spread: 2 })
  addLamp(stage, { at: [4, 2.4, 2.5], color: '#9fe8df', intensity: 7 })
  return stage
}

function testRig(environment) {
  const stage = createInterior(environment, {
    eye: [3.7, 2.2, 6.3],
    target: [0.2, 1.32, -0.7],
    fov: 38,
    reach: 6,
  })
  place(
    stage,
    createRoom({ width: 14, height: 4.8, depth: 8, wall: '#8b9b9e', floor: '#384e55', lamps: 3 }),
  )
  place(stage, createAxialFan({ bell: false, motorColor: '#00857A' }), { at: [0, 1.36, 1.0] })
  place(stage, createRoundDuct({ radius: 1.0, length: 4.6, seam: false }), { at: [0, 1.36, -1.9] })
  const bell = Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 13) * (Math.PI / 2)
    return [1.0 + 0.42 * (1 - Math.cos(angle)), 0.5 * Math.sin(angle)]
  })
  place(stage, turned([...bell, [1.46, 0.5], [1.46, 0.46]], aluminium(), { edge: 0 }), {
    at: [0, 1.36, 1.56],
  })
  for (const z of [-3.4, -1.5]) {
    place(stage, slab([1.7, 0.12, 0.2], paint('#1d5560')), { at: [0, 0.06, z] })
    for (const x of [-0.6, 0.6])
      place(stage, slab([0.1, 0.7, 0.16], paint('#1d5560')), { at: [x, 0.4, z] })
  }
  for (const z of [-0.4, -1.0, -2.4])
    place(stage, createGauge({ radius: 0.1 }), { at: [0.5, 2.5, z], turn: [0, 0.5, 0] })
  const desk = new THREE.Group()
  desk.add(
    slab([1.5, 0.06, 0.7], matt('#dfe5e4', 0.5), [0, 0.82, 0]),
    slab([0.06, 0.8, 0.6], matt('#1d3238'), [-0.68, 0.4, 0]),
    slab([0.06, 0.8, 0.6], matt('#1d3238'), [0.68, 0.4, 0]),
    slab([0.66, 0.4, 0.03], matt('#0f2328', 0.3), [0, 1.12, -0.1]),
  )
  place(stage, desk, { at: [2.9, 0, -2.2], turn: [0, -0.6, 0] })
  addKey(stage, { from: [4, 10, 6], intensity: 1.7, spread: 2.4 })
  addLamp(stage, { at: [-3, 2.2, 3], color: '#7fe0d6', intensity: 7 })
  return stage
}

export const pictures = {
  'about-impeller': impeller,
  'about-ductwork': ductwork,
  'about-switchgear': switchgear,
  'about-test-rig': testRig,
}
