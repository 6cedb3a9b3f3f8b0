import * as THREE from 'three'

/** A flat plate cut to `outline` (and `holes`), in the xy plane, `thickness` deep along z, its edges broken. */
export function plate(
  outline,
  thickness,
  material,
  { holes = [], edge = 0.004, curveSegments = 48 } = {},
) {
  const shape =
    outline instanceof THREE.Shape
      ? outline
      : new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)))
  shape.holes.push(...holes)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(thickness - edge * 2, 0.0005),
    bevelEnabled: edge > 0,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 2,
    curveSegments,
  })
  geometry.translate(0, 0, -thickness / 2 + edge)
  return new THREE.Mesh(geometry, material)
}

/** A round hole for a plate. */
export function roundHole(x, y, radius) {
  const hole = new THREE.Path()
  hole.absarc(x, y, radius, 0, Math.PI * 2, true)
  return hole
}
