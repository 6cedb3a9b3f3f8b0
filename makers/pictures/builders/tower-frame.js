import * as THREE from 'three'
import { concrete, matt, paint } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'

/** A concrete tower going up on y: slabs and columns on a grid, its lower floors already glazed. */
export function createTowerFrame({
  floors = 9,
  bays = [3, 3],
  bay = 2,
  storey = 1.35,
  glazed = 4,
  scaffold = true,
} = {}) {
  const [width, depth] = bays.map((count) => count * bay)
  const slabs = []
  const columns = []
  const panes = []
  for (let floor = 0; floor <= floors; floor += 1) {
    slabs.push({ at: [0, floor * storey, 0], scale: [width + 0.5, 0.16, depth + 0.5] })
    if (floor === floors) break
    for (let x = 0; x <= bays[0]; x += 1)
      for (let z = 0; z <= bays[1]; z += 1)
        columns.push({
          at: [x * bay - width / 2, floor * storey + storey / 2, z * bay - depth / 2],
          scale: [0.26, storey, 0.26],
        })
    if (floor >= glazed) continue
    for (const side of [-1, 1]) {
      for (let x = 0; x < bays[0] * 2; x += 1)
        panes.push({
          at: [
            (x + 0.5) * (bay / 2) - width / 2,
            floor * storey + storey / 2,
            side * (depth / 2 + 0.2),
          ],
          scale: [bay / 2 - 0.05, storey - 0.2, 0.03],
        })
      for (let z = 0; z < bays[1] * 2; z += 1)
        panes.push({
          at: [
            side * (width / 2 + 0.2),
            floor * storey + storey / 2,
            (z + 0.5) * (bay / 2) - depth / 2,
          ],
          scale: [0.03, storey - 0.2, bay / 2 - 0.05],
        })
    }
  }
  const starters = columns.slice(-(bays[0] + 1) * (bays[1] + 1)).flatMap(({ at: [x, , z] }) =>
    [-1, 1].flatMap((dx) =>
      [-1, 1].map((dz) => ({
        at: [x + dx * 0.08, floors * storey + 0.35, z + dz * 0.08],
        scale: [0.03, 0.6, 0.03],
      })),
    ),
  )
  const cube = new THREE.BoxGeometry(1, 1, 1)
  const group = new THREE.Group()
  group.add(
    copies(cube, concrete('#a5aaa8'), slabs),
    copies(cube, concrete('#989d9b'), columns),
    copies(cube, matt('#7b5138', 0.7), starters),
  )
  if (panes.length > 0) group.add(copies(cube, paint('#1d5560', 0.08), panes))
  if (scaffold)
    group.add(
      createScaffold({
        width: width + 0.5,
        depth: depth + 0.5,
        from: glazed * storey,
        to: floors * storey + 0.8,
        storey,
      }),
    )
  return group
}

function createScaffold({ width, depth, from, to, storey }) {
  const poles = []
  const decks = []
  const z = depth / 2 + 0.32
  for (let x = -width / 2; x <= width / 2 + 0.01; x += width / 6)
    for (const dz of [0, 0.5])
      poles.push({ at: [x, (from + to) / 2, z + dz], scale: [0.045, to - from, 0.045] })
  for (let y = from + 0.2; y < to; y += storey) {
    decks.push({ at: [0, y, z + 0.25], scale: [width, 0.05, 0.5] })
    for (const rail of [0.35, 0.65])
      poles.push({ at: [0, y + rail, z + 0.5], scale: [width, 0.04, 0.04] })
  }
  const cube = new THREE.BoxGeometry(1, 1, 1)
  const group = new THREE.Group()
  group.add(copies(cube, matt('#8FA3A8', 0.5), poles), copies(cube, matt('#9a7b55', 0.8), decks))
  return group
}
