import * as THREE from 'three'
import { blackSteel } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'

/** A wire guard of concentric rings on spokes, slightly domed toward +z. */
export function createGuard({
  radius = 1,
  rings = 12,
  spokes = 6,
  wire = 0.006,
  dome = 0.1,
  inner = 0.12,
  material = blackSteel(),
} = {}) {
  const group = new THREE.Group()
  const rise = (r) => dome * (1 - (r / radius) ** 2)
  for (let index = 0; index < rings; index += 1) {
    const r = inner * radius + (radius - inner * radius) * (index / (rings - 1))
    const torus = new THREE.Mesh(new THREE.TorusGeometry(r, wire, 6, 72), material)
    torus.position.z = rise(r)
    group.add(torus)
  }
  for (let index = 0; index < spokes; index += 1) {
    const angle = (index / spokes) * Math.PI * 2 + Math.PI / spokes
    const at = (r) => [r * Math.cos(angle), r * Math.sin(angle), rise(r) - wire * 1.6]
    for (let step = 0; step < 6; step += 1) {
      const r0 = radius * (inner + ((1 - inner) * step) / 6)
      const r1 = radius * (inner + ((1 - inner) * (step + 1)) / 6)
      group.add(rod(at(r0), at(r1), wire * 1.5, material, 10))
    }
  }
  return group
}
