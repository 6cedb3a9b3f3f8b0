import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** Cuts every corner of a profile: edges of real parts catch the light. */
function chamfer(points, size) {
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after || size === 0) return [point]
    const toward = (other) => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1])
      const cut = Math.min(size, length * 0.45) / (length || 1)
      return [point[0] + (other[0] - point[0]) * cut, point[1] + (other[1] - point[1]) * cut]
    }
    return [toward(before), toward(after)]
  })
}

/** A part turned on a lathe round the z axis, from a profile of [radius, z] points. */
export function turned(profile, material, { edge = 0.006, segments = 96, crease = 0.5 } = {}) {
  const points = chamfer(profile, edge).map(
    ([radius, z]) => new THREE.Vector2(Math.max(radius, 0), z),
  )
  const geometry = toCreasedNormals(new THREE.LatheGeometry(points, segments), crease)
  const mesh = new THREE.Mesh(geometry, material)
  mesh.rotation.x = Math.PI / 2
  const group = new THREE.Group()
  group.add(mesh)
  return group
}
