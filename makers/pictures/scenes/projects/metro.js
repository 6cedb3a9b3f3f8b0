import * as THREE from 'three'
import { createWallBox } from '../../builders/clutter.js'
import { createStains } from '../../builders/floor-marks.js'
import { createPerson } from '../../builders/person.js'
import { createSign } from '../../builders/sign.js'
import { slab } from '../../shapes/slab.js'
import { addKey, addLamp, place } from '../../stage/create-stage.js'
import { galvanised, glow, matt, paint } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'
import { addFans, addLining, addTrackBed, addWalls, HALF } from './metro-tunnel.js'

function addSignals(stage) {
  const head = new THREE.Group()
  head.add(slab([0.3, 0.66, 0.16], matt('#15181a', 0.5), [0, 0, 0], 0.03))
  for (const [index, tint] of ['#2b0d0b', '#2c2410', '#3dffa0'].entries()) {
    const lens = new THREE.Mesh(
      new THREE.CircleGeometry(0.075, 28),
      index === 2 ? glow(tint, 3.4) : paint(tint, 0.15),
    )
    lens.position.set(0, 0.2 - index * 0.2, 0.085)
    head.add(lens)
  }
  place(stage, head, { at: [-HALF + 0.75, 2.2, -7.5] })
  place(stage, slab([0.06, 2.0, 0.06], galvanised(), [0, 0, 0], 0.01), {
    at: [-HALF + 0.75, 1.0, -7.6],
  })
  addLamp(stage, { at: [-HALF + 1.1, 1.8, -7], color: '#3dffa0', intensity: 1.4 })
  const exits = [-8.5, -30].map((z) =>
    place(stage, createSign('exit', { size: [0.8, 0.36], power: 1.5, toward: 'left' }), {
      at: [HALF - 0.36, 2.1, z],
      turn: [0, -0.75, 0],
    }),
  )
  place(
    stage,
    createSign('label', { size: [0.6, 0.34], text: '12.4', field: '#f1efe6', ink: '#16191a' }),
    { at: [-HALF + 0.34, 1.75, -1.6], turn: [0, 0.9, 0] },
  )
  place(stage, createWallBox({ size: [0.5, 0.7, 0.2], rise: 0.7 }), {
    at: [-HALF + 0.12, 1.5, -4.2],
    turn: [0, Math.PI / 2, 0],
  })
  return [head, ...exits]
}

function addPeople(stage) {
  const first = place(stage, createPerson({ pose: 'walk', outfit: 'orange' }), {
    at: [HALF - 0.6, 0.7, -8.4],
    turn: [0, Math.PI + 0.12, 0],
  })
  const second = place(
    stage,
    createPerson({ pose: 'point', outfit: 'site', helmetColor: '#1f6fb2' }),
    { at: [1.15, 0.1, -12.5], turn: [0, -0.6, 0] },
  )
  place(stage, createPerson({ pose: 'read', outfit: 'orange' }), {
    at: [0.35, 0.1, -12.9],
    turn: [0, 0.7, 0],
  })
  addLamp(stage, { at: [0.6, 1.5, -11.8], color: '#fff2d8', intensity: 2 })
  return [first, second]
}

/** Metro tunnel: fans bolted to the crown, a walkway in warm light, a crew on the track, the next station far off. */
export function metro(environment) {
  const stage = createInterior(environment, {
    eye: [1.1, 1.7, 8.2],
    target: [0.05, 3.45, -6],
    fov: 40,
    reach: 13,
    centre: [0, 2.5, -4],
    environmentIntensity: 0.3,
    exposure: 1.0,
    bloom: 0.14,
    clear: '#0c1416',
    shade: '#e2ecff',
    light: '#fffaf0',
    contrast: 1.1,
    vignette: 0.4,
  })
  stage.scene.fog = new THREE.Fog('#10191c', 22, 150)
  const fittings = addLining(stage)
  addFans(stage)
  const glare = new THREE.Mesh(new THREE.PlaneGeometry(7.4, 4.6), glow('#ffd9a0', 2.6))
  glare.material.fog = false
  place(stage, glare, { at: [0, 2.4, -120] })
  const mirrored = [glare, fittings, addWalls(stage), ...addSignals(stage), ...addPeople(stage)]
  addTrackBed(stage, mirrored)
  place(
    stage,
    createStains(
      [
        { at: [0, 2], radius: 1.4 },
        { at: [-0.2, -2], radius: 1.6 },
        { at: [0.1, -6], radius: 1.6 },
      ],
      { color: '#2a211a', opacity: 0.5 },
    ),
  )
  for (const z of [-4.5, -11.5, -25])
    addLamp(stage, { at: [HALF - 0.7, 2.1, z], color: '#ffb866', intensity: 4.5, decay: 1.8 })
  for (let index = 0; index < 4; index += 1)
    for (const x of [-2, 2])
      addLamp(stage, {
        at: [x, 4.4, 3.5 - index * 12],
        color: '#dfeef4',
        intensity: 14,
        decay: 1.8,
      })
  addKey(stage, { from: [1, 14, 8], intensity: 0.7, color: '#e8f1f6', spread: 3 })
  return stage
}
