import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** A tube through the points, straight between them, with round elbows of `bend` radius. */
export function bentTube(points, radius, material, { bend = radius * 2.2, segments = 28 } = {}) {
  const corners = points.map((point) => new THREE.Vector3(...point))
  const path = new THREE.CurvePath()
  let from = corners[0]
  for (let index = 1; index < corners.length - 1; index += 1) {
    const corner = corners[index]
    const back = from.clone().sub(corner)
    const ahead = corners[index + 1].clone().sub(corner)
    const cut = Math.min(bend, back.length() * 0.49, ahead.length() * 0.49)
    const enter = corner.clone().addScaledVector(back.normalize(), cut)
    const leave = corner.clone().addScaledVector(ahead.normalize(), cut)
    path.add(new THREE.LineCurve3(from, enter))
    path.add(new THREE.QuadraticBezierCurve3(enter, corner, leave))
    from = leave
  }
  path.add(new THREE.LineCurve3(from, corners.at(-1)))
  const pieces = path.curves.map((curve) => {
    const steps = curve.isLineCurve3 ? 1 : 14
    return new THREE.TubeGeometry(curve, steps, radius, segments)
  })
  return new THREE.Mesh(mergeGeometries(pieces), material)
}
