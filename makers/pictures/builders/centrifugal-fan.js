import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { aluminium, paint, turnedSteel } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { plate, roundHole } from '../shapes/plate.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createCentrifugalWheel } from './centrifugal-wheel.js'
import { createMotor } from './motor.js'
import { createDuctFlange } from './rect-duct.js'

const OUTLET_TOP = 1.75
const CUT_OFF = Math.PI * 0.26
const THROAT = 0.45

/** The scroll's outline: a spiral that opens from the cut-off round to a vertical outlet at its right. */
function scrollOutline(grow = 0) {
  const points = []
  // A rim that stands out beyond the sheet also moves up the outlet's inner side at the cut-off.
  const from = CUT_OFF + Math.PI * grow * 0.87
  for (let step = 0; step <= 60; step += 1) {
    const angle = from + (step / 60) * (2 * Math.PI - from)
    const share = (angle - CUT_OFF) / (2 * Math.PI - CUT_OFF)
    const radius = 0.86 + 0.46 * share + grow
    points.push([radius * Math.cos(angle), radius * Math.sin(angle)])
  }
  points.push([1.32 + grow, OUTLET_TOP], [0.48 - grow, OUTLET_TOP])
  return points
}

function wrapper(depth, material) {
  const outline = scrollOutline()
  const spiral = outline.slice(0, -1)
  const strip = [...spiral.slice(0, -1), spiral.at(-2), spiral.at(-1)]
  const cut = [outline.at(-1), spiral[0]]
  const positions = []
  for (const line of [strip, cut]) {
    for (let index = 0; index < line.length - 1; index += 1) {
      const [[ax, ay], [bx, by]] = [line[index], line[index + 1]]
      positions.push(ax, ay, -depth / 2, bx, by, -depth / 2, bx, by, depth / 2)
      positions.push(ax, ay, -depth / 2, bx, by, depth / 2, ax, ay, depth / 2)
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  return new THREE.Mesh(toCreasedNormals(geometry, 0.4), material)
}

/** A single-inlet centrifugal fan, inlet toward +z, outlet upward, direct driven, on a base frame. */
export function createCentrifugalFan({
  depth = 0.8,
  body = paint('#00706a'),
  frame = paint('#21464e'),
  motorColor = '#1b3a42',
} = {}) {
  const group = new THREE.Group()
  const half = depth / 2
  const outline = scrollOutline(0.035)
  group.add(
    plate(outline, 0.018, body, { holes: [roundHole(0, 0, 0.56)] }),
    plate(outline, 0.018, body),
    wrapper(depth, body),
  )
  group.children[0].position.z = half
  group.children[1].position.z = -half
  const spiral = scrollOutline(0.012).slice(0, 61)
  const studs = spiral
    .filter((_, index) => index % 4 === 2)
    .map(([x, y]) => ({ at: [x, y, half + 0.009] }))
  const bell = Array.from({ length: 12 }, (_, step) => {
    const angle = (step / 11) * (Math.PI / 2)
    return [THROAT + 0.13 * (1 - Math.cos(angle)), half - 0.07 + 0.13 * Math.sin(angle)]
  })
  group.add(
    bolts(studs, 0.015),
    turned([...bell, [0.66, half + 0.06], [0.66, half + 0.012], [0.6, half + 0.01]], aluminium(), {
      edge: 0,
    }),
    bolts(ring(12, 0.625, half + 0.06), 0.013),
  )
  const wheel = createCentrifugalWheel({ eye: THROAT + 0.025 })
  // The ring at the wheel's eye begins before the cone's throat: the cone reaches into it.
  wheel.position.z = half - 0.07 - 0.34
  const shaft = turned(
    [
      [0.055, 0.1],
      [0.055, -half - 0.2],
    ],
    turnedSteel(),
    { segments: 40 },
  )
  group.add(wheel, shaft)
  const flange = createDuctFlange([0.84, depth], 0, frame, 0.06)
  flange.rotation.x = -Math.PI / 2
  flange.position.set(0.9, OUTLET_TOP - 0.02, 0)
  group.add(flange)
  const motor = createMotor({ radius: 0.26, length: 0.78, feet: true, color: motorColor })
  motor.position.set(0, 0, -half - 0.55)
  group.add(motor)
  const base = -1.42
  for (const x of [-0.95, 0.95])
    group.add(slab([0.12, 0.16, depth + 1.3], frame, [x, base, -0.42], 0.012))
  for (const z of [half + 0.1, -half - 0.1, -half - 0.9])
    group.add(slab([2.0, 0.12, 0.1], frame, [0, base + 0.02, z], 0.012))
  for (const x of [-0.72, 0.72])
    for (const z of [half - 0.06, -half + 0.06])
      group.add(slab([0.09, 0.62, 0.09], frame, [x, base + 0.36, z]))
  group.add(slab([0.8, base * -1 - 0.36, 0.7], frame, [0, base / 2 - 0.15, -half - 0.52], 0.02))
  for (const x of [-0.95, 0.95]) {
    for (const z of [0.42, -0.95]) {
      const mount = turned(
        [
          [0, 0.06],
          [0.09, 0.06],
          [0.12, -0.05],
          [0, -0.05],
        ],
        paint('#11191b', 0.6),
        { segments: 32 },
      )
      mount.rotation.x = -Math.PI / 2
      mount.position.set(x, base - 0.13, z)
      group.add(mount)
    }
  }
  group.userData.wheel = wheel
  return group
}
