import * as THREE from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { zinc } from '../stage/finishes.js'
import { copies } from './copies.js'

function boltGeometry(radius) {
  const head = new THREE.CylinderGeometry(radius * 0.92, radius, radius * 1.1, 6).translate(
    0,
    radius * 0.75,
    0,
  )
  const washer = new THREE.CylinderGeometry(
    radius * 1.45,
    radius * 1.5,
    radius * 0.28,
    20,
  ).translate(0, radius * 0.1, 0)
  return toCreasedNormals(mergeGeometries([head, washer]), 0.4).rotateX(Math.PI / 2)
}

/** Hexagon bolt heads with washers, standing along +z at each pose. */
export function bolts(poses, radius, material = zinc()) {
  return copies(boltGeometry(radius), material, poses)
}
