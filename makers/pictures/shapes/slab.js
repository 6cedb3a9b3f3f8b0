import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** A box with softened edges, centred on `at`. */
export function slab(size, material, at = [0, 0, 0], edge = 0.008) {
  const radius = Math.min(edge, ...size.map((length) => length * 0.45))
  const mesh = new THREE.Mesh(new RoundedBoxGeometry(...size, 2, radius), material)
  mesh.position.set(...at)
  return mesh
}
