import * as THREE from 'three'
import { createFloorCable } from '../../builders/clutter.js'
import { createPerson } from '../../builders/person.js'
import { createRailWagon } from '../../builders/rail-wagon.js'
import { createSign } from '../../builders/sign.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { glow } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addFans, addLining, addTrackBed, addWalls, AXIS, FANS, HALF } from './metro-tunnel.js'

/** The fan that goes up in this picture, and the lift's platform below it. */
const FAN = FANS.at(-1)
const PLATFORM = AXIS - 1.1

function addCrew(stage) {
  const bolter = createPerson({ pose: 'reach', outfit: 'orange' })
  place(stage, bolter, { at: [1.22, PLATFORM, FAN - 0.95], turn: [0, -Math.PI / 2, 0] })
  const wirer = createPerson({ pose: 'work', outfit: 'orange', helmetColor: '#1f6fb2' })
  place(stage, wirer, { at: [-1.36, PLATFORM, FAN - 0.7], turn: [0, Math.PI / 2 - 0.35, 0] })
  const foreman = createPerson({ pose: 'read', outfit: 'site', helmetColor: '#e9b22c' })
  place(stage, foreman, { at: [HALF - 0.55, 0.7, FAN - 2.2], turn: [0, -2.3, 0] })
  return [bolter, wirer, foreman]
}

/** Work lamps light the fan from the wagon; the tunnel's own lamps are turned down. */
function addLight(stage) {
  for (const x of [-1.1, 1.1])
    addLamp(stage, { at: [x, 2.75, FAN - 2.75], color: '#ffe6bd', intensity: 11, decay: 1.8 })
  addLamp(stage, { at: [0.4, 4.2, FAN - 5], color: '#e6eef0', intensity: 9, decay: 1.8 })
  addLamp(stage, { at: [0, 3.2, FAN + 6], color: '#bfe3ea', intensity: 34, decay: 1.8 })
  for (const z of [-4, 8, 20])
    addLamp(stage, { at: [HALF - 0.7, 2.1, FAN + z], color: '#ffb866', intensity: 4.5, decay: 1.8 })
  addKey(stage, { from: [1.5, 12, FAN - 9], intensity: 0.8, color: '#fff1da', spread: 2.4 })
}

/** The same tunnel from the other side, at night: a fan is bolted to the crown from a lift on a rail wagon. */
export function metroFitting(environment) {
  const stage = createInterior(environment, {
    eye: [0.75, 1.75, FAN - 10.2],
    target: [0.05, 2.85, FAN],
    fov: 40,
    reach: 11,
    centre: [0, 2.5, FAN],
    environmentIntensity: 0.22,
    exposure: 1.05,
    bloom: 0.12,
    clear: '#0c1416',
    shade: '#e2ecff',
    light: '#fffaf0',
    contrast: 1.1,
    vignette: 0.4,
  })
  stage.scene.fog = new THREE.Fog('#0e171a', 20, 120)
  const fittings = addLining(stage, { power: 1.6 })
  addFans(stage, { turn: Math.PI })
  const station = new THREE.Mesh(new THREE.PlaneGeometry(7.4, 4.6), glow('#ffd9a0', 1.8))
  station.material.fog = false
  place(stage, station, { at: [0, 2.4, 11], turn: [0, Math.PI, 0] })
  const wagon = place(stage, createRailWagon({ height: PLATFORM }), {
    at: [0, 0, FAN],
    turn: [0, Math.PI, 0],
  })
  place(
    stage,
    createSign('label', { size: [0.6, 0.34], text: '14.6', field: '#f1efe6', ink: '#16191a' }),
    { at: [-HALF + 0.34, 1.75, FAN - 1.4], turn: [0, Math.PI - 0.9, 0] },
  )
  place(
    stage,
    createFloorCable([
      [1.9, FAN - 8],
      [1.7, FAN - 5],
      [1.5, FAN - 3],
    ]),
  )
  addTrackBed(stage, [station, fittings, addWalls(stage), wagon, ...addCrew(stage)])
  addLight(stage)
  return stage
}
