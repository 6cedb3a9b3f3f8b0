import * as THREE from 'three'
import { matt } from '../stage/finishes.js'
import { createRandom } from '../stage/low-discrepancy.js'

/** One frond: a strip that rises and droops along +x, its leaflets hanging to both sides. */
function frondGeometry() {
  const positions = []
  const at = (share) => [share * 2.3, 0.75 * share - 1.5 * share * share, 0]
  for (let index = 0; index < 26; index += 1) {
    const share = 0.12 + (index / 26) * 0.88
    const [x, y] = at(share)
    const reach = 0.5 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) + 0.08
    for (const side of [-1, 1])
      positions.push(
        x,
        y,
        0,
        x + 0.055,
        y - 0.01,
        0,
        x + 0.28,
        y - reach * 0.55,
        side * reach * 0.8,
      )
    const [nextX, nextY] = at(share + 0.04)
    positions.push(x, y + 0.02, 0, x, y - 0.02, 0, nextX, nextY, 0)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** A date palm of `height` metres. */
export function createPalm({ height = 7, seed = 1, leaf = '#5d6f3c', bark = '#75644d' } = {}) {
  const random = createRandom(seed)
  const group = new THREE.Group()
  const lean = (random() - 0.5) * 0.8
  const path = new THREE.QuadraticBezierCurve3(
    new THREE.Vector3(0, 0, 0),
    new THREE.Vector3(lean, height * 0.5, 0),
    new THREE.Vector3(lean * 0.8, height, lean * 0.4),
  )
  group.add(new THREE.Mesh(new THREE.TubeGeometry(path, 12, 0.19, 9), matt(bark, 0.95)))
  const frond = frondGeometry()
  const count = 34
  const crown = new THREE.InstancedMesh(frond, matt(leaf, 0.75), count)
  const proxy = new THREE.Object3D()
  proxy.rotation.order = 'YXZ'
  for (let index = 0; index < count; index += 1) {
    proxy.position.set(lean * 0.8, height, lean * 0.4)
    proxy.rotation.set((random() - 0.5) * 0.3, index * 2.4, 0.9 - (index / count) * 1.7)
    proxy.scale.setScalar(0.85 + random() * 0.4)
    proxy.updateMatrix()
    crown.setMatrixAt(index, proxy.matrix)
  }
  crown.computeBoundingSphere()
  group.add(crown)
  return group
}
