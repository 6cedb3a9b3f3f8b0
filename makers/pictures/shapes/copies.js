import * as THREE from 'three'

/** Many copies of one geometry in a single draw; `poses` are { at, turn, scale }. */
export function copies(geometry, material, poses) {
  const mesh = new THREE.InstancedMesh(geometry, material, poses.length)
  const proxy = new THREE.Object3D()
  poses.forEach(({ at, turn = [0, 0, 0], scale = [1, 1, 1] }, index) => {
    proxy.position.set(...at)
    proxy.rotation.set(...turn)
    proxy.scale.set(...scale)
    proxy.updateMatrix()
    mesh.setMatrixAt(index, proxy.matrix)
  })
  mesh.computeBoundingSphere()
  return mesh
}

/** Poses evenly spaced on a circle in the xy plane. */
export function ring(count, radius, z, start = 0) {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2
    return { at: [radius * Math.cos(angle), radius * Math.sin(angle), z], turn: [0, 0, angle] }
  })
}
