import * as THREE from 'three'
import { createClouds } from '../../builders/clouds.js'
import { createPerson } from '../../builders/person.js'
import { createSkyline } from '../../builders/skyline.js'
import { createSign } from '../../builders/sign.js'
import {
  createCableDrum,
  createCone,
  createCrate,
  createPallet,
} from '../../builders/site-props.js'
import { createTowerCrane } from '../../builders/tower-crane.js'
import { createTowerFrame } from '../../builders/tower-frame.js'
import { createGround, weathered } from '../../builders/weathered.js'
import { createStones } from '../../builders/yard.js'
import { copies } from '../../shapes/copies.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { galvanised, matt, steel } from '../../stage/finishes.js'
import { createExterior } from '../../stage/interior.js'
import { addSkyDome } from '../../stage/sky-dome.js'

const AFTERNOON = [
  [-0.2, '#a08f78', 0.9],
  [0, '#f2ddba', 1.15],
  [0.08, '#dfd9cb', 1.05],
  [0.25, '#9fbdcb', 0.95],
  [0.55, '#5f93b6', 0.85],
  [1, '#33688f', 0.75],
]

/** Site cabins in a row, hoarding with a gate, the tracks that lead through it. */
function addSite(stage) {
  const earth = weathered('#b09a78', { stain: 0.4, blotch: 0.12, puddle: 0.35, roughness: 0.95 })
  place(stage, createGround([200, 180], earth), { at: [0, 0, -40] })
  for (const x of [-6.2, -4.3]) {
    const track = createGround([0.7, 40])
    track.children[0].material = new THREE.MeshStandardMaterial({
      color: '#6f5d45',
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
    })
    track.children[0].userData.shadowless = true
    place(stage, track, { at: [x - 1.5, 0.01, 12], turn: [0, -0.35, 0] })
  }
  place(stage, createStones({ area: [34, 16], count: 420, size: 0.09, color: '#9d8c70' }), {
    at: [-3, 0, 14],
  })
  for (const [index, z] of [3.4, 0.8].entries()) {
    const cabin = new THREE.Group()
    cabin.add(
      slab(
        [6, 2.5, 2.4],
        weathered(['#d9d4c6', '#3f6b7c'][index], { streak: 0.4, dustTo: 0.6 }),
        [0, 1.45, 0],
        0.04,
      ),
      slab([0.9, 2, 0.04], matt('#4a5c62', 0.5), [-1.8, 1.3, 1.21], 0.01),
      slab([1.2, 0.9, 0.04], matt('#22323a', 0.2), [0.2, 1.7, 1.21], 0.01),
      slab([1.2, 0.9, 0.04], matt('#22323a', 0.2), [1.9, 1.7, 1.21], 0.01),
      slab([0.8, 0.6, 0.4], matt('#dcdcd4', 0.6), [2.4, 0.8, 1.4], 0.02),
    )
    place(stage, cabin, { at: [-13.5 - index * 1.5, 0, z + index * -4], turn: [0, 0.3, 0] })
  }
  const sheet = weathered('#c9cfcc', { roughness: 0.5, streak: 0.4, dustTo: 0.7, metalness: 0.2 })
  const panels = []
  for (let x = 1.5; x < 30; x += 2.05) panels.push({ at: [x, 1.05, 11] })
  place(stage, copies(slab([2, 2.1, 0.05], sheet).geometry, sheet, panels))
  place(
    stage,
    copies(
      slab([0.08, 2.3, 0.3], galvanised()).geometry,
      galvanised(),
      panels.map(({ at }) => ({ at: [at[0] - 1, 1.1, 10.85] })),
    ),
  )
  place(stage, createSign('label', { size: [1.7, 0.7], text: 'SITE 4', field: '#1f4f63' }), {
    at: [3.6, 1.3, 11.05],
  })
}

/** Adds loose material (bars, a drum, crates, cones) and the people of the day. */
function addMaterials(stage) {
  const bars = Array.from({ length: 60 }, (_, index) => ({
    at: [0, 0.25 + Math.floor(index / 15) * 0.035, (index % 15) * 0.05],
    turn: [0, 0, Math.PI / 2],
  }))
  place(stage, copies(new THREE.CylinderGeometry(0.016, 0.016, 7, 6), matt('#7c5138', 0.8), bars), {
    at: [-4.5, 0, 8.6],
    turn: [0, 0.25, 0],
  })
  for (const x of [-6.5, -4.5, -2.5])
    place(stage, slab([0.16, 0.2, 1.2], matt('#8d7350', 0.9)), { at: [x, 0.1, 8.95] })
  place(stage, createCableDrum({ radius: 0.9 }), { at: [-9.8, 0, 11.5], turn: [0, 0.8, 0] })
  for (const [index, [x, z]] of [
    [-1.2, 7.2],
    [0.6, 7.6],
    [-0.4, 5.6],
  ].entries()) {
    place(stage, createPallet(), { at: [x, 0, z], turn: [0, index, 0] })
    place(stage, createCrate([1.1, 0.7 + index * 0.2, 0.75]), {
      at: [x, 0.13, z],
      turn: [0, index, 0],
    })
  }
  const ducts = Array.from({ length: 6 }, (_, index) => ({
    at: [(index % 3) * 0.74, 0.36 + Math.floor(index / 3) * 0.64, 0],
    turn: [Math.PI / 2, 0, 0],
  }))
  place(stage, copies(new THREE.CylinderGeometry(0.35, 0.35, 2.6, 32, 1, true), steel(), ducts), {
    at: [-11.6, 0, 7],
    turn: [0, 0.5, 0],
  })
  for (const [x, z] of [
    [-8.2, 15],
    [-7.2, 13.2],
    [-3.2, 12.4],
  ])
    place(stage, createCone(), { at: [x, 0, z] })
  place(stage, createPerson({ pose: 'point' }), { at: [-10.4, 0, 16.5], turn: [0, 2.4, 0] })
  place(stage, createPerson({ pose: 'read', outfit: 'orange', helmetColor: '#2c6fae' }), {
    at: [-9.5, 0, 16.2],
    turn: [0, -2.2, 0],
  })
  place(stage, createPerson({ pose: 'walk' }), { at: [-3.4, 0, 10.4], turn: [0, 1.2, 0] })
  place(stage, createPerson({ pose: 'work', outfit: 'orange' }), {
    at: [-6.2, 0, 9.6],
    turn: [0, 2.9, 0],
  })
}

/** Building site: tower crane over a concrete frame, people and material before it, afternoon sun. */
export function contracting(environment) {
  const stage = createExterior(environment, {
    eye: [-16, 2.6, 26],
    target: [-0.4, 7.4, 0],
    fov: 40,
    reach: 20,
    centre: [-3, 6, 5],
    exposure: 0.9,
    saturation: 1.05,
  })
  addSkyDome(stage, AFTERNOON)
  place(stage, createClouds({ cover: 0.5, seed: 6.1 }))
  stage.scene.fog = new THREE.Fog('#e2d2b4', 40, 210)
  place(
    stage,
    createSkyline({ color: '#a9a79c', power: 0.5, lit: '#b9b3a2', distance: 90, tallest: 22 }),
  )
  addSite(stage)
  place(stage, createTowerFrame({ floors: 10, glazed: 4 }), { at: [1.5, 0, 0], turn: [0, 0.5, 0] })
  place(stage, createTowerFrame({ floors: 4, glazed: 0, bays: [4, 2] }), {
    at: [11, 0, -5],
    turn: [0, 0.5, 0],
  })
  place(stage, slab([2.4, 0.5, 2.4], weathered('#b5b1a6', { stain: 0.3 })), {
    at: [-5.4, 0.25, -2.5],
  })
  place(stage, createTowerCrane({ height: 18, jib: 12, hook: 3 }), {
    at: [-5.4, 0.3, -2.5],
    turn: [0, -0.15, 0],
  })
  addMaterials(stage)
  addKey(stage, { from: [-22, 20, 16], intensity: 4, color: '#ffd9a6', spread: 1, size: 4096 })
  return stage
}
