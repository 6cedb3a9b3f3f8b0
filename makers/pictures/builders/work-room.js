import * as THREE from 'three'
import { galvanised, matt, zinc } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { createLampRows, createLaneLine } from './plant-hall.js'
import { createRoom } from './room.js'
import { createGround, weathered } from './weathered.js'

/** Conduits down a wall toward +z with a switch box, from `height` to a metre above the floor. */
function createWallConduits({ height = 4 } = {}) {
  const group = new THREE.Group()
  for (const [index, low] of [1.3, 1.3, 1.05].entries()) {
    const x = index * 0.09
    group.add(rod([x, low, 0.03], [x, height, 0.03], 0.014, zinc(), 8))
    for (let y = low + 0.4; y < height; y += 0.8)
      group.add(slab([0.06, 0.03, 0.05], galvanised(), [x, y, 0.025], 0.004))
  }
  group.add(
    slab([0.26, 0.34, 0.12], matt('#c8ccc8', 0.5), [0.05, 1.2, 0.06], 0.012),
    slab([0.08, 0.08, 0.04], matt('#b3261e', 0.5), [0.05, 1.22, 0.13], 0.01),
  )
  return group
}

/**
 * A technical room open toward +z as it is after years of work: stained plaster over a painted dado,
 * a worn floor with lane lines, lamps on wires, conduits on the back wall.
 * @param lamps x of each row of lamps; `lanes` is z of each line across the floor
 */
export function createWorkRoom({
  width = 12,
  height = 4.4,
  depth = 6,
  wall = '#cfc9ba',
  dado = '#6f8b90',
  floor = '#8e928c',
  lamps = [0],
  lampColor = '#fff3dc',
  power = 7,
  lanes = [1.2],
  puddle = 0.35,
  conduits = [-2.5],
} = {}) {
  const group = new THREE.Group()
  group.add(
    createRoom({ width, height, depth, wall, floor, ceiling: '#a9a9a2', lamps: 0, dado: '' }),
    createGround(
      [width, depth + 16],
      weathered(floor, { roughness: 0.42, stain: 0.38, blotch: 0.7, puddle }),
      [0, 0.002, 8 - depth / 2],
    ),
    createLampRows({
      rows: lamps,
      y: height - 0.7,
      ceiling: height,
      from: 3,
      to: -depth + 1,
      power,
      color: lampColor,
    }),
  )
  const plaster = weathered(wall, { stain: 0.14, streak: 0.3, blotch: 0.5 })
  const low = weathered(dado, { stain: 0.22, dustTo: 0.35, dust: '#8c8477', blotch: 0.8 })
  const faces = [
    { at: [0, 0, -depth + 0.01], turn: 0, span: width },
    { at: [-width / 2 + 0.01, 0, 8 - depth / 2], turn: Math.PI / 2, span: depth + 16 },
    { at: [width / 2 - 0.01, 0, 8 - depth / 2], turn: -Math.PI / 2, span: depth + 16 },
  ]
  for (const { at, turn, span } of faces) {
    const face = new THREE.Group()
    face.position.set(...at)
    face.rotation.y = turn
    face.add(
      slab([span, height, 0.02], plaster, [0, height / 2, 0], 0.002),
      slab([span, 1.1, 0.03], low, [0, 0.55, 0], 0.004),
      slab([span, 0.1, 0.05], matt('#4a4f4d', 0.8), [0, 0.05, 0], 0.004),
    )
    group.add(face)
  }
  for (const z of lanes) {
    const line = createLaneLine({ length: width })
    line.rotation.y = Math.PI / 2
    line.position.z = z
    group.add(line)
  }
  for (const x of conduits) {
    const run = createWallConduits({ height })
    run.position.set(x, 0, -depth + 0.03)
    group.add(run)
  }
  group.traverse((part) => {
    part.userData.shadowless = true
    part.receiveShadow = true
  })
  return group
}
