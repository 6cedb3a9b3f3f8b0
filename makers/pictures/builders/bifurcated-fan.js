import * as THREE from 'three'
import { aluminium, galvanised, paint } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createImpeller } from './impeller.js'
import { createMotor } from './motor.js'

const swellAt = (z) =>
  0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, (1 - Math.abs(z)) / 0.55)))

const widthAt = (cosine, swell) => 0.72 + 0.36 * swell * Math.abs(cosine) ** 0.8

/** Height of the casing's top above a point of its axis plane, found by a few rounds of substitution. */
function topAt(x, z) {
  const swell = swellAt(z)
  let cosine = x
  for (let round = 0; round < 12; round += 1) cosine = x / widthAt(cosine, swell)
  return (0.72 - 0.02 * swell) * Math.sqrt(1 - cosine ** 2) + 0.012
}

/** The casing splits round an open tunnel in which the motor stands in clean air. */
function splitCasing(material) {
  const rows = 180
  const columns = 420
  const positions = []
  const faces = []
  for (let row = 0; row <= rows; row += 1) {
    const z = -1 + (row / rows) * 2
    const swell = swellAt(z)
    for (let column = 0; column <= columns; column += 1) {
      const angle = (column / columns) * Math.PI * 2
      const wide = widthAt(Math.cos(angle), swell)
      positions.push(wide * Math.cos(angle), (0.72 - 0.02 * swell) * Math.sin(angle), z)
    }
  }
  // The window into the motor tunnel, seen at both top and bottom.
  const open = (row, column) => {
    const z = -1 + ((row + 0.5) / rows) * 2
    const cosine = Math.cos(((column + 0.5) / columns) * Math.PI * 2)
    const x = cosine * widthAt(cosine, swellAt(z))
    return (z / 0.57) ** 4 + (x / 0.43) ** 4 < 1
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (open(row, column)) continue
      const corner = row * (columns + 1) + column
      faces.push(
        corner,
        corner + 1,
        corner + columns + 1,
        corner + 1,
        corner + columns + 2,
        corner + columns + 1,
      )
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, material)
}

/** Walls of the motor tunnel: a squarish sleeve through the casing along y. */
function motorTunnel(material) {
  const outline = Array.from({ length: 97 }, (_, step) => {
    const angle = (step / 96) * Math.PI * 2
    const soft = (value) => Math.sign(value) * Math.abs(value) ** 0.5
    return [0.43 * soft(Math.cos(angle)), 0.57 * soft(Math.sin(angle))]
  })
  const positions = []
  for (let index = 0; index < outline.length - 1; index += 1) {
    const [[ax, az], [bx, bz]] = [outline[index], outline[index + 1]]
    const [a, b] = [topAt(ax, az), topAt(bx, bz)]
    positions.push(ax, -a, az, bx, -b, bz, bx, b, bz, ax, -a, az, bx, b, bz, ax, a, az)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, material)
}

/** A bifurcated fan along z for hot or foul air, its motor in the open between two airways. */
export function createBifurcatedFan({ body = galvanised(), motorColor = '#00706a' } = {}) {
  const group = new THREE.Group()
  group.add(splitCasing(body), motorTunnel(body))
  for (const side of [-1, 1]) {
    const z = side * 1.0
    group.add(
      turned(
        [
          [0.71, z - 0.2 * side],
          [0.72, z],
        ],
        body,
        { edge: 0 },
      ),
      turned(
        [
          [0.71, z - 0.016],
          [0.83, z - 0.016],
          [0.83, z + 0.016],
          [0.71, z + 0.016],
          [0.71, z - 0.016],
        ],
        body,
        { edge: 0.005, segments: 128 },
      ),
      bolts(ring(20, 0.78, z + 0.016), 0.016),
    )
  }
  const motor = createMotor({ radius: 0.24, length: 0.72, color: motorColor })
  motor.position.set(0, 0.3, 0)
  const wheel = createImpeller({
    tip: 0.7,
    hub: 0.24,
    count: 8,
    chord: 0.3,
    depth: 0.2,
    blade: aluminium(),
  })
  wheel.position.z = 0.78
  group.add(motor, wheel)
  for (const z of [-0.7, 0.7]) {
    group.add(slab([1.1, 0.03, 0.14], paint('#21464e'), [0, -0.98, z], 0.006))
    for (const x of [-1, 1])
      group.add(slab([0.03, 0.5, 0.14], paint('#21464e'), [x * 0.46, -0.74, z], 0.006))
  }
  group.userData.wheel = wheel
  return group
}
