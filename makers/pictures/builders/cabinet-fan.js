import * as THREE from 'three'
import { aluminium, blackSteel, galvanised, matt, paint, zinc } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { plate, roundHole } from '../shapes/plate.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createCentrifugalWheel } from './centrifugal-wheel.js'

const WIDTH = 1.9
const HEIGHT = 1.5
const DEPTH = 1.7
const THROAT = 0.43

function frame(material) {
  const bar = 0.07
  const group = new THREE.Group()
  for (const y of [-1, 1]) {
    for (const z of [-1, 1])
      group.add(slab([WIDTH, bar, bar], material, [0, (y * HEIGHT) / 2, (z * DEPTH) / 2], 0.012))
    for (const x of [-1, 1])
      group.add(slab([bar, bar, DEPTH], material, [(x * WIDTH) / 2, (y * HEIGHT) / 2, 0], 0.012))
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      group.add(slab([bar, HEIGHT, bar], material, [(x * WIDTH) / 2, 0, (z * DEPTH) / 2], 0.012))
      for (const y of [-1, 1])
        group.add(
          slab(
            [0.1, 0.1, 0.1],
            matt('#1c353b', 0.5),
            [(x * WIDTH) / 2, (y * HEIGHT) / 2, (z * DEPTH) / 2],
            0.025,
          ),
        )
    }
  }
  return group
}

function inlet(skin) {
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => [x * (WIDTH / 2 - 0.02), y * (HEIGHT / 2 - 0.02)])
  const face = plate(square, 0.03, skin, { holes: [roundHole(0, 0, 0.5)] })
  face.position.z = DEPTH / 2 - 0.01
  const z = DEPTH / 2 + 0.01
  const bell = Array.from({ length: 12 }, (_, step) => {
    const angle = (step / 11) * (Math.PI / 2)
    return [THROAT + 0.11 * (1 - Math.cos(angle)), z - 0.12 + 0.14 * Math.sin(angle)]
  })
  const group = new THREE.Group()
  group.add(
    face,
    turned([...bell, [0.6, z + 0.02], [0.6, z + 0.004]], aluminium(), { edge: 0 }),
    bolts(ring(12, 0.575, z + 0.02), 0.012),
  )
  const wheel = createCentrifugalWheel({
    radius: 0.66,
    eye: THROAT + 0.025,
    disc: paint('#d3dbda', 0.42),
  })
  // The ring at the wheel's eye begins before the cone's throat: the cone reaches into it.
  wheel.position.z = z - 0.12 - 0.34
  const dark = slab([WIDTH - 0.2, HEIGHT - 0.2, 0.02], matt('#1b2426', 0.9), [0, 0, 0])
  dark.position.z = -DEPTH / 2 + 0.4
  group.add(wheel, dark)
  group.userData.wheel = wheel
  return group
}

function sideDoor(skin) {
  const group = new THREE.Group()
  group.add(
    slab([0.03, HEIGHT - 0.04, DEPTH - 0.04], skin, [0, 0, 0], 0.01),
    slab([0.03, HEIGHT - 0.26, DEPTH - 0.3], skin, [0.022, 0, 0], 0.014),
  )
  for (const y of [-0.38, 0.38]) {
    group.add(
      slab([0.04, 0.14, 0.06], blackSteel(), [0.05, y, 0.6], 0.01),
      slab([0.035, 0.04, 0.18], blackSteel(), [0.08, y, 0.56], 0.014),
    )
    group.add(slab([0.03, 0.15, 0.05], aluminium(), [0.045, y, -0.64], 0.01))
  }
  group.add(
    slab([0.06, 0.2, 0.26], matt('#1c353b', 0.5), [0.05, 0.1, 0], 0.02),
    slab([0.03, 0.09, 0.09], paint('#E9A23B'), [0.085, 0.1, 0], 0.02),
  )
  return group
}

/** An acoustic cabinet fan: lined box in an aluminium frame, round inlet toward +z with its wheel in sight, hinged side door. */
export function createCabinetFan({ skin = paint('#d5dedd', 0.4) } = {}) {
  const group = new THREE.Group()
  const front = inlet(skin)
  group.add(frame(aluminium()), front)
  const door = sideDoor(skin)
  door.position.x = WIDTH / 2 - 0.012
  const back = sideDoor(skin)
  back.position.x = -WIDTH / 2 + 0.012
  back.rotation.y = Math.PI
  group.add(
    door,
    back,
    slab([WIDTH - 0.06, 0.03, DEPTH - 0.06], skin, [0, HEIGHT / 2 - 0.01, 0], 0.01),
    slab([WIDTH - 0.06, 0.03, DEPTH - 0.06], skin, [0, -HEIGHT / 2, 0]),
  )
  for (const x of [-1, 1])
    group.add(
      slab(
        [0.12, 0.14, DEPTH + 0.16],
        galvanised(),
        [x * (WIDTH / 2 - 0.12), -HEIGHT / 2 - 0.1, 0],
        0.01,
      ),
    )
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const mount = turned(
        [
          [0, 0.04],
          [0.09, 0.04],
          [0.11, -0.05],
          [0, -0.05],
        ],
        matt('#11191b', 0.6),
        { segments: 32 },
      )
      mount.rotation.x = -Math.PI / 2
      mount.position.set(x * (WIDTH / 2 - 0.12), -HEIGHT / 2 - 0.2, z * 0.72)
      const eye = new THREE.Mesh(new THREE.TorusGeometry(0.05, 0.014, 8, 28), zinc())
      eye.position.set(x * (WIDTH / 2 - 0.06), HEIGHT / 2 + 0.08, z * (DEPTH / 2 - 0.06))
      group.add(mount, eye)
    }
  }
  group.userData.wheel = front.userData.wheel
  return group
}
