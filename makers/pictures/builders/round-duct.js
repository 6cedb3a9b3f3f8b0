import * as THREE from 'three'
import { galvanised, zinc } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { turned } from '../shapes/turned.js'

class Helix extends THREE.Curve {
  constructor(radius, length, pitch) {
    super()
    Object.assign(this, { radius, length, turns: length / pitch })
  }

  getPoint(share, point = new THREE.Vector3()) {
    const angle = share * this.turns * Math.PI * 2
    return point.set(
      this.radius * Math.cos(angle),
      this.radius * Math.sin(angle),
      (share - 0.5) * this.length,
    )
  }
}

/** Spiral-seamed round duct along z with couplings at its ends and, if asked, a hanger to `ceiling`. */
export function createRoundDuct({
  radius = 0.3,
  length = 3,
  pitch = 0.16,
  material = galvanised(),
  ceiling = 0,
  seam = true,
} = {}) {
  const half = length / 2
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [radius, half],
        [radius, -half],
      ],
      material,
      { edge: 0, segments: 64 },
    ),
  )
  if (seam) {
    const curve = new Helix(radius, length, pitch)
    group.add(
      new THREE.Mesh(
        new THREE.TubeGeometry(curve, Math.ceil(curve.turns * 40), 0.006, 5),
        material,
      ),
    )
  }
  for (const side of [-1, 1]) {
    const z = side * half
    group.add(
      turned(
        [
          [radius, z - 0.06],
          [radius * 1.03, z - 0.05],
          [radius * 1.03, z + 0.05],
          [radius, z + 0.06],
        ],
        material,
        { segments: 64 },
      ),
    )
  }
  if (ceiling > 0) {
    for (const z of [-half * 0.5, half * 0.5]) {
      group.add(
        turned(
          [
            [radius * 1.015, z - 0.02],
            [radius * 1.035, z - 0.02],
            [radius * 1.035, z + 0.02],
            [radius * 1.015, z + 0.02],
          ],
          zinc(),
          { edge: 0, segments: 48 },
        ),
      )
      group.add(rod([0, radius, z], [0, ceiling, z], 0.008, zinc(), 8))
    }
  }
  return group
}

/** A segmented ninety-degree bend of `gores` pieces, from along z into +x. */
export function createRoundBend({
  radius = 0.3,
  bend = 0.6,
  gores = 5,
  material = galvanised(),
} = {}) {
  const group = new THREE.Group()
  const torus = new THREE.TorusGeometry(bend, radius, 40, gores, Math.PI / 2).toNonIndexed()
  torus.computeVertexNormals()
  const mesh = new THREE.Mesh(torus, material)
  mesh.rotation.set(Math.PI / 2, 0, Math.PI)
  mesh.position.x = bend
  mesh.rotation.order = 'XYZ'
  group.add(mesh)
  for (let index = 0; index <= gores; index += 1) {
    const angle = (index / gores) * (Math.PI / 2)
    const rib = new THREE.Mesh(new THREE.TorusGeometry(radius, 0.008, 6, 48), material)
    rib.position.set(bend - bend * Math.cos(angle), 0, bend * Math.sin(angle))
    rib.rotation.y = angle
    group.add(rib)
  }
  return group
}
