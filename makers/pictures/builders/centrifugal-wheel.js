import * as THREE from 'three'
import { paint, turnedSteel } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { turned } from '../shapes/turned.js'

const ALONG = 18
const ACROSS = 6
const SHEET = 0.011
/** Cotangent of the 38° between a blade and the wheel's circumference: the same at each radius. */
const LAG = 1 / Math.tan((38 * Math.PI) / 180)

/** Height of the shroud over the back plate at a radius: round at the eye, a cone toward the rim. */
function shroudHeight(r, { radius, eye, width }) {
  const out = Math.min(Math.max((r - eye) / (radius - eye), 0), 1)
  return width * (1 - 0.3 * (1 - (1 - out) ** 1.7))
}

/** A point of a blade: `along` from its leading edge to the rim, `up` from the back plate to the shroud. */
function bladePoint(along, up, side, wheel) {
  const { radius, eye } = wheel
  const root = radius * 0.44
  // The leading edge is cut at a slant, so the blades are in sight through the eye.
  const leading = root + (eye * 1.03 - root) * up
  const r = leading + (radius * 0.985 - leading) * along
  const angle = -LAG * Math.log(r / root)
  // A right angle to the spiral is turned from the radius by the blade's own angle.
  const across = angle + Math.atan(1 / LAG)
  return [
    r * Math.cos(angle) + side * SHEET * 0.5 * Math.cos(across),
    r * Math.sin(angle) + side * SHEET * 0.5 * Math.sin(across),
    up * shroudHeight(r, wheel),
  ]
}

/** A surface over rows of points. */
function sheet(rows) {
  const geometry = new THREE.BufferGeometry()
  const wide = rows[0].length
  const faces = []
  for (let row = 0; row < rows.length - 1; row += 1) {
    for (let column = 0; column < wide - 1; column += 1) {
      const corner = row * wide + column
      faces.push(corner, corner + 1, corner + wide, corner + 1, corner + wide + 1, corner + wide)
    }
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(rows.flat(2), 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

const shares = (count) => Array.from({ length: count + 1 }, (_, step) => step / count)

/** The faces of one blade and the two edges of it that can be seen. */
function bladeSurfaces(wheel) {
  const face = (side) =>
    shares(ALONG).map((along) => shares(ACROSS).map((up) => bladePoint(along, up, side, wheel)))
  const edge = (along) =>
    shares(ACROSS).map((up) => [-1, 1].map((side) => bladePoint(along, up, side, wheel)))
  return [face(-1), face(1), edge(0), edge(1)].map(sheet)
}

function shroud(wheel, material) {
  const { radius, eye, width } = wheel
  const outside = shares(14).map((out) => {
    const r = eye + (radius - eye) * out
    return [r, shroudHeight(r, wheel)]
  })
  const inside = outside.map(([r, z]) => [r, z - SHEET]).reverse()
  // The ring at the eye, into which the inlet cone reaches.
  return turned(
    [[eye - SHEET, width], [eye - SHEET, width + 0.06], [eye, width + 0.06], ...outside, ...inside],
    material,
    { edge: 0, crease: 0.4 },
  )
}

function boss(reach) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0.08, reach],
        [0.115, reach],
        [0.125, 0.05],
        [0.14, 0.032],
        [0.215, 0.032],
        [0.215, 0],
      ],
      paint('#21464e'),
      { edge: 0.008 },
    ),
    turned(
      [
        [0, reach + 0.035],
        [0.058, reach + 0.035],
        [0.058, reach - 0.01],
        [0.08, reach - 0.01],
      ],
      turnedSteel(),
      { edge: 0.008, segments: 48 },
    ),
    bolts(ring(8, 0.18, 0.032), 0.015),
    bolts(ring(1, 0, reach + 0.035), 0.022),
  )
  return group
}

/**
 * A backward-curved wheel about z, its back plate at z = 0 and its eye toward +z, turning
 * anticlockwise as seen from there.
 * @param radius of the rim, `eye` of the ring at its inlet, `width` from the back plate to the eye; in metres
 */
export function createCentrifugalWheel({
  radius = 0.72,
  eye = 0.47,
  width = 0.3,
  count = 10,
  material = paint('#ccd5d4', 0.4),
  disc = paint('#8b9798', 0.42),
} = {}) {
  const group = new THREE.Group()
  const wheel = { radius, eye, width }
  for (const surface of bladeSurfaces(wheel)) {
    for (let index = 0; index < count; index += 1) {
      const blade = new THREE.Mesh(surface, material)
      blade.rotation.z = (index / count) * Math.PI * 2
      group.add(blade)
    }
  }
  group.add(
    shroud(wheel, material),
    turned(
      [
        [0, 0],
        [radius, 0],
        [radius, -0.014],
        [0, -0.014],
      ],
      disc,
      { edge: 0.003 },
    ),
    boss(width * 0.7),
  )
  return group
}
