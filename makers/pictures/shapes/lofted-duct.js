import * as THREE from 'three'

/** Rectangular duct walls along z: four folded sheets with crossed stiffening breaks, open at both ends. */
export function ductWalls([width, height, length], material, { panel = 1.2, crown = 0.012 } = {}) {
  const group = new THREE.Group()
  const count = Math.max(1, Math.round(length / panel))
  const step = length / count
  const sides = [
    { span: width, out: [0, height / 2, 0], turn: [-Math.PI / 2, 0, 0] },
    { span: width, out: [0, -height / 2, 0], turn: [Math.PI / 2, 0, 0] },
    { span: height, out: [width / 2, 0, 0], turn: [0, Math.PI / 2, 0], tall: true },
    { span: height, out: [-width / 2, 0, 0], turn: [0, -Math.PI / 2, 0], tall: true },
  ]
  for (const { span, out, turn, tall } of sides) {
    const [a, b] = tall ? [step / 2, span / 2] : [span / 2, step / 2]
    const corners = [
      [-a, -b, 0],
      [a, -b, 0],
      [a, b, 0],
      [-a, b, 0],
      [0, 0, crown],
    ]
    const geometry = new THREE.BufferGeometry()
    const faces = [
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
    ]
    geometry.setAttribute(
      'position',
      new THREE.Float32BufferAttribute(
        faces.flat().flatMap((corner) => corners[corner]),
        3,
      ),
    )
    geometry.computeVertexNormals()
    for (let index = 0; index < count; index += 1) {
      const mesh = new THREE.Mesh(geometry, material)
      mesh.position.set(out[0], out[1], -length / 2 + step * (index + 0.5))
      mesh.rotation.set(...turn)
      group.add(mesh)
    }
  }
  return group
}
