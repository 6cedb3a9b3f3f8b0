import * as THREE from 'three'
import { bentTube } from '../shapes/bent-tube.js'
import { bolts } from '../shapes/bolts.js'
import { plate, roundHole } from '../shapes/plate.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { aluminium, castIron, galvanised } from '../stage/finishes.js'
import { createImpeller } from './impeller.js'
import { createMotor } from './motor.js'

/** Half of the plate's side and of the pitch of its holes; the size table has both as parts of the diameter. */
const SIDE = 1.25
const PITCH = 1.15
/** How far the plate's edges are folded back, for stiffness. */
const FOLD = 0.08
const LIP = 1.17
const RING = 0.42
/** The motor's tail is as far behind the plate as the size table says. */
const MOTOR = { radius: 0.27, length: 0.76, z: -0.84 }
const ARM = 0.87

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]

function rounded(half, radius) {
  const flat = half - radius
  const shape = new THREE.Shape()
  for (const [index, [x, y]] of CORNERS.entries())
    shape.absarc(
      x * flat,
      y * flat,
      radius,
      (index * Math.PI) / 2,
      ((index + 1) * Math.PI) / 2,
      false,
    )
  shape.closePath()
  return shape
}

/** The square sheet with its folded edges, its hole for the ring and the holes for the wall's bolts. */
function mountingPlate(material) {
  const group = new THREE.Group()
  const holes = CORNERS.map(([x, y]) => roundHole(x * PITCH, y * PITCH, 0.034))
  const sheet = plate(rounded(SIDE, 0.1), 0.024, material, {
    holes: [roundHole(0, 0, LIP - 0.01), ...holes],
    edge: 0.008,
    curveSegments: 96,
  })
  sheet.position.z = -0.012
  const rim = plate(rounded(SIDE, 0.1), FOLD, material, {
    holes: [
      new THREE.Path(
        rounded(SIDE - 0.024, 0.078)
          .getPoints(12)
          .toReversed(),
      ),
    ],
    edge: 0.004,
    curveSegments: 24,
  })
  rim.position.z = -FOLD / 2 - 0.012
  group.add(sheet, rim)
  return group
}

/** Bell mouth and ring, drawn from one sheet: it swells before the plate and runs back to a rolled edge. */
function bellMouth(material) {
  const steps = Array.from({ length: 15 }, (_, step) => step / 14)
  const swell = steps
    .slice(0, 8)
    .map((share) => [LIP - 0.03 * share * 2, 0.034 * Math.sin(share * Math.PI)])
  const curve = steps.map((share) => {
    const angle = (1 - share) * (Math.PI / 2)
    return [1.0 + 0.14 * (1 - Math.cos(angle)), -0.106 + 0.14 * Math.sin(angle)]
  })
  return turned(
    [
      [LIP + 0.014, -0.004],
      ...swell,
      ...curve,
      [1.0, -RING],
      [1.045, -RING],
      [1.045, -RING + 0.03],
      [1.018, -RING + 0.03],
      [1.018, -0.1],
    ],
    material,
    { edge: 0, segments: 160, crease: 0.45 },
  )
}

/** Four arms that reach from the plate's corners round the ring to a clamp on the motor. */
function motorArms(material) {
  const group = new THREE.Group()
  for (const [x, y] of CORNERS) {
    const at = (across, z) => [x * across, y * across, z]
    group.add(
      bentTube([at(ARM, -0.02), at(ARM, MOTOR.z), at(0.17, MOTOR.z)], 0.036, material, {
        bend: 0.2,
      }),
      slab([0.16, 0.16, 0.03], material, at(ARM, -0.04)),
    )
  }
  const { radius, z } = MOTOR
  group.add(
    turned(
      [
        [radius * 0.96, z + 0.07],
        [radius * 1.14, z + 0.07],
        [radius * 1.14, z - 0.07],
        [radius * 0.96, z - 0.07],
      ],
      material,
    ),
  )
  return group
}

function ratingPlate() {
  const group = new THREE.Group()
  group.add(slab([0.2, 0.12, 0.008], aluminium(), [0, 0, 0.004], 0.006))
  for (const [index, length] of [0.15, 0.11, 0.13].entries())
    group.add(
      slab([length, 0.01, 0.004], castIron('#2b4046'), [
        (length - 0.16) / 2,
        0.03 - index * 0.028,
        0.009,
      ]),
    )
  return group
}

/** An axial fan of radius 1 about z on a square plate for a wall, inlet toward +z; the plate's face is at z = 0. */
export function createPlateFan({
  sheet = galvanised(),
  arms = castIron('#23474f'),
  motorColor = '#1d5560',
  impeller = {},
} = {}) {
  const group = new THREE.Group()
  group.add(mountingPlate(sheet), bellMouth(sheet), motorArms(arms))
  const wheel = createImpeller({ hub: 0.3, count: 7, chord: 0.46, ...impeller })
  wheel.position.z = -0.24
  const motor = createMotor({ ...MOTOR, color: motorColor })
  motor.position.z = MOTOR.z
  const label = ratingPlate()
  label.position.set(-0.93, -1.03, 0)
  group.add(wheel, motor, label)
  group.add(
    bolts(
      CORNERS.map(([x, y]) => ({ at: [x * ARM, y * ARM, 0] })),
      0.03,
    ),
  )
  group.userData.wheel = wheel
  return group
}
