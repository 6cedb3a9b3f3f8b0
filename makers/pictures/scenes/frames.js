import * as THREE from 'three'
import { createAirHandler } from '../builders/air-handler.js'
import { createAirflowStreaks } from '../builders/airflow-streaks.js'
import { createAxialFan } from '../builders/axial-fan.js'
import { createCableTray } from '../builders/cable-tray.js'
import { createJetFan } from '../builders/jet-fan.js'
import { createGateValve, createPipe } from '../builders/pipework.js'
import { createPump } from '../builders/pump.js'
import { createRectDuct } from '../builders/rect-duct.js'
import { createRoofFan } from '../builders/roof-fan.js'
import { createRoom } from '../builders/room.js'
import { createRoundDuct } from '../builders/round-duct.js'
import { createSkyline } from '../builders/skyline.js'
import { createTunnel } from '../builders/tunnel.js'
import { slab } from '../shapes/slab.js'
import { addKey, addLamp, createStage, place } from '../stage/create-stage.js'
import {
  aluminium,
  concrete,
  galvanised,
  matt,
  paint,
  polishedFloor,
  steel,
} from '../stage/finishes.js'
import { addSkyDome, DUSK_SKY } from '../stage/sky-dome.js'
import { addReflection } from '../stage/studio-floor.js'

function axial(environment) {
  const stage = createStage('place', {
    environment: environment('night'),
    eye: [-2.9, 0.8, 5.7],
    target: [0.1, 1.12, 0],
    fov: 33.5,
    tone: 'aces',
    reach: 4,
    clear: '#07252e',
    exposure: 1.2,
    bloom: 0.1,
    vignette: 0.55,
    aperture: 0.02,
  })
  const fan = createAxialFan({
    body: steel(),
    flange: aluminium(),
    motorColor: '#0f3038',
    impeller: { count: 9, chord: 0.4 },
  })
  place(stage, fan, { at: [0, 1.38, 0], turn: [0, -0.1, 0] })
  addReflection(stage, fan, 0.03)
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), polishedFloor('#07222a').clone())
  Object.assign(floor.material, {
    transparent: true,
    opacity: 0.87,
    roughness: 0.5,
    envMap: stage.scene.environment,
    envMapIntensity: 0.22,
  })
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  stage.scene.add(floor)
  stage.scene.fog = new THREE.Fog('#07252e', 8, 20)
  const streaks = createAirflowStreaks({
    count: 70,
    reach: 5.5,
    wide: 0.9,
    power: 0.7,
    drift: 0.42,
  })
  place(stage, streaks, { at: [0, 1.38, 0.35], turn: [0, -0.1, 0] })
  addKey(stage, { from: [-5, 6, 7], intensity: 3, color: '#e9f8fa', spread: 1.2 })
  addLamp(stage, { at: [0.1, 1.5, -1.0], color: '#2CC5B4', intensity: 3.4 })
  addLamp(stage, { at: [2.6, 2.8, -1.8], color: '#2CC5B4', intensity: 13 })
  addLamp(stage, { at: [-3, 1.6, -2], color: '#2CC5B4', intensity: 7 })
  addLamp(stage, { at: [2.4, 0.5, 3.2], color: '#ffc27a', intensity: 1.4 })
  return stage
}

function rooftop(environment) {
  const stage = createStage('place', {
    environment: environment('dusk'),
    eye: [-4.2, 2.3, 6.6],
    target: [0.35, 1.12, -1.6],
    fov: 41,
    tone: 'aces',
    reach: 9,
    centre: [0.5, 0.5, -2.5],
    exposure: 0.86,
    bloom: 0.12,
    vignette: 0.45,
  })
  addSkyDome(stage, DUSK_SKY)
  stage.scene.fog = new THREE.Fog('#8a6a5a', 40, 330)
  place(stage, createSkyline({ power: 1.5, count: 190, tallest: 20, spread: 240, distance: 95 }))
  const deck = slab([26, 0.3, 26], concrete('#6c7270'), [0, -0.15, -2], 0.01)
  place(stage, deck, { at: [0, -0.15, -2] })
  for (let z = -13; z < 9; z += 2.2)
    place(stage, slab([26, 0.006, 0.025], matt('#4b5250'), [0, 0, 0], 0.001), { at: [0, 0.003, z] })
  place(stage, slab([26, 0.95, 0.28], concrete('#80847f')), { at: [0, 0.45, -12] })
  place(stage, slab([26.1, 0.07, 0.4], galvanised()), { at: [0, 0.96, -12] })
  for (const [index, x] of [-2.4, 0.35, 3.1].entries()) {
    place(stage, createRoofFan(), { at: [x, 0.12, -0.4 - index * 1.5], scale: 1.12 })
    place(stage, slab([2.3, 0.12, 2.3], concrete('#7d817e')), { at: [x, 0.06, -0.4 - index * 1.5] })
  }
  place(stage, createRoofFan({ band: paint('#12363f') }), { at: [-1.4, 0, -6.6], scale: 1.1 })
  place(stage, createRoofFan({ band: paint('#12363f') }), { at: [2.4, 0, -7.6], scale: 1.1 })
  place(stage, createRectDuct({ size: [0.9, 0.7], length: 15 }), { at: [-6.2, 0.85, -6.5] })
  place(stage, createRoundDuct({ radius: 0.34, length: 9 }), {
    at: [1.5, 0.75, -9.6],
    turn: [0, Math.PI / 2, 0],
  })
  for (let z = -1; z > -13; z -= 2.4)
    place(stage, slab([1.2, 0.42, 0.12], galvanised()), { at: [-6.2, 0.2, z] })
  place(stage, createAirHandler({ height: 1.7 }), { at: [6.3, 0, -5.5], turn: [0, -0.5, 0] })
  addKey(stage, { from: [-9, 5.5, -11], intensity: 3, color: '#ffb277', spread: 1.2 })
  addLamp(stage, { at: [-4, 4.5, 5], color: '#9fd4e0', intensity: 26 })
  return stage
}

function tunnel(environment) {
  const stage = createStage('place', {
    environment: environment('hall'),
    environmentIntensity: 0.16,
    eye: [-1.7, 1.7, 9.5],
    target: [0.1, 3.35, -6],
    fov: 42,
    tone: 'aces',
    reach: 12,
    centre: [0, 3, -4],
    clear: '#101c20',
    exposure: 0.92,
    bloom: 0.2,
    vignette: 0.4,
  })
  stage.scene.fog = new THREE.Fog('#0f1c20', 20, 170)
  place(stage, createTunnel())
  for (let index = 0; index < 7; index += 1) {
    for (const x of [-1.45, 1.45])
      place(stage, createJetFan({ hanger: 0.5 }), { at: [x, 5.2, -1.2 - index * 15], scale: 1.02 })
  }
  for (let index = 0; index < 5; index += 1) {
    for (const x of [-3, 3])
      addLamp(stage, { at: [x, 5.5, 4 - index * 13], color: '#e2f4f1', intensity: 20, decay: 1.8 })
  }
  addLamp(stage, { at: [0, 2.2, 5], color: '#7fd9d0', intensity: 5 })
  addKey(stage, { from: [2, 14, 9], intensity: 0.7, color: '#f2f6f4', spread: 4 })
  return stage
}

function plantRoom(environment) {
  const stage = createStage('place', {
    environment: environment('hall'),
    environmentIntensity: 0.66,
    eye: [0.7, 1.95, 4.6],
    target: [-0.05, 1.7, -4],
    fov: 48,
    tone: 'aces',
    reach: 8.5,
    centre: [0, 1.5, -2.5],
    exposure: 1.0,
    bloom: 0.1,
    vignette: 0.42,
  })
  place(
    stage,
    createRoom({
      width: 8,
      height: 4.6,
      depth: 17,
      wall: '#7d8e91',
      floor: '#22383f',
      lamps: 2,
      power: 7,
    }),
  )
  for (const z of [-1.2, -6.4])
    place(stage, createAirHandler({ height: 1.9, depth: 1.5 }), {
      at: [-2.75, 0.12, z],
      turn: [0, Math.PI / 2, 0],
    })
  place(stage, slab([1.9, 0.12, 15], concrete('#8b918f')), { at: [-2.75, 0.06, -4.5] })
  place(stage, createRectDuct({ size: [1.3, 0.7], length: 18, ceiling: 1.2 }), {
    at: [-2.3, 3.3, -5],
  })
  place(stage, createRoundDuct({ radius: 0.34, length: 18, ceiling: 1.2 }), {
    at: [-0.6, 3.75, -5],
  })
  place(stage, createCableTray({ length: 18, ceiling: 0.9 }), { at: [0.35, 3.8, -5] })
  for (const [index, color] of ['#00857A', '#00857A', '#5e7f86'].entries()) {
    place(
      stage,
      createPipe(
        [
          [0, 0, 4],
          [0, 0, -13],
        ],
        { radius: 0.11, material: paint(color), flanges: false },
      ),
      { at: [1.1 + index * 0.4, 3.55, 0] },
    )
  }
  for (const [index, z] of [-0.6, -3.1, -5.6, -8.1].entries()) {
    place(stage, createPump(), { at: [2.5, 0.62, z], turn: [0, -Math.PI / 2, 0], scale: 1.05 })
    place(stage, slab([2.3, 0.14, 1.1], concrete('#8b918f')), { at: [3.0, 0.07, z] })
    place(
      stage,
      createPipe(
        [
          [0, 1.1, 0.21],
          [0, 3.5, 0.21],
        ],
        { radius: 0.085, material: paint(index % 2 ? '#5e7f86' : '#00857A') },
      ),
      { at: [2.52, 0, z] },
    )
    const valve = place(stage, createGateValve({ radius: 0.085 }), { at: [2.52, 2.0, z + 0.21] })
    valve.rotation.set(Math.PI / 2, 0, Math.PI / 2)
    place(
      stage,
      createPipe(
        [
          [2.0, 0.62, 0],
          [1.5, 0.62, 0],
          [1.5, 3.5, 0],
        ],
        { radius: 0.1, material: paint('#00857A') },
      ),
      { at: [0, 0, z] },
    )
  }
  for (const z of [1, -4, -9]) addLamp(stage, { at: [0.4, 4.0, z], color: '#f4fbff', intensity: 9 })
  addLamp(stage, { at: [4.4, 1.2, -11], color: '#2CC5B4', intensity: 12 })
  addKey(stage, { from: [3, 11, 5], intensity: 1.4, color: '#f6fbff', spread: 3 })
  return stage
}

export const pictures = {
  'frame-axial': axial,
  'frame-rooftop': rooftop,
  'frame-tunnel': tunnel,
  'frame-plant-room': plantRoom,
}
