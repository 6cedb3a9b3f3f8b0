import * as THREE from 'three'
import { galvanised, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { plate } from '../shapes/plate.js'

const NUT = new THREE.CylinderGeometry(1, 1, 1, 6)

/** A threaded rod from `foot` up to an anchor plate under the slab, with nuts at both ends. */
export function createAnchorRod({
  drop = 0.6,
  radius = 0.006,
  foot = 0.06,
  material = zinc(),
} = {}) {
  const group = new THREE.Group()
  const length = drop + foot
  const rods = new THREE.CylinderGeometry(radius, radius, length, 10)
  rods.translate(0, drop - length / 2, 0)
  const nuts = [-0.012, 0.012, drop - 0.026].map((y) => ({
    at: [0, y, 0],
    scale: [radius * 2.1, radius * 1.7, radius * 2.1],
  }))
  const anchor = new THREE.BoxGeometry(0.09, 0.012, 0.09)
  anchor.translate(0, drop - 0.006, 0)
  group.add(
    new THREE.Mesh(rods, material),
    new THREE.Mesh(anchor, galvanised()),
    copies(NUT, material, nuts),
  )
  return group
}

/** A slotted channel along x, open side down, its top face at y = 0. */
export function createChannel({ length = 1, size = 0.041, material = galvanised() } = {}) {
  const half = size / 2
  const wall = 0.004
  const outline = [
    [-half, 0],
    [half, 0],
    [half, -size],
    [half * 0.55, -size],
    [half * 0.55, -size + wall],
    [half - wall, -size + wall],
    [half - wall, -wall],
    [-half + wall, -wall],
    [-half + wall, -size + wall],
    [-half * 0.55, -size + wall],
    [-half * 0.55, -size],
    [-half, -size],
  ]
  const channel = plate(outline, length, material, { edge: 0 })
  channel.rotation.y = Math.PI / 2
  const group = new THREE.Group()
  group.add(channel)
  return group
}

/**
 * A trapeze along x: two threaded rods and a channel; what it carries lies on y = 0.
 * @param width inside, between the rods, in metres
 * @param drop from the load's underside up to the slab, in metres
 */
export function createTrapeze({ width = 1, drop = 1, size = 0.041, radius = 0.006 } = {}) {
  const group = new THREE.Group()
  group.add(createChannel({ length: width + 0.16, size }))
  for (const side of [-1, 1]) {
    const rod = createAnchorRod({ drop, radius, foot: size + 0.05 })
    rod.position.x = side * (width / 2 + 0.02)
    group.add(rod)
  }
  return group
}

/**
 * A cradle for a fan along z: trapezes at `spots` of z, and diagonal braces against sway.
 * @param braced adds two slanting rods a trapeze
 */
export function createCradle({ spots = [-0.7, 0.7], braced = true, ...trapeze } = {}) {
  const { width = 1, drop = 1 } = trapeze
  const group = new THREE.Group()
  for (const z of spots) {
    const hung = createTrapeze({ size: 0.05, radius: 0.009, ...trapeze })
    hung.position.z = z
    group.add(hung)
  }
  if (!braced) return group
  const length = Math.hypot(drop, drop * 0.7)
  const brace = new THREE.CylinderGeometry(0.007, 0.007, length, 8)
  const lean = Math.atan2(drop * 0.7, drop)
  const braces = [-1, 1].map((side) => ({
    at: [side * (width / 2 + 0.02), drop / 2, spots[0] - drop * 0.35],
    turn: [-lean, 0, 0],
  }))
  group.add(copies(brace, zinc(), braces))
  return group
}
