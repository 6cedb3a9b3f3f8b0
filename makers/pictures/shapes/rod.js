import * as THREE from 'three'

/** A round bar from one point to another. */
export function rod(from, to, radius, material, segments = 20) {
  const start = new THREE.Vector3(...from)
  const along = new THREE.Vector3(...to).sub(start)
  const mesh = new THREE.Mesh(
    new THREE.CylinderGeometry(radius, radius, along.length(), segments),
    material,
  )
  mesh.position.copy(start).addScaledVector(along, 0.5)
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize())
  return mesh
}
