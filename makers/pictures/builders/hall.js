import * as THREE from 'three'
import { galvanised, glow, matt, stainedWall } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'

function panel(shape, material, at, turn) {
  const geometry = Array.isArray(shape)
    ? new THREE.PlaneGeometry(...shape)
    : new THREE.ShapeGeometry(shape)
  const mesh = new THREE.Mesh(geometry, material)
  mesh.position.set(...at)
  mesh.rotation.set(...turn)
  return mesh
}

/** A wall from `from` to `to` along its length, with openings of { at, width, height, sill }. */
function wallShape([from, to], height, openings = []) {
  const box = (path, left, right, low, high) =>
    path.moveTo(left, low).lineTo(right, low).lineTo(right, high).lineTo(left, high).closePath()
  const shape = box(new THREE.Shape(), from, to, 0, height)
  for (const { at, width, height: tall, sill = 0.001 } of openings)
    shape.holes.push(box(new THREE.Path(), at - width / 2, at + width / 2, sill, sill + tall))
  return shape
}

/** The stretches of a wall's length that no opening interrupts at the floor. */
function stretches([from, to], openings) {
  const edges = openings
    .filter(({ sill = 0 }) => sill < 0.5)
    .map(({ at, width }) => [at - width / 2, at + width / 2])
    .sort(([a], [b]) => a - b)
  const starts = [from, ...edges.map(([, end]) => end)]
  const ends = [...edges.map(([start]) => start), to]
  return starts.map((start, index) => [start, ends[index]])
}

function paintedBands(group, { width, run, left, right, dado, rim, dadoHeight }) {
  const finish = stainedWall(dado, { tint: 0.2, roughness: 0.6, scale: 2.4 })
  for (const [side, openings] of [
    [-1, left],
    [1, right],
  ])
    for (const [start, end] of stretches(run, openings)) {
      const x = side * (width / 2 - 0.015)
      const turn = [0, (-side * Math.PI) / 2, 0]
      const middle = (start + end) / 2
      group.add(
        panel([end - start, dadoHeight], finish, [x, dadoHeight / 2, middle], turn),
        panel([end - start, 0.06], matt(rim, 0.6), [x - side * 0.004, dadoHeight, middle], turn),
      )
    }
}

function soffit(group, { width, height, front, depth, ceiling, joint, beams }) {
  const middle = front - depth / 2
  group.add(
    panel(
      [width, depth],
      stainedWall(ceiling, { scale: 0.7 }),
      [0, height, middle],
      [Math.PI / 2, 0, 0],
    ),
  )
  const across = Array.from({ length: Math.floor(depth / 1.25) }, (_, index) => ({
    at: [0, height - 0.002, front - index * 1.25],
    scale: [width, 1, 0.012],
  }))
  const along = Array.from({ length: Math.floor(width / 2.5) }, (_, index) => ({
    at: [-width / 2 + 1.25 + index * 2.5, height - 0.002, middle],
    scale: [0.012, 1, depth],
  }))
  if (joint)
    group.add(copies(new THREE.BoxGeometry(1, 0.006, 1), matt(joint), [...across, ...along]))
  if (!beams) return
  const { pitch = 6, drop = 0.4, thick = 0.4, from = 0, color = ceiling } = beams
  const poses = []
  for (let z = from; z > front - depth; z -= pitch)
    poses.push({ at: [0, height - drop / 2, z], scale: [width, drop, thick] })
  group.add(copies(new THREE.BoxGeometry(1, 1, 1), stainedWall(color, { scale: 1.3 }), poses))
}

/**
 * A hall with walls that have stood for years, from z = `front` back over `depth` metres; it
 * has no floor. `back`, `left` and `right` list the openings of those walls; each is
 * { at, width, height, sill }, `at` along x for the back and along z for the sides.
 */
export function createHall({
  width = 12,
  height = 4.5,
  front = 9,
  depth = 27,
  wall = '#b9b4a8',
  ceiling = '#96958f',
  joint = '#6d6c67',
  dado = '',
  rim = '#E9A23B',
  dadoHeight = 1.1,
  beams = null,
  back = [],
  left = [],
  right = [],
} = {}) {
  const group = new THREE.Group()
  const finish = stainedWall(wall)
  const sideways = (openings, sign) => openings.map((hole) => ({ ...hole, at: sign * hole.at }))
  const run = [front - depth, front]
  group.add(
    panel(
      wallShape([-width / 2, width / 2], height, back),
      finish,
      [0, 0, front - depth],
      [0, 0, 0],
    ),
    panel(
      wallShape([-run[1], -run[0]], height, sideways(left, -1)),
      finish,
      [-width / 2, 0, 0],
      [0, Math.PI / 2, 0],
    ),
    panel(
      wallShape(run, height, sideways(right, 1)),
      finish,
      [width / 2, 0, 0],
      [0, -Math.PI / 2, 0],
    ),
  )
  soffit(group, { width, height, front, depth, ceiling, joint, beams })
  if (dado) paintedBands(group, { width, run, left, right, dado, rim, dadoHeight })
  group.traverse((part) => {
    part.userData.shadowless = true
    part.receiveShadow = true
  })
  return group
}

/** Batten lamps in a row along z at `x`, `drop` below the ceiling on rods, with the conduit that feeds them. */
export function createLightRow({
  x = 0,
  ceiling = 3.4,
  drop = 0.25,
  from = 4,
  to = -20,
  pitch = 3.2,
  size = [0.14, 1.5],
  color = '#fff3df',
  power = 7,
} = {}) {
  const group = new THREE.Group()
  const spots = []
  for (let z = from; z > to; z -= pitch) spots.push([x, ceiling - drop, z])
  const [width, length] = size
  const pose = (dy) => spots.map(([px, py, pz]) => ({ at: [px, py + dy, pz] }))
  group.add(
    copies(new THREE.BoxGeometry(width, 0.035, length), glow(color, power), pose(0)),
    copies(
      new THREE.BoxGeometry(width + 0.05, 0.06, length + 0.06),
      matt('#d8d8d2', 0.5),
      pose(0.045),
    ),
    rod(
      [x + 0.12, ceiling - 0.03, from + 1],
      [x + 0.12, ceiling - 0.03, to],
      0.012,
      galvanised(),
      8,
    ),
  )
  const rods = spots.flatMap(([px, py, pz]) =>
    [-0.35, 0.35].map((share) => ({
      at: [px, py + 0.07 + (drop - 0.07) / 2, pz + share * length],
      scale: [1, drop - 0.07, 1],
    })),
  )
  group.add(copies(new THREE.CylinderGeometry(0.005, 0.005, 1, 6), galvanised(), rods))
  group.userData.spots = spots
  return group
}
