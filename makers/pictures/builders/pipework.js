import * as THREE from 'three'
import {
  blackSteel,
  brass,
  castIron,
  matt,
  paint,
  steel,
  turnedSteel,
  zinc,
} from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { turned } from '../shapes/turned.js'

/** A bolted flange pair about z. */
export function createPipeFlange(radius, material) {
  const group = new THREE.Group()
  for (const side of [-1, 1]) {
    const z = side * 0.022
    group.add(
      turned(
        [
          [radius, z - 0.018],
          [radius * 1.75, z - 0.018],
          [radius * 1.75, z + 0.018],
          [radius, z + 0.018],
        ],
        material,
        { segments: 56 },
      ),
    )
  }
  group.add(bolts(ring(8, radius * 1.45, 0.042), radius * 0.13))
  return group
}

/** A pipe through `points` with flanges at its ends. */
export function createPipe(
  points,
  { radius = 0.08, material = paint('#5e7f86'), flanges = true, bend } = {},
) {
  const group = new THREE.Group()
  group.add(bentTube(points, radius, material, { bend }))
  if (!flanges) return group
  for (const [end, near] of [
    [points[0], points[1]],
    [points.at(-1), points.at(-2)],
  ]) {
    const flange = createPipeFlange(radius, material)
    flange.position.set(...end)
    flange.quaternion.setFromUnitVectors(
      new THREE.Vector3(0, 0, 1),
      new THREE.Vector3(...end).sub(new THREE.Vector3(...near)).normalize(),
    )
    group.add(flange)
  }
  return group
}

/** A rising-stem gate valve on a pipe along z, its wheel upward. */
export function createGateValve({
  radius = 0.08,
  body = castIron('#1d5560'),
  wheel = paint('#E9A23B'),
} = {}) {
  const r = radius
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [r * 1.1, -r * 2.6],
        [r * 1.1, -r * 1.6],
        [r * 1.7, -r * 0.9],
        [r * 1.7, r * 0.9],
        [r * 1.1, r * 1.6],
        [r * 1.1, r * 2.6],
      ],
      body,
      { edge: r * 0.3, crease: 0.3, segments: 48 },
    ),
  )
  for (const side of [-1, 1]) {
    const flange = createPipeFlange(r, body)
    flange.position.z = side * r * 2.6
    group.add(flange)
  }
  const bonnet = new THREE.Group()
  bonnet.rotation.x = -Math.PI / 2
  bonnet.add(
    turned(
      [
        [r * 1.35, r * 0.8],
        [r * 1.35, r * 2.4],
        [r * 1.9, r * 2.4],
        [r * 1.9, r * 2.7],
        [r * 1.3, r * 2.75],
        [r * 0.7, r * 3.8],
        [r * 0.45, r * 4.2],
        [r * 0.45, r * 5],
      ],
      body,
      { edge: r * 0.08, segments: 48 },
    ),
    turned(
      [
        [0, r * 7],
        [r * 0.2, r * 7],
        [r * 0.2, r * 5],
      ],
      turnedSteel(),
      { segments: 24 },
    ),
    bolts(ring(8, r * 1.68, r * 2.72), r * 0.14),
  )
  const rim = new THREE.Mesh(new THREE.TorusGeometry(r * 2.1, r * 0.2, 14, 64), wheel)
  rim.position.z = r * 5.6
  bonnet.add(rim)
  for (let index = 0; index < 5; index += 1) {
    const angle = (index / 5) * Math.PI * 2
    bonnet.add(
      rod(
        [0, 0, r * 5.5],
        [r * 2.1 * Math.cos(angle), r * 2.1 * Math.sin(angle), r * 5.6],
        r * 0.15,
        wheel,
        12,
      ),
    )
  }
  group.add(bonnet)
  return group
}

/** A dial gauge facing +z on a short stem. */
export function createGauge({ radius = 0.07 } = {}) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0, -0.01],
        [radius, -0.01],
        [radius * 1.1, 0.005],
        [radius * 1.1, 0.03],
        [radius * 0.95, 0.036],
        [radius * 0.95, 0.025],
        [0, 0.025],
      ],
      steel(),
      { segments: 56 },
    ),
    turned(
      [
        [0, 0.027],
        [radius * 0.94, 0.027],
      ],
      matt('#f3f6f5', 0.6),
      { edge: 0, segments: 56 },
    ),
    rod([0, -radius, 0.01], [0, -radius * 2.2, 0.01], radius * 0.17, brass()),
  )
  const needle = new THREE.Mesh(
    new THREE.BoxGeometry(radius * 0.06, radius * 0.8, 0.004),
    matt('#c0392b', 0.5),
  )
  needle.position.set(radius * 0.2, radius * 0.2, 0.031)
  needle.rotation.z = -0.8
  group.add(
    needle,
    turned(
      [
        [0, 0.036],
        [radius * 0.1, 0.036],
        [radius * 0.1, 0.028],
      ],
      blackSteel(),
      { segments: 20 },
    ),
  )
  for (let index = 0; index < 11; index += 1) {
    const angle = -0.7 + (index / 10) * 4.5
    const mark = new THREE.Mesh(
      new THREE.BoxGeometry(radius * 0.16, radius * 0.035, 0.002),
      matt('#20393f', 0.5),
    )
    mark.position.set(radius * 0.78 * Math.cos(angle), radius * 0.78 * Math.sin(angle), 0.029)
    mark.rotation.z = angle
    group.add(mark)
  }
  return group
}

/** A clevis hanger from `ceiling` for a pipe along z. */
export function createHanger({ radius = 0.08, ceiling = 1 } = {}) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [radius * 1.02, -0.02],
        [radius * 1.12, -0.02],
        [radius * 1.12, 0.02],
        [radius * 1.02, 0.02],
      ],
      zinc(),
      { edge: 0, segments: 40 },
    ),
  )
  group.add(rod([0, radius, 0], [0, ceiling, 0], 0.009, zinc(), 8))
  return group
}
