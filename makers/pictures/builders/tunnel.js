import * as THREE from 'three'
import { concrete, galvanised, glow, matt, paint, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'

function archOutline(half, wall, top) {
  const points = [
    [-half, 0],
    [-half, wall],
  ]
  for (let step = 1; step < 28; step += 1) {
    const angle = Math.PI - (step / 28) * Math.PI
    points.push([half * Math.cos(angle), wall + (top - wall) * Math.sin(angle)])
  }
  points.push([half, wall], [half, 0])
  return points
}

function swept(outline, from, to, material) {
  const positions = []
  for (let index = 0; index < outline.length - 1; index += 1) {
    const [[ax, ay], [bx, by]] = [outline[index], outline[index + 1]]
    positions.push(ax, ay, from, bx, by, from, bx, by, to, ax, ay, from, bx, by, to, ax, ay, to)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  const mesh = new THREE.Mesh(geometry, material)
  mesh.userData.shadowless = true
  return mesh
}

/** An arched road tunnel down -z: lining with joints, tiled walls, kerbs, lane marks, two rows of lamps, cable trays; without `bed` its ground is left to the scene. */
export function createTunnel({
  half = 6,
  wall = 2.6,
  top = 7,
  length = 160,
  lamp = '#fff8ea',
  power = 9,
  tiles = '#b9c7c6',
  road = '#343b3d',
  rails = false,
  bed = true,
} = {}) {
  const group = new THREE.Group()
  group.add(swept(archOutline(half, wall, top), 12, -length, concrete('#7f898a')))
  const ribs = archOutline(half - 0.03, wall, top - 0.03)
  for (let z = 6; z > -length; z -= 6) group.add(swept(ribs, z, z - 0.14, matt('#4d5759')))
  const floor = slab(
    [half * 2, 0.2, length + 12],
    rails ? concrete('#5c6263') : matt(road, 0.55),
    [0, -0.1, (12 - length) / 2],
    0.001,
  )
  if (bed) group.add(floor)
  for (const side of [-1, 1]) {
    const x = side * half
    group.add(
      slab(
        [1.0, 0.34, length + 12],
        concrete('#878d8c'),
        [x - side * 0.5, 0.17, (12 - length) / 2],
        0.03,
      ),
    )
    group.add(
      slab(
        [0.06, 1.9, length + 12],
        paint(tiles, 0.3),
        [x - side * 0.06, 1.35, (12 - length) / 2],
        0.002,
      ),
    )
    group.add(
      slab(
        [0.075, 0.12, length + 12],
        paint('#00857A', 0.35),
        [x - side * 0.06, 2.36, (12 - length) / 2],
        0.002,
      ),
    )
    group.add(
      slab(
        [0.36, 0.06, length + 12],
        zinc(),
        [x - side * 0.5, wall + 1.0, (12 - length) / 2],
        0.004,
      ),
    )
    const fitting = { at: (z) => [side * half * 0.56, top - 1.02, z] }
    const spots = Array.from({ length: Math.floor(length / 4) }, (_, index) =>
      fitting.at(4 - index * 4),
    )
    const poses = (dy) =>
      spots.map(([sx, sy, sz]) => ({ at: [sx, sy + dy, sz], turn: [0, 0, side * -0.55] }))
    group.add(
      copies(new THREE.BoxGeometry(0.42, 0.1, 1.7), galvanised(), poses(0.07)),
      copies(new THREE.BoxGeometry(0.34, 0.03, 1.55), glow(lamp, power), poses(0)),
    )
  }
  if (rails) addRails(group, length)
  else {
    const dash = Array.from({ length: Math.floor(length / 7) }, (_, index) => ({
      at: [0, 0.006, 3 - index * 7],
    }))
    group.add(copies(new THREE.BoxGeometry(0.16, 0.012, 3), matt('#e5e8e4', 0.6), dash))
    for (const x of [-1, 1])
      group.add(
        slab(
          [0.14, 0.012, length],
          matt('#e5e8e4', 0.6),
          [x * (half - 1.3), 0.006, -length / 2 + 6],
          0.001,
        ),
      )
  }
  return group
}

function addRails(group, length) {
  const sleepers = Array.from({ length: Math.floor(length / 0.7) }, (_, index) => ({
    at: [0, 0.04, 6 - index * 0.7],
  }))
  group.add(copies(new THREE.BoxGeometry(2.5, 0.14, 0.26), concrete('#777d7c'), sleepers))
  for (const x of [-0.72, 0.72])
    group.add(slab([0.07, 0.16, length], zinc(), [x, 0.19, -length / 2 + 6], 0.02))
  group.add(slab([0.12, 0.2, length], paint('#E9A23B'), [1.35, 0.2, -length / 2 + 6], 0.02))
}
